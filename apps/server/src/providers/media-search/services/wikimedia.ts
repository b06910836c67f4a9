import { z } from 'zod';
import { type MediaService, within } from './media-service.ts';

const Value = z.object({ value: z.string() }).optional();
const Reply = z.object({
  query: z
    .object({
      pages: z.array(
        z.object({
          ...{ pageid: z.number(), title: z.string(), index: z.number().default(0) },
          imageinfo: z
            .array(
              z.object({
                ...{
                  thumburl: z.string(),
                  url: z.string(),
                  descriptionurl: z.string(),
                  mime: z.string(),
                },
                ...{ thumbwidth: z.number(), thumbheight: z.number() },
                extmetadata: z.object({ Artist: Value, LicenseShortName: Value }).default({}),
              }),
            )
            .default([]),
        }),
      ),
    })
    .default({ pages: [] }),
});

export const wikimediaImages: MediaService<z.output<typeof Reply>> = {
  ...{ value: 'wikimedia_images', label: 'Wikimedia Commons', type: 'image', pro: false },
  description: 'The pictures of Wikipedia. Name their authors.',
  address: ({ keyword, num }) =>
    `https://commons.wikimedia.org/w/api.php?action=query&format=json&formatversion=2&generator=search&gsrnamespace=6&gsrsearch=${encodeURIComponent(`filetype:bitmap ${keyword}`)}&gsrlimit=${within(num, 1, 50)}&prop=imageinfo&iiprop=url%7Cmime%7Cextmetadata&iiurlwidth=1920`,
  reply: Reply,
  items: ({ query }) =>
    query.pages
      .toSorted((a, b) => a.index - b.index)
      .flatMap(({ pageid, title, imageinfo: [info] }) =>
        info && /^image\/(jpeg|png|webp)$/.test(info.mime)
          ? [
              {
                ...{ url: info.thumburl, thumbnail: info.thumburl, ident: `commons-${pageid}` },
                title: title.replace(/^File:|\.[a-z]+$/gi, ''),
                ...{ width: info.thumbwidth, height: info.thumbheight },
                credit: {
                  author: plain(info.extmetadata.Artist?.value) || 'unknown',
                  licence: info.extmetadata.LicenseShortName?.value ?? 'see the link',
                  link: info.descriptionurl,
                },
              },
            ]
          : [],
      ),
};

/** Authors come as HTML. */
const plain = (html = '') =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
