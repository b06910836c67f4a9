import { cutText } from '@reelwright/movie';
import { z } from 'zod';
import type { MediaQuery } from '../media-search-port.ts';
import { type MediaService, within } from './media-service.ts';

const Person = { user: z.string(), pageURL: z.string(), id: z.number(), tags: z.string() };
const ImageReply = z.object({
  hits: z.array(
    z.object({
      ...Person,
      largeImageURL: z.string(),
      webformatURL: z.string(),
      imageWidth: z.number(),
      imageHeight: z.number(),
    }),
  ),
});
const File = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  thumbnail: z.string().default(''),
});
const VideoReply = z.object({
  hits: z.array(
    z.object({ ...Person, duration: z.number(), videos: z.object({ medium: File, small: File }) }),
  ),
});

const credit = ({ user, pageURL }: { readonly user: string; readonly pageURL: string }) => ({
  author: user,
  licence: 'Pixabay Content License',
  link: pageURL,
});
/** It takes 100 letters, and from 3 results on. */
const question = ({ keyword, num, page = 1 }: MediaQuery, key: string) =>
  `key=${encodeURIComponent(key)}&q=${encodeURIComponent(cutText(keyword, 100))}&per_page=${within(num, 3, 100)}&page=${page}&safesearch=true`;
const orientations = { wide: 'horizontal', square: 'all', vertical: 'vertical' } as const;

export const pixabayImages: MediaService<z.output<typeof ImageReply>> = {
  value: 'pixabay_images',
  label: 'Pixabay',
  type: 'image',
  pro: false,
  description: 'Free photos and illustrations.',
  address: (query, key) =>
    `https://pixabay.com/api/?${question(query, key)}&image_type=photo&orientation=${orientations[query.shape]}`,
  reply: ImageReply,
  items: ({ hits }) =>
    hits.map((hit) => ({
      url: hit.largeImageURL,
      thumbnail: hit.webformatURL,
      title: hit.tags,
      width: hit.imageWidth,
      height: hit.imageHeight,
      ident: `pixabay-${hit.id}`,
      credit: credit(hit),
    })),
};

export const pixabayVideos: MediaService<z.output<typeof VideoReply>> = {
  value: 'pixabay_videos',
  label: 'Pixabay videos',
  type: 'video',
  pro: false,
  description: 'Free video clips.',
  address: (query, key) => `https://pixabay.com/api/videos/?${question(query, key)}`,
  reply: VideoReply,
  items: ({ hits }) =>
    hits.map((hit) => {
      const { medium, small } = hit.videos;
      return {
        url: medium.url,
        thumbnail: medium.thumbnail || small.thumbnail,
        title: hit.tags,
        width: medium.width,
        height: medium.height,
        ident: `pixabay-video-${hit.id}`,
        duration: hit.duration,
        credit: credit(hit),
      };
    }),
};
