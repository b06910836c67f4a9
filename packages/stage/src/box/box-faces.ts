import type { BoxInSpace } from '@reelwright/movie';
import type { TurnInSpace } from '../pose/turn-in-space.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An upright side of a box, as it is seen. */
export interface Face {
  readonly shows: 'front' | 'side';
  /** How it lies in space: for whoever lays a picture on it. */
  readonly turn: TurnInSpace;
  readonly width: number;
  /** How much light falls on it, 0 to 1. */
  readonly light: number;
  readonly corners: readonly Point[];
}

export interface SeenBox {
  /** From the back to the front. */
  readonly faces: readonly Face[];
  /** Its lid, where it is seen from above. */
  readonly lid: readonly Point[] | undefined;
  /** Where it stands. */
  readonly footprint: readonly Point[];
  readonly height: number;
  readonly top: number;
}

/** What of the room a box takes: the rest is for its turning, and for its shadow. */
const heightShare = 0.68;
const widthShare = 0.8;
/** How far away one looks from, in heights of the box. */
const eyeHeights = 3.4;
/** Where the light comes from: the front, a little from the left. */
const lightDeg = -24;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * A box in the middle of a room, seen from straight ahead and a little above. Upright edges stay upright, as in
 * pictures of buildings: each side is foreshortened one way only, so that a picture is laid on it in exact strips.
 */
export function seenBox(
  box: Pick<BoxInSpace, 'ratio' | 'depth' | 'tiltDeg'>,
  turnDeg: number,
  room: { readonly width: number; readonly height: number },
): SeenBox {
  const { ratio, depth } = box;
  // As wide as it is when it shows its corners.
  const widest = Math.hypot(ratio, ratio * depth);
  const height = Math.min(room.height * heightShare, (room.width * widthShare) / widest);
  const [width, deep] = [height * ratio, height * ratio * depth];
  const [centerX, centerY] = [room.width / 2, room.height * 0.47];
  const [top, bottom] = [centerY - height / 2, centerY + height / 2];
  const eye = eyeHeights * Math.max(height, width);
  const horizon = centerY - eye * Math.tan(radians(box.tiltDeg));

  const farPx = Math.max(Math.abs(top - horizon), Math.abs(bottom - horizon));

  const place = (x: number, y: number, z: number): Point => {
    const factor = eye / (eye - z);
    return { x: centerX + x * factor, y: horizon + (y - horizon) * factor };
  };
  const faces = [0, 1, 2, 3].flatMap((quarter): (Face & { readonly away: number })[] => {
    const angle = radians(turnDeg + quarter * 90);
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const isFront = quarter % 2 === 0;
    const [across, off] = isFront ? [width, deep / 2] : [deep, width / 2];
    // Only what looks towards the eye is seen.
    if (eye * cos <= off) return [];
    const at = (along: number) => ({ x: off * sin + along * cos, z: off * cos - along * sin });
    const project = (along: number) => {
      const { x, z } = at(along);
      const factor = eye / (eye - z);
      return { at: x * factor, factor };
    };
    const find = (seen: number) =>
      (eye * off * sin - seen * (eye - off * cos)) / (seen * sin - eye * cos);
    const [left, right] = [at(-across / 2), at(across / 2)];
    return [
      {
        shows: isFront ? 'front' : 'side',
        turn: { axis: 'y', originX: centerX, originY: horizon, farPx, project, find },
        width: across,
        light: Math.max(0, Math.cos(angle - radians(lightDeg))),
        away: -off * cos,
        corners: [
          place(left.x, top, left.z),
          place(right.x, top, right.z),
          place(right.x, bottom, right.z),
          place(left.x, bottom, left.z),
        ],
      },
    ];
  });
  const base = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([side = 1, front = 1]) => {
    const [x, z] = [(side * width) / 2, (front * deep) / 2];
    const angle = radians(turnDeg);
    return {
      x: x * Math.cos(angle) + z * Math.sin(angle),
      z: z * Math.cos(angle) - x * Math.sin(angle),
    };
  });
  return {
    faces: faces.toSorted((a, b) => b.away - a.away),
    lid: horizon < top ? base.map(({ x, z }) => place(x, top, z)) : undefined,
    footprint: base.map(({ x, z }) => place(x * 1.04, bottom, z * 1.04)),
    height,
    top,
  };
}
