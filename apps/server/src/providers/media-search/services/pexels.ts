import { z } from 'zod';
import { type MediaService, within } from './media-service.ts';

const PhotoReply = z.object({
  photos: z.array(
    z.object({
      id: z.number(),
      width: z.number(),
      height: z.number(),
      url: z.string(),
      photographer: z.string(),
      alt: z.string().nullable(),
      src: z.object({ large2x: z.string(), medium: z.string() }),
    }),
  ),
});
const VideoReply = z.object({
  videos: z.array(
    z.object({
      id: z.number(),
      width: z.number(),
      height: z.number(),
      url: z.string(),
      image: z.string(),
      duration: z.number(),
      user: z.object({ name: z.string() }),
      video_files: z.array(
        z.object({
          link: z.string(),
          file_type: z.string(),
          width: z.number().nullable(),
          height: z.number().nullable(),
        }),
      ),
    }),
  ),
});

const orientations = { wide: 'landscape', square: 'square', vertical: 'portrait' } as const;
const headers = (key: string) => ({ authorization: key });
const licence = 'Pexels License';
/** Larger ones only take longer to fetch. */
const widestPx = 1920;

export const pexelsImages: MediaService<z.output<typeof PhotoReply>> = {
  value: 'pexels_images',
  label: 'Pexels',
  type: 'image',
  pro: false,
  headers,
  description: 'Free photos, carefully chosen.',
  address: ({ keyword, num, page = 1, shape }) =>
    `https://api.pexels.com/v1/search?query=${encodeURIComponent(keyword)}&per_page=${within(num, 1, 80)}&page=${page}&orientation=${orientations[shape]}`,
  reply: PhotoReply,
  items: ({ photos }) =>
    photos.map(({ id, width, height, url, photographer, alt, src }) => ({
      url: src.large2x,
      thumbnail: src.medium,
      title: alt ?? '',
      width,
      height,
      ident: `pexels-${id}`,
      credit: { author: photographer, licence, link: url },
    })),
};

export const pexelsVideos: MediaService<z.output<typeof VideoReply>> = {
  value: 'pexels_videos',
  label: 'Pexels videos',
  type: 'video',
  pro: true,
  headers,
  description: 'Free video clips, carefully chosen.',
  address: ({ keyword, num, page = 1, shape }) =>
    `https://api.pexels.com/videos/search?query=${encodeURIComponent(keyword)}&per_page=${within(num, 1, 80)}&page=${page}&orientation=${orientations[shape]}`,
  reply: VideoReply,
  items: ({ videos }) =>
    videos.flatMap(({ id, url, image, duration, user, video_files }) => {
      const files = video_files
        .filter(({ file_type, width }) => file_type === 'video/mp4' && (width ?? 0) <= widestPx)
        .sort((a, b) => (b.width ?? 0) - (a.width ?? 0));
      const [file] = files;
      if (!file) return [];
      const { link, width, height } = file;
      return [
        {
          url: link,
          thumbnail: image,
          title: '',
          width: width ?? 0,
          height: height ?? 0,
          ident: `pexels-video-${id}`,
          duration,
          credit: { author: user.name, licence, link: url },
        },
      ];
    }),
};
