/** The number of an item, as high as its room. */
import type { DraftItem } from '@reelwright/pictures';
import { numberBlock } from '../number-card.ts';
import { type Box, inset, shorterSide } from '../slide-frame.ts';
import { highest, stackPages } from '../stack-words.ts';
import type { Tone } from '../tone.ts';
import { pageItems } from '../word-items.ts';
import type { WordsRequest } from './words-request.ts';

export function numeralItems(
  { part, frame, craft: { numeral } }: WordsRequest,
  room: Box,
  tone: Tone,
): DraftItem[] {
  if (numeral === undefined) return [];
  const { kind: _, ...plain } = numberBlock(numeral, frame);
  const within = inset(room, room.width * 0.12, room.height * 0.14);
  const largest = within.height / shorterSide(frame) / (frame.theme.title.scale ?? 1);
  const stacks = stackPages([{ ...plain, largest, isTight: true }], [], frame, within);
  const height = highest(stacks);
  return pageItems(stacks, 1, frame, `${part.id}-of`, {
    box: { ...within, y: within.y + Math.max(0, within.height - height) / 2, height },
    align: 'center',
    tone,
  });
}
