/** When what happens to an item (and to each of its units), in seconds of its slide. */
export interface MotionPlan {
  /** With the tab order's wait. */
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly units: number;
  /** One unit's way in and out. */
  readonly unitInSeconds: number;
  readonly unitOutSeconds: number;
  /** How much later each unit begins than the one before it. */
  readonly inStaggerSeconds: number;
  /** Where units have times of their own: seconds after the start, never decreasing; instead of the stagger. */
  readonly unitStarts?: readonly number[];
  readonly outStaggerSeconds: number;
}

/** Where a unit of an item is in its life. `t` is plain time, 0 to 1, to hand to `pose`. */
export type Phase =
  | { readonly phase: 'before' }
  | { readonly phase: 'in'; readonly t: number }
  /** How long it has been in its place. */
  | { readonly phase: 'stay'; readonly seconds: number }
  | { readonly phase: 'out'; readonly t: number; readonly seconds: number }
  | { readonly phase: 'after' };
