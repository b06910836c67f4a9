/**
 * The four directions as everybody's motion names use them: up and down say where it moves (in up
 * comes from below, out up goes above), left and right say where it comes from and goes to.
 */
export const directions = [
  { side: 'up', from: { x: 0, y: 1 }, to: { x: 0, y: -1 } },
  { side: 'down', from: { x: 0, y: -1 }, to: { x: 0, y: 1 } },
  { side: 'left', from: { x: -1, y: 0 }, to: { x: -1, y: 0 } },
  { side: 'right', from: { x: 1, y: 0 }, to: { x: 1, y: 0 } },
] as const;

/** Which way, in either axis: -1, 0 or 1. */
export interface Heading {
  readonly x: number;
  readonly y: number;
}
