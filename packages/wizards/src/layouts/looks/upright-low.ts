/** The picture from the upper edge of a phone, and below it the words on a panel, clear of the buttons of apps. */
import type { DraftItem, PictureStyle } from '@reelwright/pictures';
import { type SceneRequest, themeScene } from '../scenery.ts';
import type { TimedShot } from '../shots.ts';
import { timedShots } from '../shots.ts';
import { highest } from '../stack-words.ts';
import { hasFigure } from './choose-craft.ts';
import { uprightPages, uprightWords } from './fit-words.ts';
import { inLight } from './light-theme.ts';
import { asBadge } from './number-mark.ts';
import type { SlideCraft } from './slide-look.ts';
import { passing, uprightShares } from './upright.ts';
import { uprightFoot } from './upright-foot.ts';
import { fittedStacks, lowRoom } from './upright-room.ts';

/** Words that need more of the height would leave a strip of the picture. */
const mostWords = 0.43;

/** Undefined where its words leave too little of the picture. */
export function uprightLow(request: SceneRequest, craft: SlideCraft): DraftItem[] | undefined {
  const { frame, part } = request;
  const { width, height, theme } = frame;
  const room = lowRoom(frame);
  const header = uprightWords(request.header.map(asBadge), frame);
  const pages = uprightPages(request.pages, frame);
  const used = highest(fittedStacks({ header, pages }, frame, room, uprightShares));
  if (used > height * mostWords) return undefined;
  const shots = request.shots ?? timedShots(part, frame);
  // The panel has another colour than the picture above it.
  const scene = inLight(theme, craft.light);
  const { sheet } = craft.light === 'own' ? inLight(theme, 'accent') : theme;
  const edge = theme.words.kind === 'panel' ? theme.words.edge : 'straight';
  return themeScene({
    ...request,
    part: { ...part, craft: passing(part, craft.move) },
    frame: { ...frame, theme: { ...scene, sheet } },
    header,
    pages,
    shots: shots.map((shot) => onPlainGround(shot, craft)),
    shares: uprightShares,
    leastScale: 0.8,
    room,
    side: 'bottom',
    align: 'left',
    ground: { kind: 'panel', edge },
    isBeforePanel: true,
    more: uprightFoot(frame, part.id, { color: sheet.accent, ground: sheet.color }),
    freeFor: ({ panel }) => {
      const top = height * 0.012;
      // It stands on the panel, a little before its edge; what is drawn out of figures is read to its end.
      const end = panel.y + height * (hasFigure(part) ? -0.012 : 0.016);
      return { x: width * -0.02, y: top, width: width * 1.04, height: end - top };
    },
  });
}

/** Landscapes would reach over the panel, and what has much around it would be small above so many words. */
function onPlainGround(shot: TimedShot, { isOther }: SlideCraft): TimedShot {
  if (shot.shot.kind !== 'built-in') return shot;
  const { recipe } = shot.shot;
  if (recipe.objects.length === 0 || keptStyles.has(recipe.style)) return shot;
  const objects = recipe.objects.slice(0, 1);
  const style = isOther ? 'spotlight' : 'studio';
  return { ...shot, shot: { kind: 'built-in', recipe: { ...recipe, style, objects } } };
}

const keptStyles: ReadonlySet<PictureStyle> = new Set<PictureStyle>([
  'place',
  'studio',
  'scene',
  'spotlight',
  'sticker',
  'row',
  'podium',
  'arch',
  'grid',
  'number',
  'percent',
  'timeline',
  'versus',
  'chart',
  'map',
]);
