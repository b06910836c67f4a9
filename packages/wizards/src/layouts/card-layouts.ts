/** Testimonials and the contact card: words on the ground of the theme. */
import { isRightToLeft, isSpaceless } from '@reelwright/movie/language';
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptPart } from '../script.ts';
import { bulletBlocks, headingBlock, headingOf, subtitleBlock, titleBlock } from './blocks.ts';
import { composeScene } from './compose-scene.ts';
import { decorItems } from './decor.ts';
import { coloredBox } from './shapes.ts';
import { timedShots } from './shots.ts';
import { allShots } from './shots-of.ts';
import { type SlideFrame, safeArea, shapeOf, shorterSide, smallestWords } from './slide-frame.ts';
import { highest, stackPages } from './stack-words.ts';
import { groundTone } from './tone.ts';
import type { WordBlock } from './word-block.ts';
import { pageItems } from './word-items.ts';

/** What somebody said, who it was, and their face. */
export function testimonial(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const { theme } = frame;
  const safe = safeArea(frame);
  const unit = shorterSide(frame);
  const wide = shapeOf(frame) === 'wide';
  const [face] = allShots(part);
  const quote = part.lines
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join(' ');
  const photo: readonly WordBlock[] = face
    ? [
        {
          name: 'photo',
          ident: 'heading',
          text: '',
          kind: 'photo',
          shot: face,
          look: theme.heading,
          largest: wide ? 0.52 : 0.36,
          tone: 'accent',
          gap: 0,
          start: 0,
          end: frame.seconds,
        },
      ]
    : [];
  const words: WordBlock[] = [
    ...(quote ? [subtitleBlock(quoted(quote), frame, { largest: 0.11 })] : []),
    ...(part.heading?.trim()
      ? [headingBlock(part.heading, frame, { largest: 0.06, gap: 0.045, letters: 34 })]
      : []),
  ];
  const tone = groundTone(theme);
  const decor = decorItems(frame, part.id);
  if (!wide) {
    const stacks = stackPages([...photo, ...words], [], frame, safe);
    const box = {
      ...safe,
      y: Math.max(safe.y, safe.y + (safe.height - highest(stacks)) / 2),
      height: highest(stacks),
    };
    return [
      ...decor,
      ...pageItems(stacks, photo.length + words.length, frame, part.id, {
        box,
        align: 'center',
        tone,
      }),
    ];
  }
  const column = unit * (face ? 0.6 : 0);
  const faces = stackPages(photo, [], frame, { width: column, height: safe.height });
  const room = { width: safe.width - column - (face ? unit * 0.06 : 0), height: safe.height };
  const stacks = stackPages(words, [], frame, room);
  const centered = (height: number) => Math.max(safe.y, safe.y + (safe.height - height) / 2);
  const isLeft = frame.index % 2 === 0;
  const wordsBox = {
    x: isLeft ? safe.x + safe.width - room.width : safe.x,
    y: centered(highest(stacks)),
    width: room.width,
    height: highest(stacks),
  };
  const faceBox = {
    x: isLeft ? safe.x : safe.x + safe.width - column + unit * 0.03,
    y: centered(highest(faces)),
    width: column,
    height: highest(faces),
  };
  const mark = coloredBox(
    `${part.id}-mark`,
    { x: wordsBox.x, y: wordsBox.y - unit * 0.05, width: unit * 0.12, height: unit * 0.012 },
    tone.accent,
    { start: 0, end: frame.seconds },
  );
  return [
    ...decor,
    ...(face ? pageItems(faces, 1, frame, part.id, { box: faceBox, align: 'center', tone }) : []),
    mark,
    ...pageItems(stacks, words.length, frame, part.id, { box: wordsBox, align: 'left', tone }),
  ];
}

/** Who made it, what to do now and where: held long enough to be read. */
export function contact(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const shape = shapeOf(frame);
  const soon = part.lines.map((_, at) => at * 0.06);
  const shown = { ...frame, lineTimes: soon.map((start) => ({ start, end: start })) };
  const heading = headingOf(part);
  const lines = part.heading ? part.lines : part.lines.slice(1);
  // One thing to press: the address, or the next best way.
  const button = waysToPress.map((way) => lines.find(({ icon }) => icon === way)).find(Boolean);
  const blocks = lines.flatMap((line): WordBlock[] => {
    const [bullet] = bulletBlocks({ ...part, lines: [line] }, shown, {
      largest: button ? 0.056 : 0.066,
      gap: 0.026,
      letters: 40,
      // An address in two lines cannot be typed: rather smaller.
      maxLines: { count: 1, downTo: smallestWords },
    });
    if (!bullet) return [];
    const named = { ...bullet, name: `bullet-${part.lines.indexOf(line) + 1}` };
    if (line === button) return [{ ...named, kind: 'button', largest: 0.08, gap: 0.036 }];
    if (line.icon !== 'name') return [named];
    const { kind: _, bulletUrl: __, ...plain } = named;
    return [{ ...plain, largest: 0.084, gap: 0.02 }];
  });
  return composeScene({
    part,
    frame,
    header: [
      ...(heading ? [titleBlock(heading, frame, headingSizes[shape])] : []),
      ...nameThenButton(blocks),
    ],
    shots: timedShots({ ...part, lines: part.lines.slice(0, 1) }, { ...frame, lineTimes: [] }),
    share: 0.6,
    // They are read letter by letter: the picture has what they leave.
    shares: shape === 'tall' ? [0.44, 0.52, 0.6, 0.68] : [0.5, 0.6, 0.7, 0.86],
    leastScale: 0.85,
    side: shape === 'wide' ? 'left' : shape === 'tall' ? 'top' : 'bottom',
  });
}

const waysToPress = ['website', 'phone', 'email', 'instagram', 'youtube', 'facebook'] as const;

const headingSizes = {
  wide: { largest: 0.13, letters: 20 },
  square: { largest: 0.11, letters: 22 },
  tall: { largest: 0.14, letters: 15 },
} as const;

/** Other ways stand below the button. */
function nameThenButton(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const isOther = ({ kind }: WordBlock) => kind === 'bullet';
  return [...blocks.filter((block) => !isOther(block)), ...blocks.filter(isOther)];
}

/** In the marks of its script. */
function quoted(text: string): string {
  if (isRightToLeft(text)) return `«${text}»`;
  return isSpaceless(text) ? `「${text}」` : `“${text}”`;
}
