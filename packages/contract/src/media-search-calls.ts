import { z } from 'zod';
import { call } from './call.ts';

const mediaKind = z.enum(['image', 'video', 'audio']);

/** Whom a picture is owed to. */
export const MediaCredit = z.object({
  author: z.string().max(500),
  licence: z.string().max(500),
  /** To a page of the web, or nothing: a script is no link. */
  link: z
    .string()
    .max(2000)
    .transform((link) => (/^https?:\/\//i.test(link) ? link : '')),
});
export type MediaCredit = z.output<typeof MediaCredit>;

export const MediaItem = z.object({
  url: z.string(),
  thumbnail: z.string(),
  title: z.string(),
  /** More than its title, where the source tells. */
  description: z.string().optional(),
  type: mediaKind,
  width: z.number(),
  height: z.number(),
  /** The same thing has the same ident, whichever search found it. */
  ident: z.string(),
  source: z.string(),
  /** Of videos and sounds, in seconds. */
  duration: z.number().optional(),
  /** How well it fits the keyword, between 0 and 1, where the source can tell. */
  match: z.number().optional(),
  credit: MediaCredit.optional(),
});
export type MediaItem = z.output<typeof MediaItem>;

/** A photo or clip of a service that fits a sentence of a film. */
const FilmPhoto = MediaItem.extend({
  type: z.enum(['image', 'video']),
  /** What has to be seen of it, as shares of its width and height. */
  focus: z.object({ x: z.number(), y: z.number() }).optional(),
});

const FilmPhotoQuestion = z.object({
  /** What all its sentences tell of: an item, a product, the topic. */
  about: z.string().trim().min(1).max(300),
  /** What the film is about; empty where that is the same. */
  topic: z.string().trim().max(300),
  /** What to search for, the most fitting first. */
  search: z.array(z.string().trim().min(1).max(200)).min(1).max(4).readonly(),
  lines: z
    .array(z.object({ sentence: z.string().max(2000), isName: z.boolean() }))
    .min(1)
    .max(24)
    .readonly(),
  /** It sets a mood: a clip, where there is one. */
  wantsClip: z.boolean(),
  orientation: z.enum(['wide', 'square', 'vertical']),
  /** Idents and addresses of what the film shows already. */
  taken: z.array(z.string().max(4000)).max(400).readonly(),
});
export type FilmPhotoQuestion = z.output<typeof FilmPhotoQuestion>;

const FilmPhotoAnswer = z.object({
  /** One for each sentence; null where nothing that was found fits. */
  photos: z.array(FilmPhoto.nullable()),
  /** Services that did not answer. */
  silent: z.array(z.string()),
  /** How many services there are to ask. */
  sources: z.number(),
});
export type FilmPhotoAnswer = z.output<typeof FilmPhotoAnswer>;

const MediaSource = z.object({
  value: z.string(),
  label: z.string(),
  description: z.string(),
  type: mediaKind,
  /** Only for plans that include such sources. */
  pro: z.boolean(),
  /** Asked by its name only, not with all sources: what it has is no picture of its own. */
  apart: z.boolean().optional(),
});
export type MediaSource = z.output<typeof MediaSource>;

/** Finding pictures, clips and sounds by keyword. */
export const mediaSearchCalls = {
  mediaSources: call({
    method: 'GET',
    path: '/api/queries/media-sources',
    summary: 'Where pictures, clips and sounds can be searched for',
    access: 'anyone',
    pace: 'read',
    reply: z.array(MediaSource),
  }),
  mediaSearch: call({
    method: 'GET',
    path: '/api/queries/media-search',
    summary: 'Pictures, clips or sounds for a keyword, best first',
    access: 'guest',
    pace: 'read',
    query: z.object({
      /** One kind, or several for all sources: 'image,video'. */
      type: z
        .string()
        .regex(/^(?:image|video|audio)(?:,(?:image|video|audio)){0,2}$/)
        .default('image'),
      keyword: z.string().trim().min(1).max(200),
      /** A source of the list; one that is not there means all of them. */
      source: z.string().max(60).default('all'),
      num: z.coerce.number().int().min(1).max(60).default(20),
      /** So many at a time; which so many. */
      page: z.coerce.number().int().min(1).max(20).default(1),
      orientation: z.enum(['wide', 'square', 'vertical']).default('wide'),
    }),
    reply: z.array(MediaItem),
  }),
  filmPhotos: call({
    method: 'POST',
    path: '/api/queries/film-photos',
    summary: 'Photos of the connected services that fit the sentences of an item, each looked at',
    access: 'guest',
    pace: 'read',
    body: FilmPhotoQuestion,
    reply: FilmPhotoAnswer,
  }),
} as const;
