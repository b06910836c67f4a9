import { pictureKeywordsOf } from '@reelwright/auto-media';
import { defaultProjectName } from '@reelwright/contract';
import { type Item, newTextItem, type ProjectData, type Slide } from '@reelwright/movie';
import { plainText } from '../plain-text.ts';

/** As many as one would try. */
const maxWords = 4;
const maxReadSlides = 10;
interface Film {
  readonly data: Pick<ProjectData, 'keyword' | 'frames'>;
  readonly meta: { readonly title: string; readonly name: string };
}

/** What stands in a new text until somebody types. */
const placeholder = plainText(newTextItem('any').text ?? '');

/**
 * What to search for first when somebody looks for pictures for a slide: what it says, else what the film is about, else
 * what its other slides say.
 */
export function wordsOfSlide(slide: Slide | undefined, { data, meta }: Film): readonly string[] {
  const { keyword, frames } = data;
  const title =
    [meta.title, meta.name].find((name) => name !== '' && name !== defaultProjectName) ?? '';
  const words = [
    ...keywordsIn(slide),
    ...(keyword ? [keyword] : []),
    ...pictureKeywordsOf({ text: title }),
  ];
  // The first slides say what a film is about; of a long one the rest need not be read.
  const others = words.length > 0 ? [] : frames.slice(0, maxReadSlides).flatMap(keywordsIn);
  return [...new Set([...words, ...others])].slice(0, maxWords);
}

function keywordsIn(slide: Slide | undefined): readonly string[] {
  const said = textsOf(slide?.items ?? []).filter((text) => plainText(text) !== placeholder);
  return said.flatMap((text) =>
    pictureKeywordsOf({ text: text.replace(/<br\s*\/?>|<\/(p|li)>/gi, '\n') }),
  );
}

function textsOf(items: readonly Item[]): readonly string[] {
  return items.flatMap(({ type, text, children }) => [
    ...(type === 'text' && text ? [text] : []),
    ...textsOf(children ?? []),
  ]);
}
