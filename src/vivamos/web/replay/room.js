/** A table that is looked at again: everybody goes by name, but for whoever sat there. */

import { t } from "../words.js";
import { TableRoom } from "../table/room.js";

export class ReplayRoom extends TableRoom {
  /** The seat of whoever looks, if it was at this table. @type {number | null} */
  mine = null;

  get you() {
    return this.mine === this.me ? this.me : null;
  }

  /** Whose turn it was, and for what. */
  get turnText() {
    if (!this.ask || this.me === null) return "";
    return this.you === null ? this.text("replay-turn", { seat: this.me, prompt: this.ask.prompt }) : super.turnText;
  }

  get handLabel() {
    return this.you === null ? t("replay-hand", { name: this.eyes }) : super.handLabel;
  }

  /** Whose eyes one sees with. */
  get eyes() {
    return this.me === null ? t("replay-spectator") : this.called(this.me);
  }
}
