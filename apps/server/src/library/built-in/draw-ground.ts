/** Backdrops in a film's colours, each drawn once: light, floor, hills, waves. Soft, so a middle size is enough. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { seededChoices } from '@reelwright/chance';
import { hillsBack, hillsFront, wavesBack, wavesFront } from './grounds/landscapes.ts';
import { mesh, rays, stage, sweep } from './grounds/lights.ts';
import type { GroundColors, Room } from './grounds/paint.ts';
import { counter, paper } from './grounds/sheets.ts';
import { arch, halves, wall } from './grounds/walls.ts';

export type GroundShape = 'wide' | 'square' | 'vertical' | 'panorama';

const sizes = {
  wide: [1280, 720],
  square: [900, 900],
  vertical: [810, 1440],
  panorama: [2048, 720],
} as const;

export function groundSize(shape: GroundShape, scale: number): readonly [number, number] {
  const [width, height] = sizes[shape];
  const share = Math.min(1, scale * 1.2);
  return [Math.max(16, Math.round(width * share)), Math.max(16, Math.round(height * share))];
}

/** Light without edges looks the same from fewer pixels, and they take a third of the time. */
const soft = new Set(['sweep', 'mesh', 'stage']);
const softShare = 0.5;

export function drawGround(
  name: string,
  {
    shape,
    colors,
    seed,
    scale,
  }: {
    readonly shape: GroundShape;
    readonly colors: GroundColors;
    readonly seed: string;
    readonly scale: number;
  },
): Canvas | undefined {
  const draw = Object.hasOwn(grounds, name) ? grounds[name] : undefined;
  if (!draw) return undefined;
  const [width, height] = groundSize(shape, soft.has(name) ? scale * softShare : scale);
  const canvas = createCanvas(width, height);
  draw({
    ...colors,
    context: canvas.getContext('2d'),
    width,
    height,
    chance: seededChoices(`${name} ${seed}`),
  });
  return canvas;
}

const grounds: Readonly<Record<string, (room: Room) => void>> = {
  sweep,
  mesh,
  rays,
  arch,
  wall,
  paper,
  halves,
  counter,
  stage,
  'hills-back': hillsBack,
  'hills-front': hillsFront,
  'waves-back': wavesBack,
  'waves-front': wavesFront,
};
