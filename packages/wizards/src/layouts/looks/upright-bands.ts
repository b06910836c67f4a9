/** Two fields of colour; the number of an item as large as it goes behind the thing, and its name below it. */
import type { DraftItem } from '@reelwright/pictures';
import { decorItems } from '../decor.ts';
import type { SceneRequest } from '../scenery.ts';
import { coloredBox, panelPath, shapeItem } from '../shapes.ts';
import { timedShots } from '../shots.ts';
import { type Box, type SlideFrame, safeArea, shorterSide, wholeFrame } from '../slide-frame.ts';
import { highest, stackPages, widest } from '../stack-words.ts';
import { sheetTone, type Tone } from '../tone.ts';
import type { WordBlock } from '../word-block.ts';
import { pageItems } from '../word-items.ts';
import { cutOut } from './cut-out.ts';
import { uprightPages, uprightWords } from './fit-words.ts';
import { groundShapes } from './ground-shapes.ts';
import { splitNumber } from './number-mark.ts';
import type { SlideCraft } from './slide-look.ts';
import { uprightShares } from './upright.ts';
import { uprightFoot } from './upright-foot.ts';
import { risingBox, sideways } from './upright-rise.ts';
import { fittedStacks, lowRoom } from './upright-room.ts';

export function uprightBands(request: SceneRequest, craft: SlideCraft): DraftItem[] {
  const { frame, header } = request;
  const { number, others } = splitNumber(header);
  const figure = number ?? figureOf(request);
  const tone = sheetTone(frame.theme);
  const { accent, onAccent } = tone;
  const second = { ...frame.theme, sheet: { color: accent, ink: onAccent, accent: onAccent } };
  const fields = { tone, second: sheetTone(second), color: accent, onColor: second };
  return figure
    ? behindThing(request, craft, { ...fields, figure, words: others })
    : acrossBands(request, craft, fields);
}

interface Fields {
  /** Of words on the upper field, and on the lower one. */
  readonly tone: Tone;
  readonly second: Tone;
  /** Of the lower field. */
  readonly color: string;
  readonly onColor: SlideFrame['theme'];
}

/** A title that counts what comes shows that number as its items will show theirs. */
function figureOf({ part, frame, header, pages = [] }: SceneRequest): WordBlock | undefined {
  const title = [...header, ...pages.flat()].find(({ ident }) => ident === 'title');
  const [, figure] = /(?:^|\s)(\d{1,2})\s/.exec(title?.text ?? '') ?? [];
  if (part.role !== 'title' || !figure || !title || pages.length > 1) return undefined;
  const { wordStarts: _, maxLines: __, ...rest } = title;
  return { ...rest, name: 'count', ident: 'number', text: figure, look: frame.theme.title };
}

function field(frame: SlideFrame, id: string, top: number, color: string, isOther: boolean) {
  const { width, height, theme, seconds } = frame;
  const own = theme.words.kind === 'panel' ? theme.words.edge : 'slant';
  const path = panelPath(own === 'straight' ? 'slant' : own, 'bottom');
  const box = { x: 0, y: top, width, height: height - top };
  return shapeItem(
    `${id}-field`,
    box,
    path,
    color,
    { start: 0, end: seconds },
    {
      ...(isOther && { scaleX: -1 }),
      effects: { in: { effect: 'settle-in-up', duration: 450 } },
    },
  );
}

/** Number, thing and name, one before the other from the upper edge down. */
function behindThing(
  { part, frame, pages, shots }: SceneRequest,
  craft: SlideCraft,
  {
    tone,
    second,
    color,
    onColor,
    figure,
    words,
  }: Fields & { readonly figure: WordBlock; readonly words: readonly WordBlock[] },
): DraftItem[] {
  const { width, height, theme, seconds } = frame;
  const unit = shorterSide(frame);
  const safe = safeArea(frame);
  const room = lowRoom(frame);
  const named = { header: uprightWords(words, frame), pages: uprightPages(pages, frame) };
  const names = fittedStacks(named, frame, room, [0.24, 0.3, 0.38, 0.46]);
  const used = highest(names);
  const name: Box = { ...room, y: room.y + room.height - used, height: used };
  const { gradient: _, ...font } = figure.look.font;
  const scale = figure.look.scale ?? 1;
  const { kind: _kind, ...plain } = figure;
  const huge = {
    ...plain,
    look: { ...figure.look, font: { ...font, color: tone.accent } },
    tone: 'accent' as const,
    largest: 1 / scale,
    isTight: true,
    letters: 4,
  };
  const edge = name.y - unit * 0.1;
  // All of it is seen above the field of the name.
  const high = Math.min(height * 0.42, Math.max(height * 0.22, edge - height * 0.015 - safe.y));
  const numbers = stackPages([huge], [], frame, { width: safe.width, height: high });
  const floor = edge + unit * 0.09;
  const side = Math.min(width * 0.86, Math.max(width * 0.6, floor - height * 0.17));
  // The edge of the frame cuts it rather than that it covers the number.
  const inner = Math.max(width * 0.98 - side, width * 0.36);
  const thing: Box = {
    x: craft.isOther ? width - inner - side : inner,
    y: floor - side,
    width: side,
    height: side,
  };
  // So far from the middle that the thing leaves most of it.
  const left = craft.isOther ? width * 0.927 - widest(numbers) : width * 0.073;
  const time = { start: 0, end: seconds };
  return [
    coloredBox(`${part.id}-sheet`, wholeFrame(frame), theme.sheet.color, time),
    ...groundShapes(frame, part.id),
    ...pageItems(numbers, 1, frame, part.id, {
      box: { ...safe, x: left, height: highest(numbers) },
      align: 'left',
      tone,
    }),
    field(frame, part.id, edge - height * 0.04, color, craft.isOther),
    ...uprightFoot(frame, part.id, { color: theme.sheet.color, ground: color }),
    ...(shots ?? timedShots(part, frame)).flatMap((shot, at) =>
      cutOut(shot, frame, {
        id: `${part.id}-shot-${at}-subject`,
        box: thing,
        move: sideways(craft),
        isEdged: true,
      }),
    ),
    ...decorItems({ ...frame, theme: onColor }, part.id),
    ...pageItems(names, words.length, frame, part.id, { box: name, align: 'left', tone: second }),
  ];
}

/** Words on the upper field, and the thing before the edge between both. */
function acrossBands(
  { part, frame, header, pages, shots }: SceneRequest,
  craft: SlideCraft,
  { tone, color, onColor }: Fields,
): DraftItem[] {
  const unit = shorterSide(frame);
  const safe = safeArea(frame);
  const words = { header: uprightWords(header, frame), pages: uprightPages(pages, frame) };
  const stacks = fittedStacks(words, frame, safe, uprightShares);
  const box = { ...safe, height: highest(stacks) };
  const foot = box.y + box.height;
  const thing = risingBox(frame, foot + unit * 0.05, !craft.isOther);
  return [
    coloredBox(`${part.id}-sheet`, wholeFrame(frame), frame.theme.sheet.color, {
      start: 0,
      end: frame.seconds,
    }),
    field(frame, part.id, foot + unit * 0.16, color, craft.isOther),
    ...(shots ?? timedShots(part, frame)).flatMap((shot, at) =>
      cutOut(shot, frame, {
        id: `${part.id}-shot-${at}-subject`,
        box: thing,
        move: sideways(craft),
        isEdged: true,
        angle: craft.isOther ? 6 : -6,
      }),
    ),
    ...decorItems({ ...frame, theme: onColor }, part.id),
    ...pageItems(stacks, header.length, frame, part.id, { box, align: 'left', tone }),
  ];
}
