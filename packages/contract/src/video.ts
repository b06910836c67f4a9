import { formatIds } from '@reelwright/movie';
import { z } from 'zod';
import { PlayerSettings } from './player-settings.ts';
import { revision } from './project.ts';

/** How far a video is. A project that was never published has none: `null` where one is asked for. */
export const videoStates = ['pending', 'processing', 'pass', 'fail'] as const;

/** Something in a movie that could not be used; the video was made without it. */
const VideoProblem = z.object({
  /** Counted from 1; missing for what belongs to the whole movie. */
  slide: z.number().nullable(),
  /** What a person would call it: 'Picture “beach.jpg”'. */
  item: z.string(),
  /** One sentence. */
  problem: z.string(),
});

/** Where a video stands on a video site. */
const SiteUpload = z.object({
  state: z.enum(['waiting', 'uploading', 'done', 'failed']),
  percent: z.number().min(0).max(100),
  url: z.string().nullable(),
  /** Why it failed; of one that is done, what did not come along. */
  message: z.string().nullable(),
});

/** Longer titles are shortened. */
export const maxVideoTitleLetters = 200;

/** What is said about a video where it is shown. */
const VideoAbout = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  /** The video site's id of a category. */
  category: z.number(),
});

/** A finished video in another format than the film's own. */
const VideoFormat = z.object({
  format: z.enum(formatIds),
  video_url: z.string(),
  /** Its file name says which format it is. */
  download_url: z.string(),
  poster_url: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
});

/** Everything a screen shows about the video of one project. */
/** Who can see a published video: anyone with its link, or only whoever made it. */
export const VideoAudience = z.enum(['link', 'me']);
export type VideoAudience = z.output<typeof VideoAudience>;

export const VideoStatus = z.object({
  proj_id: z.number(),
  /** `null`: never published, or taken back. */
  status: z.enum(videoStates).nullable(),
  /** The finished MP4 (a signed link), to play and to download. They stay while a newer one is made. */
  video_url: z.string().nullable(),
  download_url: z.string().nullable(),
  poster_url: z.string().nullable(),
  /** A few seconds of it, as an animated picture. */
  preview_url: z.string().nullable(),
  /** Of a film without a ground, to download: a WebM that can be laid over anything. */
  clear_url: z.string().nullable(),
  /** The page to watch it on, and the one to embed; whole addresses. `null` while nobody else may see it. */
  page_url: z.string().nullable(),
  embed_url: z.string().nullable(),
  /** Who can see it; `me` has no pages. `null` for what was never published. `video-info` changes it. */
  audience: VideoAudience.nullable(),
  /** Whether captions are written on its picture, where that was asked for; `null`: as the project says. */
  captions: z.boolean().nullable(),
  /** While it is made: slides are drawn, or pictures and sound are put together. */
  stage: z.enum(['drawing', 'finishing']).nullable(),
  /** While it is made: how much is done, at which slide of how many, and how long it will take. */
  percent: z.number().min(0).max(100),
  slide: z.number().nullable(),
  slides: z.number().nullable(),
  seconds_left: z.number().nullable(),
  /** How many videos are made before this one. */
  ahead: z.number().nullable(),
  /** What the video is, once it is made. */
  formats: z.array(VideoFormat),
  /** While it is made, and when that failed: which formats it is made in besides the film's own. */
  making_formats: z.array(z.enum(formatIds)),
  quality: z.enum(['sd', 'hd']).nullable(),
  watermark: z.boolean(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  seconds: z.number().nullable(),
  bytes: z.number().nullable(),
  /** The revision of the project it shows, and whether the project was changed since. */
  revision: revision.nullable(),
  outdated: z.boolean(),
  published_at: z.string().nullable(),
  /** `null` for what was never published. `video-info` changes it. */
  about: VideoAbout.nullable(),
  /** What its player has besides the video; `null` for nothing. `video-info` changes it too. */
  player: PlayerSettings.nullable(),
  problems: z.array(VideoProblem),
  /** Why it failed; while it is made, what holds it up. */
  message: z.string().nullable(),
  /** `null` when it was not sent to a video site. */
  youtube: SiteUpload.nullable(),
});
export type VideoStatus = z.output<typeof VideoStatus>;
