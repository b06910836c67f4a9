/** One measured figure and the goal it is held against. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  readonly goal: string;
  readonly met: boolean;
  /** What it was measured on. */
  readonly detail: string;
}
