/** Questions, testimonials and the contact card: words on the ground of the theme. */
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptPart } from '../script.ts';
import { bulletBlocks, headingBlock, headingOf, subtitleBlock, titleBlock } from './blocks.ts';
import { decorItems } from './decor.ts';
import { composeScene } from './scenery.ts';
import { circlePath, coloredBox, roundedPath, shapeItem } from './shapes.ts';
import { allShots, timedShots } from './shots.ts';
import { type Box, type SlideFrame, safeArea, shapeOf, shorterSide } from './slide-frame.ts';
import { textItem } from './text-item.ts';
import { cardColor, groundTone, sheetTone } from './tone.ts';
import { highest, pageItems, stackPages, type WordBlock } from './word-blocks.ts';

/** A question and its answers on cards; the right one lights up before the slide ends. */
export function questionMcq(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const { theme } = frame;
  const safe = safeArea(frame);
  const unit = shorterSide(frame);
  const answers = part.lines.filter(({ text }) => text.trim()).slice(0, 6);
  const columns = shapeOf(frame) === 'tall' || answers.length < 2 ? 1 : 2;
  const rows = Math.max(1, Math.ceil(answers.length / columns));
  const question = part.heading?.trim()
    ? stackPages([titleBlock(part.heading, frame, { largest: 0.115, letters: 34 })], [], frame, {
        ...{ width: safe.width, height: safe.height * 0.38 },
      })
    : [];
  const questionHeight = question.length > 0 ? highest(question) : 0;
  const gap = unit * 0.03;
  const space = question.length > 0 ? gap * 1.8 : 0;
  const room = (safe.height - questionHeight - space - gap * (rows - 1)) / rows;
  const pad = unit * 0.03;
  const badge = unit * 0.09;
  const cardWidth = (safe.width - gap * (columns - 1)) / columns;
  const wordsWidth = cardWidth - 3 * pad - badge;
  const sets = answers.map((line, at) =>
    stackPages([answerBlock(line.text, frame, at, answers.length)], [], frame, {
      ...{ width: wordsWidth, height: Math.max(unit * 0.06, room - pad) },
    }),
  );
  const needed = Math.max(badge, ...sets.map(highest)) + 1.4 * pad;
  const cardHeight = Math.max(needed, Math.min(room, unit * 0.22));
  const height = questionHeight + space + rows * cardHeight + (rows - 1) * gap;
  const top = Math.max(safe.y, safe.y + (safe.height - height) / 2);
  const cards = answers.flatMap((line, at) => {
    const box = {
      ...{ width: cardWidth, height: cardHeight },
      x: safe.x + (at % columns) * (cardWidth + gap),
      y: top + questionHeight + space + Math.floor(at / columns) * (cardHeight + gap),
    };
    const stacks = sets[at] ?? [];
    const words = {
      ...{ x: box.x + 2 * pad + badge, y: box.y + (cardHeight - highest(stacks)) / 2 },
      ...{ width: wordsWidth, height: highest(stacks) },
    };
    return [
      ...answerCard(part, frame, box, {
        at,
        isRight: line.id === part.rightLine,
        badge,
        pad,
      }),
      ...pageItems(stacks, 1, frame, part.id, {
        box: words,
        align: 'left',
        tone: sheetTone(theme),
      }),
    ];
  });
  return [
    ...decorItems(frame, part.id),
    ...pageItems(question, 1, frame, part.id, {
      ...{ box: { ...safe, y: top, height: questionHeight }, align: 'center' },
      tone: groundTone(theme),
    }),
    ...cards,
  ];
}

interface AnswerLook {
  readonly at: number;
  readonly isRight: boolean;
  readonly badge: number;
  readonly pad: number;
}

/** A card with the letter of its answer. */
function answerCard(
  part: ScriptPart,
  frame: SlideFrame,
  box: Box,
  { at, isRight, badge, pad }: AnswerLook,
): DraftItem[] {
  const { theme } = frame;
  const tone = sheetTone(theme, cardColor(theme));
  const radius =
    theme.words.kind === 'card' && theme.words.corner === 'sharp' ? 0 : shorterSide(frame) * 0.025;
  // The cards stand from the beginning; what is on them comes when it is said.
  const time = { start: 0, end: frame.seconds };
  const effects = { in: { effect: 'settle-in-up', duration: 400 } };
  const circle = {
    x: box.x + pad,
    y: box.y + (box.height - badge) / 2,
    width: badge,
    height: badge,
  };
  const size = badge * 0.52;
  const letter = { ...circle, y: circle.y + (badge - size * 1.2) / 2, height: size * 1.2 };
  const card = (id: string, color: string) =>
    shapeItem(`${part.id}-${id}-${at + 1}`, box, roundedPath(box, radius), color, time, {
      effects,
    });
  return [
    card('card', cardColor(theme)),
    ...(isRight ? rightAnswer(part, frame, box, radius) : []),
    shapeItem(`${part.id}-circle-${at + 1}`, circle, circlePath, tone.accent, time, { effects }),
    textItem({
      ...{ id: `${part.id}-letter-${at + 1}`, ident: 'letter', text: 'ABCDEF'[at] ?? '' },
      look: { ...theme.bullets, effects },
      ...{ color: tone.onAccent, size, align: 'center', box: letter, ...time, cut: false },
    }),
  ];
}

function answerBlock(text: string, frame: SlideFrame, at: number, count: number): WordBlock {
  return subtitleBlock(text, frame, {
    ...{ name: `answer-${at + 1}`, ident: 'bullets-text', look: frame.theme.bullets },
    ...{ largest: 0.075, start: answerStart(frame, at, count), letters: 34 },
  });
}

function answerStart(frame: SlideFrame, at: number, count: number): number {
  const said = frame.lineTimes[at]?.start ?? 0.4 + (at * Math.min(2, frame.seconds * 0.4)) / count;
  return Math.max(0, Math.min(said, frame.seconds - 1.5));
}

/** An edge in the accent, for the last quarter of the time. */
function rightAnswer(part: ScriptPart, frame: SlideFrame, box: Box, radius: number): DraftItem[] {
  const edge = shorterSide(frame) * 0.012;
  const start = frame.seconds * 0.75;
  const around = {
    x: box.x - edge,
    y: box.y - edge,
    width: box.width + 2 * edge,
    height: box.height + 2 * edge,
  };
  const time = { start, end: frame.seconds };
  const effects = { in: { effect: 'fade-in', duration: 250 } };
  return [
    shapeItem(`${part.id}-right`, around, roundedPath(around, radius + edge), '#2fbf71', time, {
      effects,
    }),
    shapeItem(`${part.id}-right-card`, box, roundedPath(box, radius), cardColor(frame.theme), time),
  ];
}

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
          ...{
            name: 'photo',
            ident: 'heading',
            text: '',
            kind: 'photo',
            shot: face,
            look: theme.heading,
          },
          ...{ largest: wide ? 0.52 : 0.36, tone: 'accent', gap: 0, start: 0, end: frame.seconds },
        },
      ]
    : [];
  const words: WordBlock[] = [
    ...(quote ? [subtitleBlock(`“${quote}”`, frame, { largest: 0.11 })] : []),
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
    ...([tone.accent, { start: 0, end: frame.seconds }] as const),
  );
  return [
    ...decor,
    ...(face ? pageItems(faces, 1, frame, part.id, { box: faceBox, align: 'center', tone }) : []),
    mark,
    ...pageItems(stacks, words.length, frame, part.id, { box: wordsBox, align: 'left', tone }),
  ];
}

/** Who made it and where to go: held long enough to be read. */
export function contact(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const wide = shapeOf(frame) === 'wide';
  const soon = part.lines.map((_, at) => at * 0.06);
  const lines = bulletBlocks(
    part,
    { ...frame, lineTimes: soon.map((start) => ({ start, end: start })) },
    {
      ...{ largest: 0.066, gap: 0.034, letters: 40 },
    },
  );
  const heading = headingOf(part);
  return composeScene({
    part,
    frame,
    header: [
      ...(heading ? [titleBlock(heading, frame, { largest: 0.12 })] : []),
      ...(part.heading ? lines : lines.slice(1)),
    ],
    shots: timedShots({ ...part, lines: part.lines.slice(0, 1) }, { ...frame, lineTimes: [] }),
    share: 0.56,
    side: wide ? 'left' : 'bottom',
  });
}
