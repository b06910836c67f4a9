import { plainText } from '@reelwright/article';
import { cutText, type Item, newTextItem, type ProjectData } from '@reelwright/movie';
import { givenName, unnamedFilm } from './film-name.ts';

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
