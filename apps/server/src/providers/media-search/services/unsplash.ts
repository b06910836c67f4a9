import { cutText } from '@reelwright/movie';
import { z } from 'zod';
import { type MediaService, within } from './media-service.ts';

const Reply = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      width: z.number(),
      height: z.number(),
      description: z.string().nullish(),
      alt_description: z.string().nullable(),
      user: z.object({ name: z.string() }),
      urls: z.object({ regular: z.string(), small: z.string() }),
      links: z.object({ html: z.string() }),
    }),
  ),
});
const orientations = { wide: 'landscape', square: 'squarish', vertical: 'portrait' } as const;

export const unsplashImages: MediaService<z.output<typeof Reply>> = {
  value: 'unsplash_images',
  label: 'Unsplash',
  type: 'image',
  pro: true,
  description: 'Photos by photographers who give them away.',
  address: ({ keyword, num, page = 1, shape }) =>
    `https://api.unsplash.com/search/photos?query=${encodeURIComponent(keyword)}&per_page=${within(num, 1, 30)}&page=${page}&orientation=${orientations[shape]}`,
  headers: (key) => ({ authorization: `Client-ID ${key}`, 'accept-version': 'v1' }),
  reply: Reply,
  items: ({ results }) =>
    results.map(({ id, width, height, description, alt_description, user, urls, links }) => ({
      url: urls.regular,
      thumbnail: urls.small,
      title: alt_description ?? '',
      width,
      height,
      ident: `unsplash-${id}`,
      ...(description && { description: cutText(description, 200) }),
      credit: { author: user.name, licence: 'Unsplash License', link: links.html },
    })),
};
