/** A question whose thing comes so near that the edges of the frame cut it. */
import type { DraftItem } from '@reelwright/pictures';
import { type SceneRequest, themeScene } from '../scenery.ts';
import { type TimedShot, timedShots } from '../shots.ts';
import { shapeOf } from '../slide-frame.ts';
import type { SlideCraft } from './slide-look.ts';

export function nearQuestion(request: SceneRequest, { isOther }: SlideCraft): DraftItem[] {
  const { part, frame } = request;
  const { width, height } = frame;
  const shots = (request.shots ?? timedShots(part, frame)).map(onNothing);
  const isList = request.header.some(({ kind }) => kind === 'bullet');
  if (shapeOf(frame) === 'wide') {
    return themeScene({
      ...request,
      shots,
      // Most things look to the left: what is cut, or behind the panel, is their other end.
      freeFor: (_, free) => ({
        x: free.x + free.width * (free.x > width * 0.1 ? 0.03 : -0.04),
        y: isOther ? -height * 0.02 : height * 0.06,
        width: Math.max(free.width * 1.4, height * 1.06),
        height: height * 1.08,
      }),
    });
  }
  return themeScene({
    ...request,
    shots,
    side: 'top',
    ground: {
      kind: 'card',
      corner: frame.theme.words.kind === 'card' ? frame.theme.words.corner : 'round',
    },
    isBeforeShade: true,
    freeFor: ({ panel }) => {
      const y = panel.y + panel.height + height * 0.012;
      const left = height - y;
      const side = Math.min(width * 0.9, left * (isList ? 1.06 : 1.28));
      // Below a list it stands on the edge of the frame; below answers the edge cuts it, and its head is seen.
      const top = isList ? height - side : y;
      return { x: -width * 0.06, y: top, width: width * 1.12, height: side };
    },
  });
}

/** A podium or an arch would be cut with it, and what circles around it would be gone. */
function onNothing(shot: TimedShot): TimedShot {
  if (shot.shot.kind !== 'built-in') return shot;
  const { recipe } = shot.shot;
  return {
    ...shot,
    shot: {
      kind: 'built-in',
      recipe: { ...recipe, style: 'studio', objects: recipe.objects.slice(0, 1) },
    },
  };
}
