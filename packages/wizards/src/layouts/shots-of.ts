/** Which pictures belong to a line: chosen photos and videos, or built-in ones. How they are drawn is in shots.ts. */
import { type PictureRecipe, recipeOf } from '@reelwright/pictures';
import type { MediaEntry, ScriptLine, ScriptPart } from '../script.ts';

interface ChosenShot {
  readonly url: string;
  readonly entry: MediaEntry;
  /** Never cut to the shape of its place. */
  readonly isWhole?: boolean;
}

export type Shot =
  | { readonly kind: 'built-in'; readonly recipe: PictureRecipe }
  | ({ readonly kind: 'photo' } & ChosenShot)
  | ({ readonly kind: 'video' } & ChosenShot);

/** More pictures than this in one line would flicker. */
const maxShots = 5;

function chosenShots(media: readonly MediaEntry[]): readonly Shot[] {
  return media.flatMap((entry): Shot[] => {
    const url = entry.url;
    if (!url) return [];
    const recipe = recipeOf(url);
    if (recipe) return [{ kind: 'built-in', recipe }];
    return [{ kind: entry.type === 'video' ? 'video' : 'photo', url, entry }];
  });
}

/** The first that was chosen; none where nothing was. */
export function chosenShot(media: readonly MediaEntry[]): Shot | undefined {
  return chosenShots(media)[0];
}

/** All pictures of one line, in their order. */
export function shotsOf({
  media,
  picture,
  isWhole,
}: Pick<ScriptLine, 'media' | 'picture' | 'isWhole'>): readonly Shot[] {
  const chosen = chosenShots(media).map((shot) =>
    isWhole && shot.kind !== 'built-in' ? { ...shot, isWhole } : shot,
  );
  return chosen.length > 0 ? chosen.slice(0, maxShots) : [{ kind: 'built-in', recipe: picture }];
}

/** All pictures of a part, for layouts that show several at once. */
export function allShots(part: ScriptPart): readonly Shot[] {
  return part.lines.flatMap(shotsOf).slice(0, maxShots);
}
