import type { Background } from '@reelwright/movie';
import type { Brush } from '../surface/brush.ts';
import type { Step } from '../surface/draw-steps.ts';
import type { BackgroundMoment } from './background-moment.ts';
import { backgroundSource } from './background-source.ts';
import { drawBackground } from './draw-background.ts';

/** A background of the whole stage; only videos move. */
export function backgroundStep(
  { stage }: Brush,
  background: Background | undefined,
  moment: BackgroundMoment,
): Step {
  const moves = background && backgroundSource(background).kind === 'video';
  return {
    still: moves ? undefined : [background, moment.seed],
    draw: (brush) => drawBackground(brush, background, { x: 0, y: 0, ...stage }, moment),
  };
}
