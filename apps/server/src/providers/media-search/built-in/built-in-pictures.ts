import { sumOfLetters } from '@reelwright/chance';
import type { MediaItem } from '@reelwright/contract';
import { videoSizes } from '@reelwright/movie';
import { isFigureStyle, objectUrl, type PictureShape, pictureAddress } from '@reelwright/pictures';
import { sharedMeaning } from '../../sentence-meaning/embedded/embedded-meaning.ts';
import type { MediaProvider } from '../media-search-port.ts';
import { composePictures, type FoundPicture } from './compose-pictures.ts';
import { affirmedIn } from './denied/affirmed-in.ts';
import { findObjects } from './find-objects.ts';
import type { InFilm } from './in-film.ts';
import { namesElsewhere } from './names-elsewhere.ts';
import { type PictureIndex, readPictureIndex } from './picture-index.ts';
import { createPictureSense, type PictureSense } from './picture-sense.ts';
import { readStatedColors } from './stated-colors.ts';
import { readWordSenses } from './word-senses.ts';

/** They are square. */
const stickerPx = 768;

/** What comes with the product: found by keyword, drawn when it is looked at. */
export function createBuiltInMedia(): readonly MediaProvider[] {
  const index = readOnce();
  return [createBuiltInPictures(index), createStickers(index)];
}

/** The words of all objects, read when somebody first looks for one. */
function readOnce(): () => Promise<PictureIndex> {
  let reading: Promise<PictureIndex> | undefined;
  return () => {
    reading ??= readPictureIndex();
    return reading;
  };
}

export function createBuiltInPictures(
  index = readOnce(),
  sense = createPictureSense(index, sharedMeaning),
): MediaProvider {
  return {
    value: 'builtin',
    label: 'Built-in pictures',
    description: 'Drawn here, in the colours of your film. Free to use, no account anywhere.',
    type: 'image',
    pro: false,
    isHere: true,
    prepare: async () => void (await index()),
    search: async ({ keyword: asked, num, page = 1, shape, language, inFilm, signal }) => {
      const { width, height } = videoSizes[shape];
      const words = await inEnglish(asked, language);
      const known = await index();
      const asMedia = ({ recipe, title, match }: FoundPicture): MediaItem => {
        const url = pictureAddress(recipe);
        return {
          url,
          thumbnail: `${url}?w=320`,
          title,
          type: 'image',
          width,
          height,
          ident: url,
          source: 'builtin',
          match: Math.round(match * 1000) / 1000,
        };
      };
      if (inFilm && words.includes(asked)) {
        const shown = await shownInFilm(known, sense, { asked, inFilm, shape, signal });
        return shown.slice(0, num).map(asMedia);
      }
      const isMeant = await meantIn(asked);
      const found = words
        .flatMap((keyword, at) =>
          composePictures(known, keyword, { num: num * page, shape })
            .filter(isMeant)
            .map((picture) => ({
              ...picture,
              match: picture.match * (1 - at * laterName),
            })),
        )
        .sort((a, b) => b.match - a.match);
      return found.slice(num * (page - 1), num * page).map(asMedia);
    },
  };
}

let readingSenses: ReturnType<typeof readWordSenses> | undefined;

/** Of a sentence, what its words mean there: an egg that sinks shows no sink. A keyword says too little to tell. */
async function meantIn(asked: string): Promise<(picture: FoundPicture) => boolean> {
  if (asked.trim().split(/\s+/).length <= keywordWords) return () => true;
  readingSenses ??= readWordSenses();
  const senses = await readingSenses;
  const [canMean, isSaid] = [senses.canMean(asked), senses.means(asked)];
  return ({ recipe: { style, objects } }) =>
    isFigureStyle(style) || objects.slice(0, 1).every((name) => canMean(name) && isSaid(name));
}

const keywordWords = 3;

/** More than is shown of one sentence. */
const mostNamed = 14;

let readingStated: ReturnType<typeof readStatedColors> | undefined;
function stated(): ReturnType<typeof readStatedColors> {
  readingStated ??= readStatedColors();
  return readingStated;
}

/** What would be shown for a sentence at its place in a film. */
async function shownInFilm(
  index: PictureIndex,
  sense: PictureSense,
  {
    asked,
    inFilm,
    shape,
    signal,
  }: {
    readonly shape: PictureShape;
    readonly asked: string;
    readonly inFilm: InFilm;
    readonly signal: AbortSignal;
  },
): Promise<readonly FoundPicture[]> {
  const named = composePictures(index, asked, { num: mostNamed, shape }).flatMap(
    ({ recipe, match }) => {
      const [name] = recipe.objects;
      return name && !isFigureStyle(recipe.style) ? [{ name, match }] : [];
    },
  );
  const affirmed = affirmedIn(index, asked, inFilm);
  const weighed = await sense
    .weigh(affirmed.sentence, affirmed.inFilm, named, signal)
    .catch((error: unknown) => {
      if (signal.aborted) throw error;
      // Without the engine: what is surely named, then what was chosen.
      const chosen = affirmed.inFilm.item.map((name) => ({ name, match: surely }));
      return [...named.filter(({ match }) => match >= surely), ...chosen];
    });
  const asStated = (await stated())([asked, inFilm.about]);
  return weighed
    .filter(({ name }) => !affirmed.isOpposite(name))
    .flatMap(({ name, match }) => {
      const isSomebody = /^cast-.*-\d+$/.test(name);
      const drawn = isSomebody
        ? name
        : asStated(index.variantOf(name, sumOfLetters(asked, { from: 7, below: 9973 })));
      if (!drawn) return [];
      const picture: FoundPicture = {
        title: drawn.replaceAll(/-+/g, ' '),
        // Chances from a half up are as good as surely found: what is not, is not among them.
        match: surely + (1 - surely) * match,
        recipe: {
          style: 'podium',
          shape,
          objects: [drawn],
          seed: asked.slice(0, 40).toLowerCase(),
          place: 'studio',
        },
      };
      return [picture];
    });
}

const surely = 0.8;

/** What to look for: the text itself, or the things that a text of another language names, each by itself. */
async function inEnglish(text: string, language: string | undefined): Promise<readonly string[]> {
  if (!language || /^en\b/i.test(language)) return [text];
  const names = await namesElsewhere(language);
  return names?.(text).slice(0, mostNames) ?? [];
}

const mostNames = 4;
/** What is named first is rather what a sentence is about. */
const laterName = 0.005;

/** Things without a background, to be put onto a slide. */
function createStickers(index: () => Promise<PictureIndex>): MediaProvider {
  return {
    value: 'stickers',
    label: 'Stickers',
    description: 'Things, faces, flags and signs without a background.',
    type: 'image',
    pro: false,
    apart: true,
    isHere: true,
    search: async ({ keyword, num, page = 1 }) =>
      findObjects(await index(), keyword)
        .objects.slice(num * (page - 1), num * page)
        .map(({ name, match }) => {
          const url = objectUrl(name);
          return {
            url,
            thumbnail: url,
            title: name.replaceAll('-', ' '),
            type: 'image',
            width: stickerPx,
            height: stickerPx,
            ident: url,
            source: 'stickers',
            match: Math.round(Math.min(1, match) * 1000) / 1000,
          };
        }),
  };
}
