import { cutText } from '@reelwright/movie';
import { z } from 'zod';
import { type MediaService, within } from './media-service.ts';

const Reply = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      foreign_landing_url: z.string().nullable(),
      title: z.string().nullable(),
      creator: z.string().nullable(),
      thumbnail: z.string().nullable(),
      width: z.number().nullable(),
      height: z.number().nullable(),
      license: z.string(),
      license_version: z.string().nullable(),
    }),
  ),
});
const ratios = { wide: 'wide', square: 'square', vertical: 'tall' } as const;

/** Only what may be used in films that are sold, and changed. */
export const openverseImages: MediaService<z.output<typeof Reply>> = {
  value: 'openverse_images',
  label: 'Openverse',
  type: 'image',
  pro: false,
  description: 'Openly licensed pictures from museums and photo sites. Name their authors.',
  address: ({ keyword, num, page = 1, shape }) =>
    `https://api.openverse.org/v1/images/?q=${encodeURIComponent(cutText(keyword, 200))}&page_size=${within(num, 1, 20)}&page=${page}&aspect_ratio=${ratios[shape]}&license_type=commercial,modification&mature=false`,
  reply: Reply,
  items: ({ results }) =>
    results.map((one) => ({
      url: one.url,
      thumbnail: one.thumbnail ?? one.url,
      title: one.title ?? '',
      width: one.width ?? 0,
      height: one.height ?? 0,
      ident: `openverse-${one.id}`,
      credit: {
        author: one.creator ?? 'unknown',
        licence: licenceName(one.license, one.license_version),
        link: one.foreign_landing_url ?? one.url,
      },
    })),
};

function licenceName(licence: string, version: string | null): string {
  if (licence === 'cc0' || licence === 'pdm') return licence === 'cc0' ? 'CC0' : 'Public domain';
  return `CC ${licence.toUpperCase()}${version ? ` ${version}` : ''}`;
}
