/** A picture that fills the frame, and words on a calm part of it: what most layouts are made of. */
import type { DraftItem, Focus, PictureStyle } from '@reelwright/pictures';
import { writeColor } from '../color/colors.ts';
import type { ScriptPart } from '../script.ts';
import type { PanelEdge, WordsGround } from '../themes/theme-look.ts';
import { decorItems } from './decor.ts';
import { turningBehind } from './looks/ground-shapes.ts';
import {
  coloredBox,
  edgeDepth,
  type PanelSide,
  panelPath,
  roundedPath,
  shapeItem,
} from './shapes.ts';
import { fullShot, isWholeShot, type TimedShot, timedShots } from './shots.ts';
import { type Box, inset, type SlideFrame, safeArea, shapeOf, shorterSide } from './slide-frame.ts';
import { highest, stackPages, widest } from './stack-words.ts';
import type { Align } from './text-item.ts';
import { shadeColor, shadedTone, shadeStrength, sheetTone, type Tone } from './tone.ts';
import type { Stack, WordBlock } from './word-block.ts';
import { pageItems } from './word-items.ts';

export interface SceneRequest {
  readonly part: ScriptPart;
  readonly frame: SlideFrame;
  /** Words that stand all the time. */
  readonly header: readonly WordBlock[];
  /** Words that stand one after the other, below. */
  readonly pages?: readonly (readonly WordBlock[])[];
  /** The part of a wide frame's width that belongs to the words. */
  readonly share?: number;
  /** The parts of a tall or square frame's height that belong to the words: the first they fit in. */
  readonly shares?: readonly number[];
  /** Rather more of the height than words smaller than this part of their size. */
  readonly leastScale?: number;
  /** Where words across a frame may stand, other than in its safe area. */
  readonly room?: Box;
  readonly shots?: readonly TimedShot[];
  readonly side?: PanelSide;
  /** Where this layout asks for another than the theme's. */
  readonly ground?: WordsGround;
  readonly align?: Align;
  /** Of what words leave free, what the subject takes: it may reach under them where they are shaded. */
  readonly freeFor?: (placed: { readonly box: Box; readonly panel: Box }, free: Box) => Box;
  /** The subject stands before the panel and may reach over its edge. */
  readonly isBeforePanel?: boolean;
  /** Words of a column stand at its foot. */
  readonly isLow?: boolean;
  /** So much larger, cut by the lower edge: things that stand on nothing in particular. */
  readonly zoom?: number;
  /** The subject is kept out of the words, and stands before what shades them; false: it reaches under them. */
  readonly isBeforeShade?: boolean;
  /** On the picture, below the words. */
  readonly more?: readonly DraftItem[];
}

/**
 * Where words stand: wide frames change sides, square ones have them below, now and then above. The lowest part of a tall
 * frame is kept free for the buttons of apps: words there would leave an empty sheet below them, so they are above.
 */
export function wordsSide(frame: SlideFrame): PanelSide {
  const shape = shapeOf(frame);
  if (shape === 'wide') return frame.index % 2 === 0 ? 'left' : 'right';
  return shape === 'tall' || frame.index % 3 === 2 ? 'top' : 'bottom';
}

/** Where titles, lists and winners stand. Square frames show the subject above them. */
export function titleSide(frame: SlideFrame): PanelSide {
  const shape = shapeOf(frame);
  return shape === 'wide' ? 'left' : shape === 'tall' ? 'top' : 'bottom';
}

/** The subject stands opposite. */
const opposite: Readonly<Record<PanelSide, Focus>> = {
  left: 'right',
  right: 'left',
  top: 'bottom',
  bottom: 'top',
};

/** As the theme has it, or as the request says. */
export function themeScene(request: SceneRequest): DraftItem[] {
  const { frame, part } = request;
  const side = request.side ?? wordsSide(frame);
  const ground = request.ground ?? frame.theme.words;
  const shots = request.shots ?? timedShots(part, frame);
  const placed = placeWords(request, side, ground);
  const left = freeBeside(placed, frame, side);
  const free = request.freeFor?.(placed, left) ?? left;
  const picture = shots.map((shot, at) =>
    fullShot(shot, frame, `${part.id}-shot-${at}`, {
      focus: opposite[side],
      free,
      move: part.craft?.move,
      zoom: request.zoom,
      // A photo lies beside a panel, not under it: its middle is what matters.
      ...(isWholeShot(shot.shot)
        ? // A logo is seen to its edges, beside the words or below them.
          { box: inset(free, shorterSide(frame) * 0.05) }
        : ground.kind === 'panel' && { box: besidePanel(frame, placed.panel, side) }),
    }),
  );
  const behind = [
    ...picture.flatMap((layers) => layers.ground),
    ...(part.craft && hasPlainGround(shots) ? turningBehind(frame, part.id, free) : []),
  ];
  const subject = picture
    .flatMap((layers) => layers.subject)
    .filter((item) => side !== 'top' || !risesInto(item, placed.box));
  const decor = [...decorItems(frame, part.id), ...(request.more ?? [])];
  const words = pageItems(placed.stacks, request.header.length, frame, part.id, placed);
  const time = { start: 0, end: frame.seconds };
  const id = `${part.id}-calm`;
  switch (ground.kind) {
    case 'shade': {
      const shade = shadeItem(id, frame, side, placed.panel);
      // Words that reach over the subject need it shaded with the rest.
      const isOver =
        request.isBeforeShade === undefined
          ? reachesSubject(placed, free, side)
          : !request.isBeforeShade;
      const layers = isOver ? [...subject, shade] : [shade, ...subject];
      return [...behind, ...layers, ...decor, ...words];
    }
    case 'panel': {
      const path = panelPath(ground.edge, side);
      const panel = shapeItem(id, placed.panel, path, frame.theme.sheet.color, time);
      return request.isBeforePanel
        ? [...behind, panel, ...subject, ...decor, ...words]
        : [...behind, ...subject, panel, ...decor, ...words];
    }
    case 'card': {
      const radius = ground.corner === 'round' ? shorterSide(frame) * 0.035 : 0;
      const card = shapeItem(
        id,
        placed.panel,
        roundedPath(placed.panel, radius),
        frame.theme.sheet.color,
        time,
      );
      return [...behind, ...subject, ...decor, card, ...words];
    }
    default:
      return ground satisfies never;
  }
}

/** Smoke that would drift over the words above it. */
function risesInto({ id, y = 0, height = 0 }: DraftItem, words: Box): boolean {
  return id.includes('-rising-') && y - height * 0.4 < words.y + words.height;
}

/** Grounds of one colour, on which something may turn; places, landscapes, patterns and maps are busy enough. */
const plainStyles: ReadonlySet<PictureStyle> = new Set<PictureStyle>([
  'studio',
  'spotlight',
  'scene',
  'podium',
  'sticker',
  'row',
  'medallion',
  'portrait',
  'number',
  'percent',
  'chart',
  'timeline',
]);

function hasPlainGround(shots: readonly TimedShot[]): boolean {
  return shots.every(({ shot }) => shot.kind === 'built-in' && plainStyles.has(shot.recipe.style));
}

/** Pictures always get so much of the frame, even where words need more than the rest. */
const leastFree = 0.32;
/** On a phone, and beside answers, words are read against the clock: what they show is rather smaller than behind them. */
const leastFreeOfTall = 0.25;
const leastFreeOfChoices = 0.19;

/** What the words leave of the frame, without its margins. */
function freeBeside({ box, panel, stacks }: PlacedWords, frame: SlideFrame, side: PanelSide): Box {
  const { width, height } = frame;
  const gap = shorterSide(frame) * 0.035;
  const tall = shapeOf(frame) === 'tall';
  const [top, end] = tall ? [height * 0.05, height * 0.965] : [height * 0.04, height * 0.96];
  const [left, right] = [width * 0.02, width * 0.98];
  switch (side) {
    case 'bottom': {
      // A wide frame is low: there the subject may stand a little behind the words.
      const behind = shapeOf(frame) === 'wide' ? height * 0.1 : 0;
      const low = Math.max(top + height * leastFree, Math.min(box.y, panel.y) - gap + behind);
      return { x: left, y: top, width: right - left, height: low - top };
    }
    case 'top': {
      const words = Math.max(box.y + box.height, panel.y + panel.height);
      const hasChoices = stacks.some(({ blocks }) => blocks.some(({ block }) => block.choice));
      const least = hasChoices ? leastFreeOfChoices : tall ? leastFreeOfTall : leastFree;
      const high = Math.min(end - height * least, words + gap);
      return { x: left, y: high, width: right - left, height: end - high };
    }
    case 'left': {
      const x = Math.min(right - width * leastFree, panel.x + panel.width + gap * 0.5);
      return { x, y: top, width: right - x, height: end - top };
    }
    default: {
      const x = Math.max(left + width * leastFree, panel.x - gap * 0.5);
      return { x: left, y: top, width: x - left, height: end - top };
    }
  }
}

/** Words need so much that they lie over the subject. */
function reachesSubject({ box, panel }: PlacedWords, free: Box, side: PanelSide): boolean {
  switch (side) {
    case 'bottom':
      return box.y < free.y + free.height;
    case 'top':
      return box.y + box.height > free.y;
    case 'left':
      return panel.width > free.x || panel.width > free.width * 1.3;
    default:
      return panel.x < free.x + free.width || panel.width > free.width * 1.3;
  }
}

interface PlacedWords {
  readonly stacks: readonly Stack[];
  /** Where the words stand. */
  readonly box: Box;
  /** What is behind them: a panel, a card, or the part of the picture that is shaded. */
  readonly panel: Box;
  readonly align: Align;
  readonly tone: Tone;
}

function placeWords(request: SceneRequest, side: PanelSide, ground: WordsGround): PlacedWords {
  const { frame } = request;
  const place = side === 'left' || side === 'right' ? placeBeside : placeAcross;
  return {
    ...place(request, side, ground),
    tone: ground.kind === 'shade' ? shadedTone(frame.theme) : sheetTone(frame.theme),
  };
}

/** Words never take more of a wide frame. */
const widestShare = 0.94;

/** How much of a panel's width is there for words, in spite of its edge. */
const solidShare: Readonly<Record<PanelEdge, number>> = {
  straight: 1,
  slant: 0.9,
  curve: 0.93,
  wave: 0.91,
  torn: 0.96,
};

/** A column at the left or right of a wide frame. */
function placeBeside(
  { frame, header, pages = [], share = 0.46, isLow: isAtFoot = false }: SceneRequest,
  side: PanelSide,
  ground: WordsGround,
): Omit<PlacedWords, 'tone'> {
  const { width, height } = frame;
  const safe = safeArea(frame);
  const unit = shorterSide(frame);
  const isCard = ground.kind === 'card';
  const pad = isCard ? unit * 0.055 : 0;
  const inner = ground.kind === 'panel' ? solidShare[ground.edge] : 1;
  const room = (part: number) => ({
    width: width * part * inner - safe.x - (isCard ? 2 * pad - safe.x * 0.4 : safe.x * 0.5),
    height: safe.height - 2 * pad - unit * 0.02,
    mayGrow: part < widestShare,
  });
  // A text that is too long for its column gets more of the frame.
  let part = share;
  let stacks = stackPages(header, pages, frame, room(part));
  while (highest(stacks) > room(part).height && part < widestShare) {
    part = Math.min(widestShare, part + 0.16);
    stacks = stackPages(header, pages, frame, room(part));
  }
  const stack = { width: widest(stacks), height: highest(stacks) };
  const columnWidth = isCard ? stack.width : room(part).width;
  const isLow = isAtFoot || (isCard && frame.index % 4 >= 2);
  const top = isLow
    ? safe.y + safe.height - stack.height - pad
    : safe.y + (safe.height - stack.height) / 2;
  const start = isCard ? safe.x * 0.7 + pad : safe.x;
  const box = {
    x: side === 'left' ? start : width - start - columnWidth,
    y: Math.max(safe.y, top),
    width: columnWidth,
    height: stack.height,
  };
  if (isCard) return { stacks, box, panel: inset(box, -pad, -pad * 0.85), align: 'left' };
  const panelWidth = width * part;
  const panel = { x: side === 'left' ? 0 : width - panelWidth, y: 0, width: panelWidth, height };
  return { stacks, box, panel, align: 'left' };
}

/** A band above or below the picture, as high as the words need. */
function placeAcross(
  request: SceneRequest,
  side: PanelSide,
  ground: WordsGround,
): Omit<PlacedWords, 'tone'> {
  const { frame, header, pages = [] } = request;
  const { width, height } = frame;
  const safe = request.room ?? safeArea(frame);
  const unit = shorterSide(frame);
  const isCard = ground.kind === 'card';
  const pad = isCard ? unit * 0.05 : 0;
  // A card on a phone reaches nearly from edge to edge; its words keep their margins.
  const isBroad = isCard && shapeOf(frame) === 'tall';
  const roomWidth = isBroad ? safe.width : safe.width - 2 * pad;
  const isList = header.some(({ kind }) => kind === 'bullet');
  const isTallList = isList && shapeOf(frame) === 'tall';
  const isSquareList = isList && shapeOf(frame) === 'square';
  // A list shrinks last: it is read from beginning to end.
  const leastScale = request.leastScale ?? (isTallList || isSquareList ? 0.85 : undefined);
  const shares =
    request.shares ??
    (isTallList
      ? [0.44, 0.52, 0.6, 0.68]
      : shapeOf(frame) === 'tall'
        ? [0.36, 0.46, 0.56, 0.68]
        : isSquareList
          ? [0.46, 0.54, 0.62]
          : [isCard ? 0.46 : 0.4, 0.52, 0.64, 0.86]);
  let stacks: readonly Stack[] = [];
  let roomHeight = 0;
  for (const share of shares) {
    roomHeight = Math.min(safe.height, height * share) - 2 * pad;
    stacks = stackPages(header, pages, frame, {
      width: roomWidth,
      height: roomHeight,
      mayGrow: share !== shares.at(-1),
      leastScale,
    });
    if (highest(stacks) <= roomHeight) break;
  }
  const stackHeight = highest(stacks);
  const isTop = side === 'top';
  const y = isTop ? safe.y + pad : safe.y + safe.height - pad - stackHeight;
  const box = {
    x: isBroad ? safe.x : safe.x + pad,
    y: Math.max(safe.y, y),
    width: roomWidth,
    height: stackHeight,
  };
  const align: Align = request.align ?? (ground.kind === 'panel' ? 'left' : 'center');
  if (isCard) {
    const least = shapeOf(frame) === 'tall' ? 1 : 0.6;
    const cardWidth = Math.min(roomWidth, Math.max(widest(stacks), roomWidth * least));
    const narrow = { ...box, x: box.x + (roomWidth - cardWidth) / 2, width: cardWidth };
    return { stacks, box: narrow, panel: inset(narrow, -pad, -pad * 0.85), align };
  }
  const depth = ground.kind === 'panel' ? edgeDepth[ground.edge] : 0;
  const edge = isTop ? box.y + box.height + unit * 0.05 : box.y - unit * 0.05;
  const solid = isTop ? edge : height - edge;
  const panelHeight = Math.min(height, solid / (1 - depth));
  const panel = { x: 0, y: isTop ? 0 : height - panelHeight, width, height: panelHeight };
  return { stacks, box, panel, align };
}

/** The frame without the panel, and a little more, so that nothing shows at its edge. */
function besidePanel(frame: SlideFrame, panel: Box, side: PanelSide): Box {
  const { width, height } = frame;
  const under = 0.8;
  switch (side) {
    case 'left': {
      const x = panel.width * under;
      return { x, y: 0, width: width - x, height };
    }
    case 'right':
      return { x: 0, y: 0, width: width - panel.width * under, height };
    case 'top': {
      const y = panel.height * under;
      return { x: 0, y, width, height: height - y };
    }
    default:
      return { x: 0, y: 0, width, height: height - panel.height * under };
  }
}

const angles: Readonly<Record<PanelSide, string>> = {
  left: '90deg',
  right: '270deg',
  top: '180deg',
  bottom: '0deg',
};

/** Calm where the words stand, and gone where the picture is to be seen. */
function shadeItem(
  id: string,
  frame: SlideFrame,
  side: PanelSide,
  { width, height }: Box,
): DraftItem {
  const across = side === 'left' || side === 'right';
  const words = across ? width / frame.width : height / frame.height;
  const color = shadeColor(frame.theme);
  const strength = shadeStrength(frame.theme);
  const at = (share: number) => `${Math.round(Math.min(1, share) * 1000) / 10}%`;
  const stop = (alpha: number, share: number) => `${writeColor(color, alpha)} ${at(share)}`;
  const rest = 1 - words;
  const stops = [
    stop(Math.min(0.96, strength + 0.1), 0),
    stop(strength, words),
    ...(rest > 0.02
      ? [stop(strength * 0.62, words + rest * 0.25), stop(strength * 0.2, words + rest * 0.55)]
      : []),
    stop(rest > 0.02 ? 0 : strength, 1),
  ];
  const gradient = `linear-gradient(${angles[side]}, ${stops.join(', ')})`;
  const whole = { x: 0, y: 0, width: frame.width, height: frame.height };
  return coloredBox(id, whole, gradient, { start: 0, end: frame.seconds });
}
