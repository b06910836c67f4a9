import type { BoxMotion, ProjectData } from '@reelwright/movie';
import { filmOf, itemIn } from '../film-parts.ts';

export interface BoxAnswers {
  readonly front: string;
  /** Of the narrow sides; empty: they have the colour. */
  readonly side: string;
  readonly color: string;
  readonly ratio: number;
  readonly depth: number;
  readonly turnDeg: number;
  readonly tiltDeg: number;
  readonly motion: BoxMotion;
  readonly seconds: number;
  /** Colour or gradient behind it; empty: one sees through. */
  readonly ground: string;
}

export const boxSize = { width: 1920, height: 1080 } as const;

/** A box in space as a film, and at rest where its motion does not count. */
export function boxMovie(answers: BoxAnswers, motion = answers.motion): ProjectData {
  const { front, side, ground, seconds, color, ratio, depth, turnDeg, tiltDeg } = answers;
  const box = { color, ratio, depth, turnDeg, tiltDeg, motion, ...(side && { side }) };
  const film = filmOf({
    title: '3D box',
    size: boxSize,
    seconds,
    ground: ground || undefined,
    items: [itemIn('box', 'image', { x: 0, y: 0, ...boxSize }, seconds, { url: front, box })],
  });
  return ground ? film : { ...film, movie: { ...film.movie, clear: true } };
}

const maxTiltDeg = 30;

/** How a box stands after it was dragged so far, in shares of what it is shown in. */
export function draggedBox(
  { turnDeg, tiltDeg }: Pick<BoxAnswers, 'turnDeg' | 'tiltDeg'>,
  by: { readonly x: number; readonly y: number },
): Pick<BoxAnswers, 'turnDeg' | 'tiltDeg'> {
  const turned = turnDeg + by.x * 240;
  return {
    turnDeg: Math.round((((turned + 180) % 360) + 360) % 360) - 180,
    tiltDeg: Math.round(Math.min(maxTiltDeg, Math.max(0, tiltDeg + by.y * 60))),
  };
}
