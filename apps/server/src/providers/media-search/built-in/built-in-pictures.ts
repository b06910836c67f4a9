import { videoSizes } from '@reelwright/movie';
import { objectUrl, pictureAddress } from '@reelwright/pictures';
import type { MediaProvider } from '../media-search-port.ts';
import { composePictures } from './compose-pictures.ts';
import { findObjects } from './find-objects.ts';
import { namesElsewhere } from './names-elsewhere.ts';
import { type PictureIndex, readPictureIndex } from './picture-index.ts';

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

export function createBuiltInPictures(index = readOnce()): MediaProvider {
  return {
    value: 'builtin',
    label: 'Built-in pictures',
    description: 'Drawn here, in the colours of your film. Free to use, no account anywhere.',
    type: 'image',
    pro: false,
    isHere: true,
    search: async ({ keyword: asked, num, page = 1, shape, language }) => {
      const { width, height } = videoSizes[shape];
      const words = await inEnglish(asked, language);
      const known = await index();
      const found = words
        .flatMap((keyword, at) =>
          composePictures(known, keyword, { num: num * page, shape }).map((picture) => ({
            ...picture,
            match: picture.match * (1 - at * laterName),
          })),
        )
        .sort((a, b) => b.match - a.match);
      return found.slice(num * (page - 1), num * page).map(({ recipe, title, match }) => {
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
      });
    },
  };
}

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
