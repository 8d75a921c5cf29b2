/**
 * Every sound is made here, of oscillators and noise; no files. One sound for one meaning. None is louder than half of what a
 * loudspeaker takes (-6 dBFS), nor are several at once: they go through one bend that holds them below it.
 */

import { settings } from "../settings.js";

/** @type {AudioContext | null} */
let audio = null;
/** By the loudspeaker: what all of its sounds go through. @type {WeakMap<BaseAudioContext, AudioNode>} */
const ways = new WeakMap();

const ATTACK = 0.004; // s; whatever begins at once clicks
const SILENT = 0.0001;
const LOUDEST = 0.5; // -6 dBFS
const STRAIGHT = 0.42; // up to here nothing is changed: most sounds alone
const POINTS = 4097; // of the curve; odd, so that silence stays silence

function loudspeaker() {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

/** Where sounds go in: what is too loud together is bent, as a voice through a hand, and never cut. @param {BaseAudioContext} into */
function way(into) {
  let node = ways.get(into);
  if (!node) {
    const room = LOUDEST - STRAIGHT;
    const bent = (/** @type {number} */ level) => (level <= STRAIGHT ? level : STRAIGHT + room * Math.tanh((level - STRAIGHT) / room));
    const curve = Float32Array.from({ length: POINTS }, (_, i) => {
      const level = (2 * i) / (POINTS - 1) - 1;
      return Math.sign(level) * bent(Math.abs(level));
    });
    node = new WaveShaperNode(into, { curve });
    node.connect(into.destination);
    ways.set(into, node);
  }
  return node;
}

/**
 * How loud something is that is struck and dies away.
 * @param {BaseAudioContext} into
 * @param {number} start
 * @param {number} length
 * @param {number} loud
 */
function struck(into, start, length, loud) {
  const gain = new GainNode(into, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENT, start + length);
  gain.connect(way(into));
  return gain;
}

/**
 * A tone, which may slide.
 * @param {BaseAudioContext} into
 * @param {number} frequency
 * @param {{at?: number, for?: number, loud?: number, type?: OscillatorType, to?: number}} [how]
 */
function tone(into, frequency, { at = 0, for: length = 0.2, loud = 0.2, type = "sine", to = frequency } = {}) {
  const start = into.currentTime + at;
  const source = new OscillatorNode(into, { type, frequency });
  source.frequency.setValueAtTime(frequency, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(struck(into, start, length, loud));
  source.start(start);
  source.stop(start + length + 0.02);
}

/**
 * Noise through a band.
 * @param {BaseAudioContext} into
 * @param {number} frequency
 * @param {{at?: number, for?: number, loud?: number, q?: number, to?: number}} [how]
 */
function noise(into, frequency, { at = 0, for: length = 0.1, loud = 0.2, q = 1, to = frequency } = {}) {
  const start = into.currentTime + at;
  const buffer = new AudioBuffer({ length: Math.ceil(into.sampleRate * length), sampleRate: into.sampleRate });
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(into, { buffer });
  const band = new BiquadFilterNode(into, { type: "bandpass", frequency, Q: q });
  band.frequency.setValueAtTime(frequency, start);
  band.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(band).connect(struck(into, start, length, loud));
  source.start(start);
}

/** Each plays itself into a loudspeaker, or into whatever else listens. @type {Record<string, (into: BaseAudioContext) => void>} */
export const SOUNDS = {
  /** your turn */
  knock(into) {
    tone(into, 330, { for: 0.12, loud: 0.3, type: "triangle", to: 180 });
    tone(into, 392, { at: 0.13, for: 0.14, loud: 0.26, type: "triangle", to: 210 });
  },
  /** a card is laid */
  paper(into) {
    noise(into, 2600, { for: 0.07, loud: 0.5, q: 0.7, to: 1200 });
  },
  /** a trick is won */
  sweep(into) {
    noise(into, 700, { for: 0.28, loud: 0.6, q: 0.9, to: 3400 });
  },
  drum(into) {
    for (const at of [0, 0.16, 0.24]) tone(into, 150, { at, for: 0.3, loud: 0.36, to: 50 });
  },
  clappers(into) {
    for (const at of [0, 0.17]) {
      noise(into, 1900, { at, for: 0.05, loud: 0.6, q: 5 });
      tone(into, 1250, { at, for: 0.06, loud: 0.22, type: "square", to: 1050 });
    }
  },
  bell(into) {
    for (const [i, part] of [1, 2.01, 2.98, 4.2].entries()) tone(into, 660 * part, { for: 1.1 / (i + 1), loud: 0.2 / (i + 1) });
  },
  marimba(into) {
    for (const [i, note] of [392, 523, 659].entries()) tone(into, note, { at: i * 0.09, for: 0.35, loud: 0.26 });
  },
  /** temple block */
  block(into) {
    tone(into, 820, { for: 0.1, loud: 0.3, to: 640 });
    tone(into, 1240, { for: 0.05, loud: 0.11 });
  },
  /** refused */
  tick(into) {
    tone(into, 140, { for: 0.07, loud: 0.3, type: "triangle", to: 90 });
  },
  /** the game is over */
  end(into) {
    for (const [i, note] of [392, 494, 587, 784].entries()) tone(into, note, { at: i * 0.14, for: 0.5, loud: 0.2, type: "triangle" });
  },
};

/** @param {string} name */
export function play(name) {
  if (!settings().sound) return;
  try {
    SOUNDS[name]?.(loudspeaker());
  } catch {
    // A machine without a loudspeaker still plays cards.
  }
}
