import { z } from 'zod';
import { type MediaService, within } from './media-service.ts';
import { plainText } from './plain-text.ts';

const Value = z.object({ value: z.string() }).optional();
const Metadata = z.object({
  Artist: Value,
  LicenseShortName: Value,
  // A courtesy: whatever it is, the picture counts.
  ImageDescription: Value.catch(undefined),
});
const Reply = z.object({
  query: z
    .object({
      pages: z.array(
        z.object({
          pageid: z.number(),
          title: z.string(),
          index: z.number().default(0),
          imageinfo: z
            .array(
              z.object({
                thumburl: z.string(),
                url: z.string(),
                descriptionurl: z.string(),
                mime: z.string(),
                thumbwidth: z.number(),
                thumbheight: z.number(),
                extmetadata: Metadata.default({}),
              }),
            )
            .default([]),
        }),
      ),
    })
    .default({ pages: [] }),
});

export const wikimediaImages: MediaService<z.output<typeof Reply>> = {
  value: 'wikimedia_images',
  label: 'Wikimedia Commons',
  type: 'image',
  pro: false,
  description: 'The pictures of Wikipedia. Name their authors.',
  address: ({ keyword, num, page = 1 }) =>
    `https://commons.wikimedia.org/w/api.php?action=query&format=json&formatversion=2&generator=search&gsrnamespace=6&gsrsearch=${encodeURIComponent(`filetype:bitmap ${keyword}`)}&gsrlimit=${within(num, 1, 50)}&gsroffset=${(page - 1) * within(num, 1, 50)}&prop=imageinfo&iiprop=url%7Cmime%7Cextmetadata&iiurlwidth=1920`,
  reply: Reply,
  items: ({ query }) =>
    query.pages
      .toSorted((a, b) => a.index - b.index)
      .flatMap(({ pageid, title, imageinfo: [info] }) =>
        info && /^image\/(jpeg|png|webp)$/.test(info.mime)
          ? [
              {
                url: info.thumburl,
                thumbnail: smaller(info.thumburl),
                ident: `commons-${pageid}`,
                title: title.replace(/^File:|\.[a-z]+$/gi, ''),
                ...describedAs(info.extmetadata),
                width: info.thumbwidth,
                height: info.thumbheight,
                credit: {
                  author: plainText(info.extmetadata.Artist?.value) || 'unknown',
                  licence: info.extmetadata.LicenseShortName?.value ?? 'see the link',
                  link: info.descriptionurl,
                },
              },
            ]
          : [],
      ),
};

/** The same picture in the width of a tile: the width stands in its address. */
const smaller = (address: string) => address.replace(/\/\d+px-(?=[^/]+$)/, '/330px-');

const VideoReply = z.object({
  query: z
    .object({
      pages: z.array(
        z.object({
          pageid: z.number(),
          title: z.string(),
          index: z.number().default(0),
          videoinfo: z
            .array(
              z.object({
                url: z.string(),
                descriptionurl: z.string(),
                mime: z.string(),
                width: z.number(),
                height: z.number(),
                duration: z.number().default(0),
                thumburl: z.string().default(''),
                derivatives: z
                  .array(
                    z.object({
                      src: z.string(),
                      type: z.string(),
                      width: z.number(),
                      height: z.number(),
                    }),
                  )
                  .default([]),
                extmetadata: Metadata.default({}),
              }),
            )
            .default([]),
        }),
      ),
    })
    .default({ pages: [] }),
});

/** Larger than a video shows costs only time. */
const maxVideoWidth = 1920;

/** Videos that people share: the commons have many, free to use, and need no key. */
export const wikimediaVideos: MediaService<z.output<typeof VideoReply>> = {
  value: 'wikimedia_videos',
  label: 'Wikimedia Commons videos',
  type: 'video',
  pro: false,
  description: 'Videos that people share freely. Name their authors.',
  address: ({ keyword, num, page = 1 }) =>
    `https://commons.wikimedia.org/w/api.php?action=query&format=json&formatversion=2&generator=search&gsrnamespace=6&gsrsearch=${encodeURIComponent(`filetype:video ${keyword}`)}&gsrlimit=${within(num, 1, 50)}&gsroffset=${(page - 1) * within(num, 1, 50)}&prop=videoinfo&viprop=url%7Cmime%7Csize%7Cextmetadata%7Cderivatives&viurlwidth=640`,
  reply: VideoReply,
  items: ({ query }) =>
    query.pages
      .toSorted((a, b) => a.index - b.index)
      .flatMap(({ pageid, title, videoinfo: [info] }) => {
        if (!info) return [];
        const best = info.derivatives
          .filter(({ type, width }) => /^video\/(webm|mp4)/.test(type) && width <= maxVideoWidth)
          .toSorted((a, b) => b.width - a.width)[0];
        const file = best ?? (info.mime === 'video/webm' ? { ...info, src: info.url } : undefined);
        if (!file) return [];
        return [
          {
            url: file.src,
            thumbnail: info.thumburl,
            ident: `commons-${pageid}`,
            title: title.replace(/^File:|\.[a-z]+$/gi, ''),
            ...describedAs(info.extmetadata),
            width: file.width,
            height: file.height,
            duration: info.duration,
            credit: {
              author: plainText(info.extmetadata.Artist?.value) || 'unknown',
              licence: info.extmetadata.LicenseShortName?.value ?? 'see the link',
              link: info.descriptionurl,
            },
          },
        ];
      }),
};

function describedAs({ ImageDescription }: z.output<typeof Metadata>) {
  const description = plainText(ImageDescription?.value);
  return description === '' ? {} : { description };
}
