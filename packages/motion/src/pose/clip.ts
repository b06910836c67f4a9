/** A point in fractions of a box. */
export type Point = readonly [x: number, y: number];

/** What of a thing can be seen. All lengths are fractions of its box; `clipPaths` turns any into paths. */
export type Clip =
  /** How much is cut off at each side. Negative: beyond the box, so shadows there stay whole. */
  | {
      readonly kind: 'inset';
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
      readonly left: number;
    }
  /** The radius is in fractions of the box's diagonal: .5 covers all from the middle. */
  | { readonly kind: 'circle'; readonly cx: number; readonly cy: number; readonly radius: number }
  | { readonly kind: 'polygon'; readonly points: readonly Point[] }
  /** Slats that lie in this direction; each opens from its own top or left edge. */
  | {
      readonly kind: 'blinds';
      readonly direction: 'horizontal' | 'vertical';
      readonly count: number;
      readonly open: number;
    }
  /** Tiles that open one after the other, in this order. */
  | {
      readonly kind: 'tiles';
      readonly columns: number;
      readonly rows: number;
      readonly order: 'diagonal' | 'scattered' | 'checkered';
      readonly open: number;
    }
  /** Only what is inside of both. */
  | { readonly kind: 'both'; readonly first: Clip; readonly second: Clip };
