/** What a project is called on the screen, and what its video is called when nobody gave it a name. */
import { plainText } from '@reelwright/article';
import { defaultProjectName, type ProjectMeta } from '@reelwright/contract';
import { cutText, type Item, newTextItem, type ProjectData } from '@reelwright/movie';

/** Spec: a project without a name is kept as 'My-Project'. Nobody should have to read that. */
export const unnamedFilm = 'Untitled video';

type Named = Pick<ProjectMeta, 'title' | 'name'>;

/** The name that somebody gave it; undefined as long as it has only the one it is kept under. */
export function givenName({ title, name }: Named): string | undefined {
  const given = title.trim() || name.trim();
  return given === '' || given === defaultProjectName || given === unnamedFilm ? undefined : given;
}

export function shownName(named: Named): string {
  return givenName(named) ?? unnamedFilm;
}

const maxTitleLetters = 100;
/** What stands in a new text until somebody types. */
const placeholder = plainText(newTextItem('any').text ?? '');

/** What a published film is called when its project has no name: the largest words of the first slide that says any. */
export function proposedTitle(
  shown: string,
  movie: Pick<ProjectData, 'frames'> | undefined,
): string {
  if (givenName({ title: shown, name: '' }) !== undefined) return shown;
  for (const { items } of movie?.frames ?? []) {
    const texts = textsOf(items);
    const [largest] = texts.toSorted((one, other) => other.size - one.size);
    if (largest) return cutText(largest.words, maxTitleLetters);
  }
  return unnamedFilm;
}

function textsOf(
  items: readonly Item[],
): readonly { readonly words: string; readonly size: number }[] {
  return items.flatMap((item) => {
    if (item.hide) return [];
    const words =
      item.type === 'text'
        ? plainText(item.text ?? '')
            .replace(/\s+/gu, ' ')
            .trim()
        : '';
    const own = words === '' || words === placeholder ? [] : [{ words, size: sizeOf(item) }];
    return [...own, ...textsOf(item.children ?? [])];
  });
}

function sizeOf({ font }: Item): number {
  return typeof font?.size === 'number' ? font.size : 0;
}
