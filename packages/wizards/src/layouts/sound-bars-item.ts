import type { DraftItem } from '@reelwright/pictures';
import type { PartBars } from '../script.ts';
import type { Box, SlideFrame } from './slide-frame.ts';
import { groundTone } from './tone.ts';

/** The sound of a part as it moves, in the theme's accent. */
export function soundBarsItem(
  id: string,
  { style, levels, leadSeconds }: PartBars,
  frame: SlideFrame,
  box: Box,
): DraftItem {
  return {
    id: `${id}-sound-bars`,
    ident: 'sound-bars',
    type: 'image',
    ...box,
    scaleX: 1,
    scaleY: 1,
    soundBars: { style, levels, leadSeconds, color: groundTone(frame.theme).accent },
    timing: { startTime: 0, endTime: frame.seconds },
  };
}
