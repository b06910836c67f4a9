import { z } from 'zod';
import { call } from './call.ts';
import { MediaCredit } from './media-search-calls.ts';

const address = z.string().trim().min(1).max(8000);
/** A file as text; what is larger is sent in pieces. */
const maxDataBytes = 48 * 1024 * 1024;

/** Bringing in what lies elsewhere: copies, pages, pictures of pages, facts about videos. */
export const mediaImportCalls = {
  s3Url: call({
    method: 'POST',
    path: '/api/queries/s3-url',
    summary:
      'Copies a picture, video or sound into storage, once; from its address or as a data URL',
    access: 'guest',
    pace: 'change',
    body: z
      .object({
        url: address.optional(),
        data: z.string().startsWith('data:').max(maxDataBytes).optional(),
        withThumb: z.boolean().optional(),
        /** The address in the reply is that of the small picture. */
        onlyThumb: z.boolean().optional(),
        name: z.string().trim().max(255).optional(),
        credit: MediaCredit.optional(),
      })
      .refine(({ url, data }) => (url === undefined) !== (data === undefined), {
        message: 'Please send either an address or the data itself.',
      }),
    maxBodyBytes: maxDataBytes,
    reply: z.object({
      url: z.string(),
      /** Empty for sounds. */
      thumbnail: z.string(),
      type: z.enum(['image', 'video', 'audio']),
      width: z.number().optional(),
      height: z.number().optional(),
      duration: z.number().optional(),
    }),
  }),
  s3List: call({
    method: 'GET',
    path: '/api/queries/s3-list',
    summary:
      'Addresses of what lies in a bucket: one’s own files (uploads), or what ships (library)',
    access: 'guest',
    pace: 'read',
    query: z.object({
      bucket: z.string().max(60).default('uploads'),
      folder: z.string().max(60).default(''),
      ext: z.string().max(40).default(''),
    }),
    reply: z.array(z.string()),
  }),
  webPage: call({
    method: 'GET',
    path: '/api/queries/proxy',
    summary: 'The text of a page elsewhere, to be read and never shown as it is',
    access: 'guest',
    pace: 'change',
    query: z.object({ url: address }),
    reply: z.object({ data: z.string() }),
  }),
  webText: call({
    method: 'GET',
    path: '/api/queries/cors.php',
    summary: 'A list or text elsewhere, as plain text',
    access: 'guest',
    pace: 'change',
    query: z.object({ url: address }),
    reply: 'text',
  }),
  hostedVideoInfo: call({
    method: 'GET',
    path: '/api/queries/yt-info',
    summary: 'How long a video on YouTube or Vimeo is, what it is called, and whose it is',
    access: 'guest',
    pace: 'change',
    query: z.object({ url: address }),
    reply: z.object({
      duration: z.number(),
      title: z.string(),
      thumbnail: z.string(),
      /** Empty where the site does not tell. */
      author: z.string(),
    }),
  }),
  hostedVideoPage: call({
    method: 'GET',
    path: '/api/queries/youtube-dl',
    summary: 'Leads to a video on YouTube or Vimeo; nothing is downloaded from there',
    access: 'guest',
    pace: 'read',
    query: z.object({ url: address }),
    reply: 'redirect',
  }),
  pageScreenshot: call({
    method: 'POST',
    path: '/api/queries/screenshot',
    summary: 'A picture of a page elsewhere, kept as a file of one’s own',
    access: 'guest',
    pace: 'sensitive',
    body: z.object({
      url: address,
      /** From its top to its end, instead of what a window shows. */
      whole: z.boolean().default(false),
      /** As a phone shows it. */
      phone: z.boolean().default(false),
    }),
    reply: z.object({
      url: z.string(),
      thumbnail: z.string(),
      width: z.number().optional(),
      height: z.number().optional(),
    }),
  }),
} as const;
