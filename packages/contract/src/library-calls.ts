import { Theme } from '@reelwright/movie';
import { z } from 'zod';
import { call } from './call.ts';
import { pageOf, projectId } from './project.ts';

const presetName = z.string().min(1).max(100);

/** A theme in the list that people choose from. */
const PresetEntry = z.object({
  name: z.string(),
  label: z.string(),
  /** An address of ours; `null` while no picture of it was made. */
  thumbnail: z.string().nullable(),
  /** Only for paid plans. */
  pro: z.boolean(),
  mood: z.string(),
});

const CatalogueTheme = PresetEntry.extend({
  colors: z.object({
    ground: z.string(),
    groundDeep: z.string(),
    accent: z.string(),
    ink: z.string(),
  }),
  fonts: z.object({ title: z.string(), text: z.string() }),
});

/** A clip that covers the picture for a moment; its name carries its times (`_S…E…_D…`). */
const TransitionVideo = z.object({
  url: z.string(),
  name: z.string(),
  category: z.string(),
});

const MovieBackground = z.object({
  url: z.string(),
  thumbnail: z.string(),
  name: z.string(),
  /** Seconds until it begins again. */
  duration: z.number(),
});

const MusicTrack = z.object({
  /** 1 to 21, permanent. */
  number: z.number(),
  url: z.string(),
  title: z.string(),
  mood: z.string(),
  bpm: z.number(),
  /** Until it begins again. */
  seconds: z.number(),
});

/** Anything that ships: bullets, masks, jingles, sounds, countdowns, news openers, prizes. */
const LibraryAsset = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  mood: z.string().nullable(),
  category: z.string().nullable(),
  seconds: z.number().nullable(),
  /** Permanent, where a kind is numbered: news openers, bullets, jingles; of bars and numbers, their seconds. */
  number: z.number().nullable(),
  thumbnail: z.string().nullable(),
});

/** One line of thanks. */
const Credit = z.object({
  title: z.string(),
  author: z.string(),
  licence: z.string(),
  link: z.string().nullable(),
});

/** What ships with the product: themes, transitions, backgrounds, music, sample texts; and its credits. */
export const libraryCalls = {
  presetNames: call({
    method: 'GET',
    path: '/api/members/presets/names',
    summary: 'The themes to choose from, the free ones first',
    access: 'anyone',
    pace: 'read',
    reply: z.array(PresetEntry),
  }),
  preset: call({
    method: 'GET',
    path: '/api/members/presets/get',
    summary: 'A theme as a whole',
    access: 'anyone',
    pace: 'read',
    query: z.object({ name: presetName }),
    reply: Theme,
  }),
  themeCatalogue: call({
    method: 'GET',
    path: '/api/members/themes/list',
    summary: 'The themes with their colours and fonts',
    access: 'anyone',
    pace: 'read',
    reply: z.array(CatalogueTheme),
  }),
  transitions: call({
    method: 'GET',
    path: '/api/members/transitions',
    summary: 'Transition videos of a category, a page at a time; or, asked for, the categories',
    access: 'anyone',
    pace: 'read',
    query: z.object({
      categories: z.enum(['true', '1', 'false', '0']).optional(),
      /** A category; without one, all of them. */
      search: z.string().trim().max(100).optional(),
      items_start: z.coerce.number().int().min(0).max(10_000).default(0),
      items_num: z.coerce.number().int().min(1).max(100).default(12),
    }),
    reply: z.union([z.array(z.string()), pageOf(TransitionVideo)]),
  }),
  movieBackgrounds: call({
    method: 'GET',
    path: '/api/members/movie-bgs',
    summary: 'Videos that go round without a seam, to lie behind a movie',
    access: 'anyone',
    pace: 'read',
    reply: z.array(MovieBackground),
  }),
  musicTracks: call({
    method: 'GET',
    path: '/api/members/music',
    summary: 'The music that ships with the product',
    access: 'anyone',
    pace: 'read',
    reply: z.array(MusicTrack),
  }),
  libraryAssets: call({
    method: 'GET',
    path: '/api/members/library',
    summary: 'What ships with the product of one kind: bullet, mask, jingle, sound, news-clip …',
    access: 'anyone',
    pace: 'read',
    query: z.object({ kind: z.string().regex(/^[a-z-]{1,40}$/) }),
    reply: z.array(LibraryAsset),
  }),
  vslSample: call({
    method: 'GET',
    path: '/api/members/samples/vsl:number',
    summary: 'A sample sales letter, line by line',
    access: 'anyone',
    pace: 'read',
    params: z.object({ number: z.string().regex(/^[1-9][0-9]?$/) }),
    reply: z.array(z.string()),
  }),
  socialIcon: call({
    method: 'GET',
    path: '/api/index/social-icons/:file',
    summary: "The icon of a way to be in touch: 'facebook.png'",
    access: 'anyone',
    pace: 'read',
    params: z.object({ file: z.string().regex(/^[a-z]{1,30}\.png$/) }),
    reply: { file: ['image/png'] },
  }),
  projectCredits: call({
    method: 'GET',
    path: '/api/members/credits',
    summary: 'Whom to thank for what a project is made of, also as a text to copy',
    access: 'member',
    pace: 'read',
    query: z.object({ proj_id: projectId }),
    reply: z.object({ credits: z.array(Credit), text: z.string() }),
  }),
} as const;
