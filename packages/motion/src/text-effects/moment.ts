/** When an effect is asked for its look. Same moment, same look: seeking equals playing. */
export interface Moment {
  /** Since the item appeared. */
  readonly seconds: number;
  /** How long the item is on screen. */
  readonly durationSeconds: number;
  /**
   * The pace of the effect's own entrance: .5 is its natural speed, 1 half of it. Effects take as
   * long as their text needs at that pace, and never so long that nobody can read it.
   */
  readonly inSeconds: number;
  /** How long the effect's own way out takes. 0: it stays, because the item's exit takes it away. */
  readonly outSeconds: number;
  /** The item's id: what is random about an effect comes from it. */
  readonly seed: string;
}
