/** The table of a lesson: what the rules refuse is a try as well. */

import { TableRoom } from "../table/room.js";

export class LessonRoom extends TableRoom {
  /** Is told of every card that the rules refuse. */
  refused = () => {};

  refuse() {
    super.refuse();
    this.refused();
  }
}
