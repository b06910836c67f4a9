import { pictureKeywordsOf } from '@reelwright/auto-media';
import { type Item, newTextItem, type ProjectData, type Slide } from '@reelwright/movie';
import { plainText } from '../plain-text.ts';

/** As many as one would try. */
const maxWords = 4;
/** What stands in a new text until somebody types. */
const placeholder = plainText(newTextItem('any').text ?? '');

/** What to search for first when somebody looks for pictures for a slide: what it says, else what the film is about. */
export function wordsOfSlide(
  slide: Slide | undefined,
  { keyword }: Pick<ProjectData, 'keyword'>,
): readonly string[] {
  const said = textsOf(slide?.items ?? []).filter((text) => plainText(text) !== placeholder);
  const found = said.flatMap((text) =>
    pictureKeywordsOf({ text: text.replace(/<br\s*\/?>|<\/(p|li)>/gi, '\n') }),
  );
  return [...new Set([...found, ...(keyword ? [keyword] : [])])].slice(0, maxWords);
}

function textsOf(items: readonly Item[]): readonly string[] {
  return items.flatMap(({ type, text, children }) => [
    ...(type === 'text' && text ? [text] : []),
    ...textsOf(children ?? []),
  ]);
}
