import { sumOfLetters } from '@reelwright/chance';
/** What was found as recipes of pictures that differ from each other: subject, style, place. */
import {
  type Figure,
  figureIn,
  figureRecipe,
  fittingStyle,
  isBust,
  isPartOfPerson,
  type PictureRecipe,
  type PictureShape,
  type PictureStyle,
} from '@reelwright/pictures';
import { type FoundObjects, findObjects } from './find-objects.ts';
import type { PictureIndex } from './picture-index.ts';
import { placesFor } from './places-for.ts';

export interface FoundPicture {
  readonly recipe: PictureRecipe;
  readonly title: string;
  /** How well it fits, between 0 and 1. */
  readonly match: number;
}

const objectStyles: readonly PictureStyle[] = [
  'place',
  'podium',
  'scene',
  'hills',
  'macro',
  'arch',
  'spotlight',
  'waves',
  'orbit',
  'studio',
  'sticker',
  'grid',
  'bokeh',
  'pattern',
  'row',
];
const iconStyles: readonly PictureStyle[] = [
  'neon',
  'podium',
  'paper',
  'orbit',
  'arch',
  'spotlight',
];
/** Half a person stands at the edge of the frame, or is cut out. */
const peopleStyles: readonly PictureStyle[] = ['portrait', 'medallion', 'sticker'];
const logoStyles: readonly PictureStyle[] = ['podium', 'spotlight', 'bokeh', 'orbit'];
const flagStyles: readonly PictureStyle[] = ['podium', 'place', 'spotlight', 'arch', 'bokeh'];
/** What fits half as well as the best is not shown beside it. */
const leastShare = 0.7;
const maxSubjects = 10;

export function composePictures(
  index: PictureIndex,
  keyword: string,
  { num, shape }: { readonly num: number; readonly shape: PictureShape },
): readonly FoundPicture[] {
  const drawn = figurePictures(index, keyword, shape);
  const found = findObjects(index, keyword);
  const maps = found.country ? mapPictures(found, keyword, shape) : [];
  const things = objectPictures(index, found, { keyword, shape, num });
  // A figure is the point of its sentence; a map comes where its flag would.
  const rest = [...things.slice(0, 1), ...maps, ...things.slice(1)].sort(
    (a, b) => b.match - a.match,
  );
  return [...drawn, ...rest].slice(0, num);
}

function objectPictures(
  index: PictureIndex,
  { objects }: FoundObjects,
  {
    keyword,
    shape,
    num,
  }: { readonly keyword: string; readonly shape: PictureShape; readonly num: number },
): FoundPicture[] {
  const best = objects[0]?.match ?? 0;
  const subjects = objects.filter(({ match }) => match >= best * leastShare).slice(0, maxSubjects);
  if (subjects.length === 0) return [];
  const seed = keyword.slice(0, 40).toLowerCase();
  return Array.from({ length: num }, (_, at): FoundPicture | undefined => {
    // The best ones come more often: 1, 2, 1, 3, 2, 1, 4 …
    const turn = turns(at, subjects.length);
    const subject = subjects[turn];
    if (!subject) return undefined;
    const { match } = subject;
    const name = index.variantOf(subject.name, turnOf(`${seed} ${subject.name}`) + at);
    const styles = stylesFor(name);
    const places = placesFor(index.groupOf(subject.name), subject.name);
    const style = styles[(at + turnOf(seed)) % styles.length] ?? 'podium';
    // Half a person beside something would float.
    const companions = subjects
      .filter((other) => other !== subject && !isPartOfPerson(other.name))
      .map((other) => index.variantOf(other.name, turnOf(seed) + at));
    return {
      title: titleOf(subject.name),
      match: match * (1 - at * 0.012),
      recipe: {
        style,
        shape,
        seed: `${seed}-${at}`,
        objects: [name, ...rotated(companions, at)].slice(0, 5),
        place: places[at % places.length] ?? 'studio',
      },
    };
  }).filter((picture) => picture !== undefined);
}

function mapPictures(
  { country, objects }: FoundObjects,
  keyword: string,
  shape: PictureShape,
): FoundPicture[] {
  if (!country) return [];
  const match = objects.find(({ name }) => name === `country-${country.code}`)?.match ?? 0.7;
  const title = country.flag.slice('flag-'.length).replaceAll('-', ' ');
  return [
    {
      title: `map of ${title}`,
      match: match - 0.02,
      recipe: {
        style: 'map',
        shape,
        seed: keyword.slice(0, 40).toLowerCase(),
        objects: [`country-${country.code}`, country.flag],
        ...(country.pin && { values: country.pin }),
      },
    },
  ];
}

/** How surely a figure is what its sentence is about. */
const figureMatch: Readonly<Record<Figure['kind'], number>> = {
  percent: 1,
  versus: 1,
  span: 0.95,
  year: 0.86,
  number: 0.8,
};

/** What is measured is told for its number. */
const measures =
  /^(?:met(?:re|er)s?|kilomet(?:re|er)s?|miles?|feet|yards?|degrees?|kilos?|kilograms?|tons?|tonnes?|pounds?|litres?|liters?|dollars?|euros?|watts?|volts?)$/;
const measuredMatch = 0.95;

/** Numbers, shares, years, courses of years and comparisons, with the things they are about. */
function figurePictures(index: PictureIndex, keyword: string, shape: PictureShape): FoundPicture[] {
  const figure = figureIn(keyword);
  if (!figure) return [];
  const about = (text: string) =>
    findObjects(index, text)
      .objects.map(({ name }) => index.variantOf(name, turnOf(keyword)))
      .filter((name) => !name.startsWith('country-'));
  const objects =
    figure.kind === 'versus'
      ? [...about(figure.left).slice(0, 1), ...about(figure.right).slice(0, 1)]
      : about(`${figure.kind === 'number' ? figure.unit : ''} ${figure.rest}`).slice(0, 3);
  if (figure.kind === 'versus' && objects.length < 2) return [];
  const recipe = figureRecipe(figure, { objects, seed: keyword.slice(0, 40).toLowerCase() });
  const title = (recipe.words ?? []).join(figure.kind === 'versus' ? ' or ' : ' ');
  const isMeasured = figure.kind === 'number' && measures.test(figure.unit);
  const match = isMeasured ? measuredMatch : figureMatch[figure.kind];
  return [{ title, match, recipe: { ...recipe, shape } }];
}

function stylesFor(name: string): readonly PictureStyle[] {
  if (name.startsWith('icon-')) return iconStyles;
  if (name.startsWith('logo-')) return logoStyles;
  if (name.startsWith('flag-') || name.startsWith('country-')) return flagStyles;
  if (isBust(name)) return peopleStyles;
  return objectStyles.filter(
    (style) => fittingStyle({ style, objects: [name], seed: name }) === style,
  );
}

function turns(at: number, count: number): number {
  let row = 0;
  let left = at;
  while (left > row) left -= ++row;
  return Math.min(row - left, count - 1) % count;
}

const rotated = <T>(list: readonly T[], by: number): T[] =>
  list.length === 0 ? [] : [...list.slice(by % list.length), ...list.slice(0, by % list.length)];

const titleOf = (name: string) =>
  name.replace(/^(?:icon|logo|country|cast)-/, '').replaceAll('-', ' ');

/** Which of several pictures a word begins with. */
const turnOf = (text: string) => sumOfLetters(text, { from: 7, below: 9973 });
