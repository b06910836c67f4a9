/** The picture from the upper edge of a phone, and below it the words on a panel, clear of the buttons of apps. */
import type { DraftItem } from '@reelwright/pictures';
import { type SceneRequest, themeScene } from '../scenery.ts';
import type { TimedShot } from '../shots.ts';
import { timedShots } from '../shots.ts';
import { uprightPages, uprightWords } from './fit-words.ts';
import { inLight } from './light-theme.ts';
import { asBadge } from './number-mark.ts';
import type { SlideCraft } from './slide-look.ts';
import { passing, uprightShares } from './upright.ts';
import { uprightFoot } from './upright-foot.ts';
import { lowRoom } from './upright-room.ts';

export function uprightLow(request: SceneRequest, craft: SlideCraft): DraftItem[] {
  const { frame, part } = request;
  const { width, height, theme } = frame;
  const isQuestion = request.header.some(({ choice, kind }) => choice || kind === 'bullet');
  const shots = request.shots ?? timedShots(part, frame);
  // The panel has another colour than the picture above it.
  const scene = inLight(theme, craft.light === 'own' ? 'own' : craft.light);
  const { sheet } = craft.light === 'own' ? inLight(theme, 'accent') : theme;
  const edge = theme.words.kind === 'panel' ? theme.words.edge : 'straight';
  return themeScene({
    ...request,
    part: { ...part, craft: passing(part, craft.move) },
    frame: { ...frame, theme: { ...scene, sheet } },
    header: uprightWords(request.header.map(asBadge), frame),
    pages: uprightPages(request.pages, frame),
    shots: isQuestion ? shots.map(onNothing) : shots,
    shares: isQuestion ? [0.5, 0.56, 0.62] : uprightShares,
    leastScale: isQuestion ? 0.85 : 0.8,
    room: lowRoom(frame),
    side: 'bottom',
    align: 'left',
    ground: { kind: 'panel', edge },
    isBeforePanel: true,
    more: uprightFoot({ ...frame, theme }, part.id, { color: sheet.accent }),
    freeFor: ({ panel }) => {
      const top = height * (isQuestion ? -0.01 : 0.03);
      // It stands on the panel, a little before its edge.
      const end = panel.y + height * 0.028;
      return { x: width * -0.02, y: top, width: width * 1.04, height: end - top };
    },
  });
}

/** What circles or stands on something would be small beside so many words. */
export function onNothing(shot: TimedShot): TimedShot {
  if (shot.shot.kind !== 'built-in') return shot;
  const { recipe } = shot.shot;
  const objects = recipe.objects.slice(0, 1);
  return { ...shot, shot: { kind: 'built-in', recipe: { ...recipe, style: 'studio', objects } } };
}
