import { z } from 'zod';
import { call } from './call.ts';

/** A story that somebody may tell in a bulletin. */
export const NewsStory = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  link: z.string(),
  image: z.string().optional(),
  /** Who tells it: the name of a feed or a site. */
  source: z.string(),
  /** When it was told, as far as that is known. */
  date: z.string().optional(),
});
export type NewsStory = z.output<typeof NewsStory>;

/** What a page tells, in short. */
export const NewsExtract = z.object({
  title: z.string(),
  /** Its most important sentences, in their order. */
  extract: z.array(z.string()).readonly(),
  /** After redirects. */
  link: z.string().optional(),
  image: z.string().optional(),
  site: z.string().optional(),
  date: z.string().optional(),
  /** Where it happened, where the text begins with that. */
  location: z.string().optional(),
});
export type NewsExtract = z.output<typeof NewsExtract>;

/** Feeds of a member's own, besides those of the installation. */
export const maxOwnFeeds = 5;

/** One of them: what is in it, or why it cannot be read. */
export const OwnFeed = z.object({
  address: z.string(),
  /** What it calls itself, or where it is. */
  title: z.string(),
  stories: z.int(),
  problem: z.string().optional(),
});
export type OwnFeed = z.output<typeof OwnFeed>;

const OwnFeeds = z.object({ feeds: z.array(OwnFeed).readonly() });

export const newsCalls = {
  newsStories: call({
    method: 'GET',
    path: '/api/members/news/stories',
    summary: 'Stories about a keyword, the newest first where that is known',
    access: 'guest',
    pace: 'change',
    query: z.object({
      keyword: z.string().trim().min(1).max(120),
      /** Addresses of feeds besides those that the caller keeps, with spaces between them. */
      feeds: z.string().trim().max(4000).default(''),
      /** Also what happened on these days in other years, where nobody tells anything. */
      thisWeek: z.enum(['yes']).optional(),
    }),
    reply: z.array(NewsStory).readonly(),
  }),
  newsFeeds: call({
    method: 'GET',
    path: '/api/members/news/feeds',
    summary:
      'The feeds that the caller keeps for their news: what is in each, or why it can’t be read',
    access: 'guest',
    pace: 'change',
    reply: OwnFeeds,
  }),
  newsFeedsSave: call({
    method: 'POST',
    path: '/api/members/news/feeds',
    summary: 'Keeps these feeds instead of those before, and looks into each',
    access: 'guest',
    pace: 'change',
    body: z.object({
      feeds: z.array(z.url({ protocol: /^https?$/ }).max(800)).max(maxOwnFeeds),
    }),
    reply: OwnFeeds,
  }),
  newsExtract: call({
    method: 'POST',
    path: '/api/members/news/extract',
    summary: 'The headline of a page, its most important sentences and its picture',
    access: 'guest',
    pace: 'change',
    body: z.object({
      url: z.string().trim().min(1).max(2000),
      keyword: z.string().trim().max(120).default(''),
    }),
    reply: NewsExtract,
  }),
} as const;
