/** The skeletons of a slide: the same words and picture, composed in other ways. */
import {
  type DraftItem,
  isBust,
  isPartOfPerson,
  type PictureRecipe,
  type PictureStyle,
} from '@reelwright/pictures';
import type { ScriptPart } from '../../script.ts';
import { type SceneRequest, themeScene } from '../scenery.ts';
import { shotsOf } from '../shots-of.ts';
import { type Box, shapeOf } from '../slide-frame.ts';
import { bigFigure } from './big-figure.ts';
import { bigType } from './big-type.ts';
import { fixedLayouts, hasFigure, hasNumber } from './choose-craft.ts';
import { collage } from './collage.ts';
import {
  across,
  inColumn,
  pagesAcross,
  pagesInColumn,
  uprightPages,
  uprightWords,
} from './fit-words.ts';
import { inLight } from './light-theme.ts';
import { nearQuestion } from './near-question.ts';
import { asBadge, numberMark, splitNumber } from './number-mark.ts';
import { questionBoard } from './question-board.ts';
import { rising } from './rising.ts';
import type { SlideCraft, SlideLook } from './slide-look.ts';
import { passing, uprightFull, uprightMagazine, uprightShares, uprightTheme } from './upright.ts';
import { uprightPlanned } from './upright-planned.ts';
import { pictureWindow } from './window.ts';

export function composeLook(request: SceneRequest, craft: SlideCraft): DraftItem[] {
  const items = composed(request, craft);
  // Cards and lists are read at rest.
  return isFixed(request) ? items : items.map(rising);
}

function composed(request: SceneRequest, asked: SlideCraft): DraftItem[] {
  const craft = besideFocus(request, asked);
  const planned = uprightPlanned(request, craft);
  if (planned) return planned;
  const lit = {
    ...request,
    frame: { ...request.frame, theme: inLight(request.frame.theme, craft.light) },
  };
  const look = fittingLook(craft.look, request);
  switch (look) {
    case 'full':
      return full(lit, craft);
    case 'stage':
      return stage(lit, craft);
    case 'magazine':
      return shapeOf(request.frame) === 'wide'
        ? magazine(request, craft)
        : uprightMagazine(request, craft);
    case 'window':
      return pictureWindow(lit, craft);
    case 'collage':
      return collage(lit, craft);
    case 'type':
      return bigType(lit, craft);
    case 'near':
      return nearQuestion(lit, craft);
    case 'board':
      return questionBoard(lit, craft);
    case 'figure':
      return bigFigure(lit, craft);
    case 'theme': {
      if (isFixed(request)) return listed(lit);
      const { side: _, ...own } = request;
      if (shapeOf(request.frame) !== 'wide') return uprightTheme(request, craft);
      const pages = pagesInColumn(request.pages);
      return themeScene({ ...own, header: request.header.map(inColumn), pages });
    }
    default:
      return look satisfies never;
  }
}

/** So far from the middle, something in a photo is on one of its sides. */
const offMiddle = 0.08;

/** Words on a photo that fills the frame stand opposite of what has to be seen of it. */
function besideFocus({ part, frame }: SceneRequest, craft: SlideCraft): SlideCraft {
  const [shot] = part.lines.flatMap(shotsOf);
  const focus = shot && shot.kind !== 'built-in' ? shot.entry.focus : undefined;
  const isCovered = craft.look === 'full' && shapeOf(frame) === 'wide';
  if (!focus || !isCovered || Math.abs(focus.x - 0.5) < offMiddle) return craft;
  return { ...craft, isOther: focus.x < 0.5 };
}

const isFixed = ({ part }: SceneRequest) => fixedLayouts.includes(part.layout);

/** What looks draw a ground of their own for. */
const onGround: ReadonlySet<SlideLook> = new Set<SlideLook>(['window', 'collage', 'type']);

/** What has no room, or nothing to show, for what its film asks for gets what is nearest to it. */
function fittingLook(look: SlideLook, request: SceneRequest): SlideLook {
  const { frame, part } = request;
  if (look === 'near' || look === 'board') return questionLook(look, request);
  if (isFixed(request)) return 'theme';
  if (look === 'figure') {
    const isFree = !frame.theme.hasWallpaper && !frame.captionRoom;
    if (isFree && hasNumber(part)) return look;
    return fittingLook('theme', request);
  }
  // Somebody chose what is behind their slides; and where nothing stands on a ground, a place fills it.
  if (onGround.has(look) && (frame.theme.hasWallpaper || countThings(part) === 0)) return 'full';
  // Three tiles of one thing are two too many.
  if (look === 'collage' && countThings(part) < 2) return 'window';
  if (shapeOf(frame) === 'wide') return look;
  if (look === 'theme' && frame.theme.words.kind === 'panel') return 'stage';
  // Captions take the room of the words below a picture.
  if (frame.captionRoom && onGround.has(look)) return 'stage';
  // Figures are words as well: nothing may lie on them.
  return look === 'magazine' && hasFigure(part) ? 'stage' : look;
}

/** Beside answers and lists a photo, a figure and a ground that somebody chose keep the room they have. */
function questionLook(look: SlideLook, { part, frame, header }: SceneRequest): SlideLook {
  const isPlain = part.lines
    .slice(0, 1)
    .flatMap(shotsOf)
    .every(({ kind }) => kind === 'built-in');
  const hasChoices = header.some(({ choice }) => choice);
  const isList = header.some(({ kind }) => kind === 'bullet');
  const isFree = !frame.theme.hasWallpaper && !frame.captionRoom;
  if (!isPlain || !(hasChoices || isList) || !isFree || hasFigure(part)) return 'theme';
  if (isList) return shapeOf(frame) === 'square' ? 'theme' : look;
  // In a square a card would cover nearly all of it.
  return shapeOf(frame) === 'square' ? 'board' : look;
}

/** Different things that it can show cut out; a photo is enough by itself. */
function countThings({ lines }: ScriptPart): number {
  const shots = lines.flatMap(shotsOf);
  if (shots.some(({ kind }) => kind !== 'built-in')) return Number.POSITIVE_INFINITY;
  const objects = shots.flatMap((shot) =>
    shot.kind === 'built-in'
      ? shot.recipe.objects.filter((name) => !name.startsWith('country-'))
      : [],
  );
  return new Set(objects).size;
}

/** Cards and lists stay together; in an upright frame they lie on the picture rather than on half a sheet. */
function listed(request: SceneRequest): DraftItem[] {
  const isPanel = request.frame.theme.words.kind === 'panel';
  return shapeOf(request.frame) === 'wide' || !isPanel
    ? themeScene(request)
    : themeScene({ ...request, side: 'top', ground: { kind: 'card', corner: 'round' } });
}

/** The picture has the whole frame, its subject as high as it: words stand low beside it, or at the foot. */
function full(request: SceneRequest, craft: SlideCraft): DraftItem[] {
  const { frame, part } = request;
  const { width, height } = frame;
  const { isOther } = craft;
  if (shapeOf(frame) === 'wide') {
    return themeScene({
      ...request,
      header: request.header.map(asBadge).map(inColumn),
      pages: pagesInColumn(request.pages),
      share: 0.46,
      side: isOther ? 'right' : 'left',
      ground: { kind: 'shade' },
      isLow: true,
      isBeforeShade: !reachesWords(part),
      // It comes nearer while it stands, and not over the words.
      freeFor: (_, free) => ({
        x: isOther ? free.x : free.x + width * 0.03,
        y: height * 0.01,
        width: free.width - width * 0.03,
        height: height * 0.98,
      }),
    });
  }
  // The photo is the frame: words stand at its foot, over a shade.
  if (fillsFrame(part)) {
    return themeScene({
      ...request,
      header: request.header.map(asBadge),
      side: 'bottom',
      ground: { kind: 'shade' },
      align: isOther ? 'left' : 'center',
    });
  }
  return uprightFull(request, craft);
}

/** A photo or a clip, or a place that nothing stands in. */
const fillsFrame = ({ lines }: ScriptPart): boolean =>
  lines
    .flatMap(shotsOf)
    .some((shot) => shot.kind !== 'built-in' || shot.recipe.objects.length === 0);

/** Of somebody beside words, the shoulders may come under them: they are shaded with the rest. */
function reachesWords(part: ScriptPart): boolean {
  return isAround(part) || builtIn(part).some(({ objects: [first = ''] }) => isPerson(first));
}

const isPerson = (name: string) => isBust(name) || isPartOfPerson(name);

/** What circles around its subject, or is larger than its room, may come under words. */
const isAround = (part: ScriptPart): boolean =>
  builtIn(part).some(({ style }) => wideStyles.has(style));

const builtIn = ({ lines }: ScriptPart): readonly PictureRecipe[] =>
  lines.flatMap(shotsOf).flatMap((shot) => (shot.kind === 'built-in' ? [shot.recipe] : []));

const wideStyles: ReadonlySet<PictureStyle> = new Set<PictureStyle>(['orbit', 'macro', 'row']);

/** Words across the top, the subject below them, as large as it goes. */
function stage(asked: SceneRequest, { isOther, move }: SlideCraft): DraftItem[] {
  const request = { ...asked, part: { ...asked.part, craft: passing(asked.part, move) } };
  const { frame } = request;
  const { width, height } = frame;
  const isWide = shapeOf(frame) === 'wide';
  const { number, others } = isWide
    ? splitNumber(request.header)
    : { number: undefined, others: request.header.map(asBadge) };
  return themeScene({
    ...request,
    header: uprightWords(
      others.map((block) => across(block, frame)),
      frame,
    ),
    pages: uprightPages(pagesAcross(request.pages, frame), frame),
    side: 'top',
    ground: { kind: 'shade' },
    align: isOther && isWide ? 'left' : 'center',
    more: numberMark(number, frame, request.part.id, 'bottom'),
    ...(shapeOf(frame) === 'tall' && { shares: uprightShares }),
    isBeforeShade: !isAround(request.part),
    zoom: isWide ? 1.5 : 1.06,
    freeFor: ({ box }) => {
      const top = box.y + box.height + height * (isWide ? 0.01 : 0.024);
      const end = height * (isWide ? 1.02 : 0.98);
      return { x: width * 0.02, y: top, width: width * 0.96, height: end - top };
    },
  });
}

/** A straight column in another colour than the picture beside it, whose subject reaches over the edge. */
function magazine(request: SceneRequest, { light, isOther }: SlideCraft): DraftItem[] {
  const { theme, width } = request.frame;
  const { sheet } = inLight(theme, light === 'own' ? 'accent' : light);
  const over = width * 0.01;
  return themeScene({
    ...request,
    frame: { ...request.frame, theme: { ...theme, sheet } },
    header: request.header.map(inColumn),
    pages: pagesInColumn(request.pages),
    share: Math.min(request.share ?? 0.46, 0.46),
    side: isOther ? 'right' : 'left',
    ground: { kind: 'panel', edge: 'straight' },
    isBeforePanel: true,
    freeFor: (_, free): Box => ({
      ...free,
      x: isOther ? free.x : free.x - over,
      width: free.width + over,
    }),
  });
}
