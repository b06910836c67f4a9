/** The kinds of words that slides have, each in its range of sizes. */
import type { ScriptLine, ScriptPart } from '../script.ts';
import { lineSpan } from './shots.ts';
import { type SlideFrame, shapeOf } from './slide-frame.ts';
import type { WordBlock } from './word-block.ts';
import { wordStarts } from './word-starts.ts';

type More = Partial<WordBlock>;

const always = (frame: SlideFrame) => ({ start: 0, end: frame.seconds });

export function titleBlock(text: string, frame: SlideFrame, more: More = {}): WordBlock {
  return {
    name: 'title',
    ident: 'title',
    text,
    look: frame.theme.title,
    largest: 0.15,
    maxLines: { count: 4, downTo: 0.085 },
    tone: 'ink',
    gap: 0.03,
    ...always(frame),
    ...more,
  };
}

export function headingBlock(text: string, frame: SlideFrame, more: More = {}): WordBlock {
  return {
    name: 'heading',
    ident: 'heading',
    text,
    look: frame.theme.heading,
    largest: 0.105,
    maxLines: { count: 3, downTo: 0.07 },
    tone: 'accent',
    gap: 0.03,
    ...always(frame),
    ...more,
  };
}

/** What a slide is about, small above the sentence. */
export function kickerBlock(text: string, frame: SlideFrame): WordBlock {
  return headingBlock(text, frame, {
    largest: 0.066,
    smallest: 0.052,
    kind: 'kicker',
    letters: 40,
  });
}

export function subtitleBlock(text: string, frame: SlideFrame, more: More = {}): WordBlock {
  return {
    name: 'subtitle',
    ident: 'subtitle',
    text,
    look: frame.theme.subtitle,
    largest: 0.092,
    maxLines: { count: 4, downTo: 0.065 },
    tone: 'ink',
    gap: 0.032,
    ...always(frame),
    ...more,
  };
}

/**
 * Each line's words while it is heard; lines without words leave the page empty. What goes on stands below its beginning,
 * as one sentence whose words come when they are said: the end of one alone says nothing.
 */
export function linePages(
  part: ScriptPart,
  frame: SlideFrame,
  more: More = {},
): readonly (readonly WordBlock[])[] {
  const { lines } = part;
  return sentencesOf(lines).flatMap(({ from, to }) => {
    const said = lines.slice(from, to + 1);
    const [first] = said;
    const text = said.map((line) => line.text).join(' ');
    if (!first || !text.trim() || text === part.heading) return [];
    const { start } = lineSpan(frame, from, lines.length);
    const { end } = lineSpan(frame, to, lines.length);
    const last = end >= frame.seconds;
    const stressed = said.flatMap((line) => line.stressed ?? []);
    const words = said.flatMap((_, at) => frame.wordTimes[from + at] ?? []);
    return [
      [
        subtitleBlock(isGoingOn(lines[from - 1], first) ? `…${text}` : text, frame, {
          name: from === 0 ? 'subtitle' : `subtitle-${from + 1}`,
          hasFigures: part.role === 'fact' || part.role === 'hook',
          stressed: stressed.length > 0 ? stressed : undefined,
          start,
          end,
          wordStarts: wordStarts(text, words, start),
          ...(!last && { look: leaving(frame) }),
          ...more,
          ...(shapeOf(frame) === 'tall' && { largest: Math.max(tallSize, more.largest ?? 0) }),
        }),
      ],
    ];
  });
}

/** More do not stand at once, not even those of one sentence. */
const maxWordsTogether = 22;

interface SentenceLines {
  readonly from: number;
  readonly to: number;
}

/** Lines that are parts of one sentence, together; of a long one, its end stands with what is before it. */
export function sentencesOf(lines: readonly ScriptLine[]): readonly SentenceLines[] {
  const found: { from: number; to: number; words: number }[] = [];
  for (const [at, line] of lines.entries()) {
    const words = line.text.split(/\s+/).filter(Boolean).length;
    const last = found.at(-1);
    if (last && isGoingOn(lines[at - 1], line) && last.words + words <= maxWordsTogether) {
      last.to = at;
      last.words += words;
    } else found.push({ from: at, to: at, words });
  }
  return found;
}

/** The other half of a sentence that does not end before it: alone, it reads as one that lost its beginning. */
function isGoingOn(before: ScriptLine | undefined, { answer }: ScriptLine): boolean {
  return (
    before?.answer !== undefined &&
    before.answer === answer &&
    !/[.!?…。！？؟।]["'”’)»]*$/u.test(before.text.trim())
  );
}

/** Tall frames are narrow: in parts of their width, words are larger there. */
const tallSize = 0.112;

/** What makes room for the next line goes quickly. */
function leaving({ theme }: SlideFrame): WordBlock['look'] {
  const { subtitle } = theme;
  return {
    ...subtitle,
    effects: {
      ...subtitle.effects,
      out: subtitle.effects.out ?? { effect: 'fade-out', duration: 200 },
    },
  };
}

/** A bullet stays once it was said. */
export function bulletBlocks(
  part: ScriptPart,
  frame: SlideFrame,
  more: More = {},
): readonly WordBlock[] {
  const { lines } = part;
  return lines.flatMap((line, at) => {
    if (!line.text.trim()) return [];
    const start = bulletStart(frame, at, lines);
    return [
      {
        name: `bullet-${at + 1}`,
        ident: 'bullets-text',
        text: line.text,
        kind: 'bullet',
        look: frame.theme.bullets,
        largest: 0.074,
        tone: 'ink',
        gap: 0.04,
        start,
        end: frame.seconds,
        letters: 34,
        maxLines: { count: 1, downTo: 0.06 },
        ...(line.icon && { bulletUrl: `/library/social-icons/${line.icon}.png` }),
        ...more,
        ...(shapeOf(frame) === 'tall' && more.maxLines === undefined && tallBullet),
      } satisfies WordBlock,
    ];
  });
}

/** On a phone, rather larger and in two lines. */
const tallBullet = { largest: 0.092, letters: 22, maxLines: { count: 2, downTo: 0.066 } } as const;

/** When it is said, but early enough to be read. */
function bulletStart(frame: SlideFrame, at: number, lines: readonly ScriptLine[]): number {
  const startsAt = frame.lineTimes[at]?.start ?? 0.3 + (at * frame.seconds * 0.6) / lines.length;
  return Math.max(0, Math.min(startsAt, frame.seconds - 1.2));
}

/** The heading, or what the first line says where there is none. */
export function headingOf({ heading, lines }: ScriptPart): string {
  return heading?.trim() || lines[0]?.text.trim() || '';
}
