import { videoSizes } from '@reelwright/movie';
import { pictureAddress } from '@reelwright/pictures';
import type { MediaProvider } from '../media-search-port.ts';
import { composePictures } from './compose-pictures.ts';
import { type PictureIndex, readPictureIndex } from './picture-index.ts';

/** Pictures that come with the product: found by keyword, drawn when they are looked at. */
export function createBuiltInPictures(): MediaProvider {
  let index: Promise<PictureIndex> | undefined;
  return {
    value: 'builtin',
    label: 'Built-in pictures',
    description: 'Drawn here, in the colours of your film. Free to use, no account anywhere.',
    type: 'image',
    pro: false,
    search: async ({ keyword, num, shape }) => {
      index ??= readPictureIndex();
      const { width, height } = videoSizes[shape];
      return composePictures(await index, keyword, { num, shape }).map(
        ({ recipe, title, match }) => {
          const url = pictureAddress(recipe);
          return {
            ...{ url, thumbnail: `${url}?w=320`, title, type: 'image', width, height },
            ...{ ident: url, source: 'builtin', match: Math.round(match * 1000) / 1000 },
          };
        },
      );
    },
  };
}
