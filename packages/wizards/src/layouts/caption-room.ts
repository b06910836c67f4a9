/** Room for captions that somebody wrote themselves: they stand on every slide, and would lie on its words and things. */
import { isUpright, type ProjectData } from '@reelwright/movie';
import type { ScriptPart } from '../script.ts';
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
 * one, are drawn on all of them. Where only a word was corrected, the slide that says it makes room, and no other.
 */
export function captionRoomIn(
  size: Size,
  parts: readonly ScriptPart[],
  captions: ProjectData['captions'],
): (part: ScriptPart) => CaptionRoom | undefined {
  const nowhere = () => undefined;
  if (!captions?.on) return nowhere;
  // Lower than apps' buttons there are captions alone.
  if (isUpright(size) && !captions.safeArea) return nowhere;
  const { position } = captions;
  const own = (captions.own ?? []).filter(({ hidden }) => !hidden);
  const corrections = (captions.corrections ?? []).filter(
    ({ text, hidden }) => text !== undefined && !hidden,
  );
  const count = own.length + corrections.length;
  if (count === 0 || position === 'middle') return nowhere;
  const rows = twoRows + (captions.style === 'emoji' ? emojiRow : 0);
  const height = rows * fontShare(size) * captions.size * shorterSide(size);
  const room = position === 'high' ? { above: height, below: 0 } : { above: 0, below: height };
  if (count * 2 >= parts.length) return () => room;
  return (part) => {
    const said = textsSaidOn(part);
    const isCorrected = corrections.some(
      ({ spoken, slide }) => said.has(spoken) && (slide === undefined || slide === part.id),
    );
    return isCorrected || own.some(({ slide }) => slide === part.id) ? room : undefined;
  };
}

/** As corrections name them: line by line, and what several lines say together. */
function textsSaidOn({ lines }: ScriptPart): ReadonlySet<string> {
  return new Set([
    ...lines.flatMap(({ spoken, answer }) => [spoken, ...(answer ? [answer.spoken] : [])]),
    lines.map(({ spoken }) => spoken).join(' '),
  ]);
}
