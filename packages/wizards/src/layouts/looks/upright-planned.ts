/** An upright slide as its film plans it; what has no room, or nothing to show, for that gets what is nearest to it. */
import { isUpright } from '@reelwright/movie';
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptPart } from '../../script.ts';
import type { SceneRequest } from '../scenery.ts';
import { shotsOf } from '../shots-of.ts';
import type { SlideFrame } from '../slide-frame.ts';
import { fixedLayouts, hasFigure, hasNumber } from './choose-craft.ts';
import { inLight } from './light-theme.ts';
import type { SlideCraft, UprightPlan } from './slide-look.ts';
import { uprightBands } from './upright-bands.ts';
import { uprightLow } from './upright-low.ts';
import { uprightQuestion } from './upright-question.ts';
import { uprightRise } from './upright-rise.ts';

/** Undefined: as its look has it, with the words on top. */
export function uprightPlanned(request: SceneRequest, craft: SlideCraft): DraftItem[] | undefined {
  const { frame } = request;
  const lit = { ...request, frame: { ...frame, theme: inLight(frame.theme, craft.light) } };
  const plan = planOf(request, craft);
  if (plan !== 'high' && fixedLayouts.includes(request.part.layout))
    return uprightQuestion(lit, craft);
  switch (plan) {
    case 'rise':
      return uprightRise(lit, craft);
    case 'low':
      return (
        uprightLow(request, craft) ?? (isCutOut(request.part) ? uprightRise(lit, craft) : undefined)
      );
    case 'bands':
      return uprightBands(lit, craft);
    case 'high':
      return undefined;
    default:
      return plan satisfies never;
  }
}

/**
 * Captions need the room of the words below a picture, and a ground that somebody chose is to be seen. A 4:5 film has no
 * buttons over it, and not the height.
 */
export function isPlanned({ theme, captionRoom, ...size }: SlideFrame): boolean {
  return isUpright(size) && !theme.hasWallpaper && !captionRoom;
}

function planOf(
  { part, frame, header }: SceneRequest,
  { upright = 'high' }: SlideCraft,
): UprightPlan {
  if (!isPlanned(frame) || hasNumber(part)) return 'high';
  if (fixedLayouts.includes(part.layout)) {
    // A list, and a question beside a photo, have the room that they have.
    const isAsked = header.some(({ choice }) => choice) && hasThings(part) && !hasFigure(part);
    return isAsked ? upright : 'high';
  }
  if (upright === 'low' || hasThings(part))
    return hasFigure(part) && upright !== 'low' ? 'high' : upright;
  // A photo and a place fill what they are in.
  return upright === 'high' ? upright : 'low';
}

/** Beside many words, what is cut by the edge is still large. */
const isCutOut = (part: ScriptPart): boolean => hasThings(part) && !hasFigure(part);

/** Each of its pictures has something to cut out. */
const hasThings = ({ lines }: ScriptPart): boolean => {
  const shots = lines.flatMap(shotsOf);
  return (
    shots.length > 0 &&
    shots.every(
      (shot) =>
        shot.kind === 'built-in' &&
        shot.recipe.objects.some((name) => !name.startsWith('country-')),
    )
  );
};
