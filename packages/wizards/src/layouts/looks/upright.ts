/**
 * High frames, as a phone shows them: words stand on top and large, and the subject has all that is below them, down to
 * the edge. Apps lay their buttons over the lowest fifth, so nothing is read there, but it is never an empty sheet.
 */
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptPart } from '../../script.ts';
import { type SceneRequest, themeScene } from '../scenery.ts';
import { type Box, type SlideFrame, shapeOf } from '../slide-frame.ts';
import { uprightPages, uprightWords } from './fit-words.ts';
import { inLight } from './light-theme.ts';
import { asBadge } from './number-mark.ts';
import type { SlideCraft, SlideMove } from './slide-look.ts';

/** Parts of the height that words may have: the first they fit in. */
export const uprightShares = [0.38, 0.46, 0.56, 0.68] as const;

/** Below the words, and so far from them that nothing touches while it floats. */
function belowWords({ width, height }: SlideFrame, { box, panel }: Placed, isPanel: boolean): Box {
  const top = isPanel
    ? box.y + box.height + height * 0.03
    : Math.max(box.y + box.height, panel.y + panel.height - height * 0.02) + height * 0.026;
  return { x: width * 0.02, y: top, width: width * 0.96, height: height * 0.985 - top };
}

interface Placed {
  readonly box: Box;
  readonly panel: Box;
}

/** What every upright slide shares: large words on top, and a subject that passes, for it would grow into them. */
function upright(request: SceneRequest, { move }: SlideCraft): SceneRequest {
  const { frame } = request;
  return {
    ...request,
    part: { ...request.part, craft: passing(request.part, move) },
    header: uprightWords(request.header, frame),
    pages: uprightPages(request.pages, frame),
    shares: uprightShares,
    side: 'top',
  };
}

/** What came nearer would grow into the words above it: it passes instead. */
export function passing({ craft }: ScriptPart, move: SlideMove): ScriptPart['craft'] {
  if (!craft || move === 'left' || move === 'right') return craft;
  return { ...craft, move: move === 'out' ? 'right' : 'left' };
}

/** The subject is larger than the frame is wide: its edges cut it. */
export function uprightFull(asked: SceneRequest, craft: SlideCraft): DraftItem[] {
  const request = upright(asked, craft);
  const { frame } = request;
  return themeScene({
    ...request,
    header: request.header.map(asBadge),
    ground: { kind: 'shade' },
    align: craft.isOther ? 'left' : 'center',
    isBeforeShade: true,
    zoom: 1.25,
    freeFor: (placed) => belowWords(frame, placed, false),
  });
}

/** Words on a strong colour that ends as the theme's panels do; the subject reaches over its edge. */
export function uprightMagazine(asked: SceneRequest, craft: SlideCraft): DraftItem[] {
  const request = upright(asked, craft);
  const { frame } = request;
  const { theme } = frame;
  const { words } = theme;
  const { sheet } = inLight(theme, craft.light === 'own' ? 'accent' : craft.light);
  return themeScene({
    ...request,
    frame: { ...frame, theme: { ...theme, sheet } },
    align: craft.isOther ? 'center' : 'left',
    ground: { kind: 'panel', edge: words.kind === 'panel' ? words.edge : 'straight' },
    isBeforePanel: true,
    freeFor: (placed) => belowWords(frame, placed, true),
  });
}

/** As the theme has it, the other way round: a shade or a card on top, and the subject on the edge of the frame. */
export function uprightTheme(asked: SceneRequest, craft: SlideCraft): DraftItem[] {
  if (shapeOf(asked.frame) !== 'tall') return themeScene(asked);
  const request = upright(asked, craft);
  return themeScene({ ...request, freeFor: (placed) => belowWords(request.frame, placed, false) });
}
