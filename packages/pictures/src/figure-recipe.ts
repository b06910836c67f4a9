import { type Figure, figureIn } from './figure-in.ts';
import type { PictureRecipe } from './recipe.ts';

/** A figure as a picture of itself, with things that belong to it. A comparison needs one for each side. */
export function figureRecipe(
  figure: Figure,
  { objects, seed }: Pick<PictureRecipe, 'objects' | 'seed'>,
): PictureRecipe {
  switch (figure.kind) {
    case 'percent': {
      const { value, change } = figure;
      // What rose by a third is no third of anything.
      if (change) return { style: 'number', objects, seed, words: [`${change}${value}%`] };
      return {
        style: 'percent',
        objects,
        seed,
        words: [`${value}%`],
        values: [value],
      };
    }
    case 'number':
      return { style: 'number', objects, seed, words: [figure.text, figure.unit].filter(Boolean) };
    case 'year':
      return {
        style: 'timeline',
        objects,
        seed,
        words: [String(figure.year)],
        values: [figure.year],
      };
    case 'span': {
      const values = directionOf(figure.rest);
      const years = [String(figure.from), String(figure.to)];
      // Bars claim that something rose or fell: only where the sentence says so.
      return values
        ? { style: 'chart', objects, seed, values, words: years }
        : { style: 'number', objects, seed, words: [years.join('–')] };
    }
    case 'versus':
      return {
        style: 'versus',
        objects,
        seed,
        words: [figure.left, figure.right].map((side) => side.slice(0, 24)),
      };
  }
}

/** The picture of the figure that a sentence is about, if it is about one. */
export function figureRecipeFor(
  sentence: string,
  parts: Pick<PictureRecipe, 'objects' | 'seed'>,
): PictureRecipe | undefined {
  const figure = figureIn(sentence);
  return figure && figure.kind !== 'versus' ? figureRecipe(figure, parts) : undefined;
}

/** Which way bars go, said by the words around them; how far is not known, and not claimed. */
function directionOf(text: string): readonly number[] | undefined {
  const falls =
    /\b(fell|fall|falls|drop|dropped|decline[ds]?|decreased?|lost|shrank|halved)\b/i.test(text);
  const rises =
    /\b(rose|rise[sn]?|grew|grown?|grows|climbed|increased?|gained?|doubled|tripled|more than|up)\b/i.test(
      text,
    );
  const bars = [38, 47, 55, 72, 100];
  return falls ? bars.toReversed() : rises ? bars : undefined;
}
