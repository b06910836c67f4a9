import type { Pose } from '@reelwright/motion';
import { haloBlur } from '../pose/draw-posed.ts';
import type { Brush } from '../surface/brush.ts';
import type { TextPaint } from './draw-piece.ts';
import type { LaidText } from './layout-text.ts';
import { drawHalo } from './letter-halo.ts';
import { isReady } from './soft-letters.ts';
import { isBlank, type Unit, unitsOf } from './text-units.ts';

/**
 * Draws the light around a whole text, line by line, where all its letters shine alike and stay where they are:
 * halos of letters overlap so much that one for each would be twice as many px.
 * @returns false where letters have to draw their own.
 */
export function drawSharedHalo(
  brush: Brush,
  laid: LaidText,
  poses: ReadonlyMap<Unit, Pose | undefined>,
  paint: TextPaint,
): boolean {
  const [first] = poses;
  const [unit, pose] = first ?? [];
  if (!unit || !pose?.glow) return false;
  const { glow, opacity = 1 } = pose;
  for (const [{ box, pieces }, other] of poses) {
    if (!other || !isLightOnly(other) || other.glow !== glow) return false;
    if ((other.opacity ?? 1) !== opacity || box.height !== unit.box.height) return false;
    // These are pictures, which shine in colours of their own.
    if (pieces.some(({ fragment }) => fragment.emoji)) return false;
  }
  // The list itself is what pages are kept by.
  const units = unitsOf(laid, 'lines');
  const lines = units.filter(({ pieces }) => !pieces.every(isBlank));
  if (!lines.every((line) => isReady(brush, line))) return false;
  const faint = { ...brush, alpha: brush.alpha * Math.min(1, Math.max(0, opacity)) };
  for (const line of lines) {
    const letters = { units, unit: line, paint };
    drawHalo(faint, letters, haloBlur * unit.box.height, Math.min(1, glow));
  }
  return true;
}

/** Nothing of it moves, blurs or tears the letters. */
function isLightOnly({ glow: _glow, brightness: _brightness, opacity: _opacity, ...rest }: Pose) {
  return Object.values(rest).every((value) => value === undefined);
}
