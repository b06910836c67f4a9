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

/** What of the room a box takes, however it is turned: the rest is for its shadow. */
const heightShare = 0.84;
const widthShare = 0.84;
/** Its shadow reaches a little further than itself. */
const footShare = 1.04;
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
  const { height, centerY } = roomFor(box, room);
  const [width, deep] = [height * box.ratio, height * box.ratio * box.depth];
  const centerX = room.width / 2;
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
    footprint: base.map(({ x, z }) => place(x * footShare, bottom, z * footShare)),
    height,
    top,
  };
}

/** How high a box can be, and where its middle is then, so that nothing of it leaves the room in any turn. */
function roomFor(
  { ratio, depth, tiltDeg }: Pick<BoxInSpace, 'ratio' | 'depth' | 'tiltDeg'>,
  room: { readonly width: number; readonly height: number },
): { readonly height: number; readonly centerY: number } {
  // For a box of height 1, around its middle. In some turn a corner is as near, and as far away, as can be.
  const corner = (Math.hypot(ratio, ratio * depth) / 2) * footShare;
  const eye = eyeHeights * Math.max(1, ratio);
  const horizon = -eye * Math.tan(radians(tiltDeg));
  const [near, far] = [eye / (eye - corner), eye / (eye + corner)];
  const seen = (y: number, factor: number) => horizon + (y - horizon) * factor;
  const below = seen(0.5, near);
  const above = Math.min(seen(-0.5, near), seen(-0.5, far));
  const height = Math.min(
    (room.height * heightShare) / (below - above),
    (room.width * widthShare) / (2 * corner * near),
  );
  return { height, centerY: room.height / 2 - (height * (below + above)) / 2 };
}
