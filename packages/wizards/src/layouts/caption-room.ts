/** Room for captions that somebody wrote themselves, in upright films: slides there are filled from edge to edge. */
import { isUpright, type ProjectData } from '@reelwright/movie';
import { type CaptionRoom, shorterSide } from './slide-frame.ts';

/** Two rows with their ground and some air, as a share of the shorter side. */
const twoRows = 0.245;
/** What stands above their rows, likewise. */
const emojiRow = 0.15;

/**
 * What the voice says stands on most slides already, so no captions are drawn there. Subtitles of another language, for
 * one, are drawn on all of them. A film in which only a word was corrected keeps its slides as they are.
 */
export function captionRoomIn(
  size: { readonly width: number; readonly height: number },
  slideCount: number,
  captions: ProjectData['captions'],
): CaptionRoom | undefined {
  // Lower than apps' buttons there are captions alone.
  if (!captions?.on || !captions.safeArea || !isUpright(size)) return undefined;
  const { own = [], corrections = [], position } = captions;
  const written = [
    ...own.filter(({ hidden }) => !hidden),
    ...corrections.filter(({ text, hidden }) => text !== undefined && !hidden),
  ];
  if (written.length * 2 < slideCount || position === 'middle') return undefined;
  const share = twoRows + (captions.style === 'emoji' ? emojiRow : 0);
  const room = share * captions.size * shorterSide(size);
  return position === 'high' ? { above: room, below: 0 } : { above: 0, below: room };
}
