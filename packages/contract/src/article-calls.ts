import { z } from 'zod';
import { call } from './call.ts';

/** An article somebody may want to make a film of. */
export const FoundArticle = z.object({
  url: z.string(),
  title: z.string(),
  description: z.string(),
  /** Who has it: 'Wikipedia', or the name of a site. */
  source: z.string(),
  /** When it was written, as far as that is known. */
  date: z.string().optional(),
  image: z.string().optional(),
});
export type FoundArticle = z.output<typeof FoundArticle>;

/** An article as it was read, from a page or from a file. */
export const ReadArticle = z.object({
  /** Where it was read, after redirects. */
  url: z.string().optional(),
  title: z.string(),
  /** HTML of nothing but p, h2, h3, ul, ol, li, blockquote, b and br, without attributes. */
  body: z.string(),
  parser: z.enum(['readability', 'defuddle', 'file', 'text']),
  author: z.string().optional(),
  site: z.string().optional(),
  date: z.string().optional(),
  /** BCP 47. */
  language: z.string().optional(),
  /** The picture that stands for all of it, with its whole address. */
  image: z.string().optional(),
  pictures: z
    .array(
      z.object({
        url: z.string(),
        caption: z.string().optional(),
        alt: z.string().optional(),
        /** Which block of the body it stands by: the first one is 0. */
        paragraph: z.number(),
      }),
    )
    .readonly(),
  /** Of an article of our own: built-in objects that stand for all of it, and for what is told under each heading. */
  objects: z.array(z.string()).readonly().optional(),
  chapters: z
    .array(z.object({ heading: z.string(), objects: z.array(z.string()).readonly() }))
    .readonly()
    .optional(),
  /** It was so long that only its beginning was taken. */
  isCut: z.boolean().optional(),
});
export type ReadArticle = z.output<typeof ReadArticle>;

/** As many as a text has that was read whole. */
const maxLines = 3000;

const webAddress = z.string().trim().min(1).max(2000);

/** Texts of others to make films of: found, read and made shorter. */
export const articleCalls = {
  articleSearch: call({
    method: 'GET',
    path: '/api/members/articles/search',
    summary: 'Articles about a keyword, the newest first where that is known',
    access: 'guest',
    pace: 'read',
    query: z.object({
      keyword: z.string().trim().min(1).max(120),
      page: z.coerce.number().int().min(0).max(20).default(0),
    }),
    reply: z.object({ articles: z.array(FoundArticle).readonly(), more: z.boolean() }),
  }),
  articleFetch: call({
    method: 'POST',
    path: '/api/members/articles/fetch',
    summary: 'The article on a web page, without all that stands around it',
    access: 'guest',
    pace: 'change',
    body: z.object({ url: webAddress }),
    reply: ReadArticle,
  }),
  articleFile: call({
    method: 'POST',
    path: '/api/members/articles/read-file',
    summary: 'The text of a file: PDF, Word, Markdown, HTML, a saved mail or plain text',
    access: 'guest',
    pace: 'change',
    query: z.object({ name: z.string().trim().max(300).default('') }),
    upload: [
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/xhtml+xml',
      'application/octet-stream',
      'message/rfc822',
      'text/',
    ],
    reply: ReadArticle,
  }),
  summarize: call({
    method: 'POST',
    path: '/api/members/summarize',
    summary:
      'The most important lines of a text, in their order; in fewer words where a model is set up',
    access: 'guest',
    pace: 'change',
    body: z.object({
      lines: z.array(z.string().max(2000)).max(maxLines),
      title: z.string().max(500).optional(),
      /** How many lines to keep. */
      max: z.number().int().min(1).max(maxLines).optional(),
      /** The paragraph that each line stands in, by number; null where it is not known. */
      blocks: z.array(z.number().int().min(0).nullable()).max(maxLines).optional(),
      /** The heading that each line stands under. */
      headings: z.array(z.string().max(500).nullable()).max(maxLines).optional(),
    }),
    reply: z.array(z.string()).readonly(),
  }),
} as const;
