/** Every sound is made here, of oscillators and noise; no files. One sound for one meaning. */

import { settings } from "../settings.js";

/** @type {AudioContext | null} */
let audio = null;

function context() {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

/**
 * A tone that is struck and dies away.
 * @param {number} frequency
 * @param {{at?: number, for?: number, loud?: number, type?: OscillatorType, to?: number}} [how]
 */
function tone(frequency, { at = 0, for: length = 0.2, loud = 0.2, type = "sine", to = frequency } = {}) {
  const ctx = context();
  const start = ctx.currentTime + at;
  const source = new OscillatorNode(ctx, { type, frequency });
  const gain = new GainNode(ctx, { gain: 0 });
  source.frequency.exponentialRampToValueAtTime(Math.max(20, to), start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(ctx.destination);
  source.start(start);
  source.stop(start + length + 0.02);
}

/**
 * Noise through a band.
 * @param {number} frequency
 * @param {{at?: number, for?: number, loud?: number, q?: number, to?: number}} [how]
 */
function noise(frequency, { at = 0, for: length = 0.1, loud = 0.2, q = 1, to = frequency } = {}) {
  const ctx = context();
  const start = ctx.currentTime + at;
  const buffer = new AudioBuffer({ length: Math.ceil(ctx.sampleRate * length), sampleRate: ctx.sampleRate });
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(ctx, { buffer });
  const band = new BiquadFilterNode(ctx, { type: "bandpass", frequency, Q: q });
  band.frequency.setValueAtTime(frequency, start);
  band.frequency.exponentialRampToValueAtTime(to, start + length);
  const gain = new GainNode(ctx, { gain: 0 });
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(band).connect(gain).connect(ctx.destination);
  source.start(start);
}

/** @type {Record<string, () => void>} */
const SOUNDS = {
  /** your turn */
  knock() {
    tone(330, { for: 0.12, loud: 0.3, type: "triangle", to: 180 });
    tone(392, { at: 0.13, for: 0.14, loud: 0.26, type: "triangle", to: 210 });
  },
  /** a card is laid */
  paper() {
    noise(2600, { for: 0.07, loud: 0.22, q: 0.7, to: 1200 });
  },
  /** a trick is won */
  sweep() {
    noise(700, { for: 0.28, loud: 0.18, q: 0.9, to: 3400 });
  },
  drum() {
    for (const at of [0, 0.16, 0.24]) tone(150, { at, for: 0.3, loud: 0.5, to: 50 });
  },
  clappers() {
    for (const at of [0, 0.17]) {
      noise(1900, { at, for: 0.05, loud: 0.6, q: 5 });
      tone(1250, { at, for: 0.06, loud: 0.22, type: "square", to: 1050 });
    }
  },
  bell() {
    for (const [i, part] of [1, 2.01, 2.98, 4.2].entries()) tone(660 * part, { for: 1.1 / (i + 1), loud: 0.2 / (i + 1) });
  },
  marimba() {
    for (const [i, note] of [392, 523, 659].entries()) tone(note, { at: i * 0.09, for: 0.35, loud: 0.26 });
  },
  /** temple block */
  block() {
    tone(820, { for: 0.1, loud: 0.4, to: 640 });
    tone(1240, { for: 0.05, loud: 0.14 });
  },
  /** refused */
  tick() {
    tone(140, { for: 0.07, loud: 0.3, type: "triangle", to: 90 });
  },
  /** the game is over */
  end() {
    for (const [i, note] of [392, 494, 587, 784].entries()) tone(note, { at: i * 0.14, for: 0.5, loud: 0.2, type: "triangle" });
  },
};

/** @param {string} name */
export function play(name) {
  if (!settings().sound) return;
  try {
    SOUNDS[name]?.();
  } catch {
    // A machine without a loudspeaker still plays cards.
  }
}
