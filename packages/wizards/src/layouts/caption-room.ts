/** Room for captions that somebody wrote themselves: they stand on every slide, and would lie on its words and things. */
import { isUpright, type ProjectData } from '@reelwright/movie';
import { type CaptionRoom, shorterSide } from './slide-frame.ts';

/** Two rows with their ground and some air, and what stands above the rows of some, in font sizes. */
const twoRows = 3.6;
const emojiRow = 2.2;

/** How large captions are, as a share of the shorter side (packages/stage: `usualSize`). */
function fontShare({ width, height }: Size): number {
  if (height > width * 1.1) return 0.068;
  return width > height * 1.3 ? 0.054 : 0.056;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * What the voice says stands on most slides already, so no captions are drawn there. Subtitles of another language, for
 * one, are drawn on all of them. A film in which only a word was corrected keeps its slides as they are.
 */
export function captionRoomIn(
  size: Size,
  slideCount: number,
  captions: ProjectData['captions'],
): CaptionRoom | undefined {
  if (!captions?.on) return undefined;
  // Lower than apps' buttons there are captions alone.
  if (isUpright(size) && !captions.safeArea) return undefined;
  const { own = [], corrections = [], position } = captions;
  const written = [
    ...own.filter(({ hidden }) => !hidden),
    ...corrections.filter(({ text, hidden }) => text !== undefined && !hidden),
  ];
  if (written.length * 2 < slideCount || position === 'middle') return undefined;
  const rows = twoRows + (captions.style === 'emoji' ? emojiRow : 0);
  const room = rows * fontShare(size) * captions.size * shorterSide(size);
  return position === 'high' ? { above: room, below: 0 } : { above: 0, below: room };
}
