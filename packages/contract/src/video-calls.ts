import { formatIds } from '@reelwright/movie';
import { z } from 'zod';
import { call } from './call.ts';
import { PlayerSettings } from './player-settings.ts';
import { Project, projectId } from './project.ts';
import { shortenText } from './shorten-text.ts';
import { maxVideoTitleLetters, VideoAudience, VideoStatus } from './video.ts';

const oneProject = z.object({ proj_id: projectId });

/** Titles may be long where they are typed; here they are shortened instead of refused. */
const title = (maxLetters: number) =>
  z
    .string()
    .trim()
    .max(5000)
    .transform((text) => shortenText(text, maxLetters));
const description = z.string().trim().max(5000);
const keywords = z.array(z.string().trim().min(1).max(100)).max(10);
/** The video site's id of a category. */
const category = z.coerce.number().int().min(1).max(99);

/** What is said about a video where it is shown. */
const PublishData = z.object({
  title: title(maxVideoTitleLetters).default(''),
  description: description.default(''),
  keywords: keywords.default([]),
  /** 26 is 'Howto & Style'. */
  category: category.default(26),
  email: z.string().trim().max(254).default(''),
});

/** From a saved project to a video that can be watched, embedded and downloaded. */
export const videoCalls = {
  queueVideo: call({
    method: 'POST',
    path: '/api/members/queue-video',
    summary: 'Publishes a project: its video is made, and sent to a video site if wanted',
    access: 'member',
    pace: 'change',
    body: z.object({
      action: z.enum(['youtube', 'download']),
      proj_id: projectId,
      name: title(maxVideoTitleLetters).optional(),
      data: PublishData.prefault({}),
      /** Made besides the film's own format, each laid out for it. Every one counts as its length of video. */
      formats: z.array(z.enum(formatIds)).max(formatIds.length).default([]),
      /** Which of them goes to the video site; the film's own unless it is named. */
      site_format: z.enum(formatIds).optional(),
      /** Left out, it stays as it was; the first time anyone with the link can watch it. */
      audience: VideoAudience.optional(),
      /** Whether captions are written on the picture; null: as the project says. Left out, it stays as it was. */
      captions: z.boolean().nullable().optional(),
      /**
       * The size and length of what the browser shows. The video is made of the saved project; where
       * that differs, the reply says so in `message`.
       */
      player_width: z.coerce.number().optional(),
      player_height: z.coerce.number().optional(),
      total_time: z.coerce.number().optional(),
    }),
    reply: VideoStatus,
  }),
  vidStatus: call({
    method: 'POST',
    path: '/api/members/vid-status',
    summary: 'How far the video of a project is',
    access: 'member',
    pace: 'read',
    body: oneProject,
    reply: VideoStatus,
  }),
  videoProgress: call({
    method: 'GET',
    path: '/api/members/video-progress',
    summary: 'How far the video of a project is, told again whenever it changes',
    access: 'member',
    pace: 'read',
    query: oneProject,
    /** It ends with the video. */
    reply: { events: VideoStatus },
  }),
  videoInfo: call({
    method: 'POST',
    path: '/api/members/video-info',
    summary: 'Changes what is said about a published video; what is left out stays as it is',
    access: 'member',
    pace: 'change',
    body: oneProject.extend({
      title: title(maxVideoTitleLetters).optional(),
      description: description.optional(),
      keywords: keywords.optional(),
      category: category.optional(),
      audience: VideoAudience.optional(),
      /** What its player has besides the video; `null` takes it away. It stays when the video is published again. */
      player: PlayerSettings.nullable().optional(),
    }),
    reply: VideoStatus,
  }),
  publishedFile: call({
    method: 'GET',
    path: '/videos/:id/:file',
    summary: 'The files of a published video, under addresses that stay when it is published again',
    access: 'anyone',
    pace: 'read',
    params: z.object({
      id: z.string().max(20),
      /** video.mp4, poster.jpg, preview.webp, captions.vtt or transcript.txt; in another format video-square.mp4, poster-square.jpg. */
      file: z.string().max(40),
    }),
    reply: { file: ['video/mp4', 'image/jpeg', 'image/webp', 'text/vtt', 'text/plain'] },
  }),
  captionFile: call({
    method: 'GET',
    path: '/api/members/captions',
    summary: 'What is said in a project, as a file: subtitles (SRT, WebVTT) or a transcript',
    access: 'member',
    pace: 'read',
    query: oneProject.extend({ kind: z.enum(['srt', 'vtt', 'txt']) }),
    reply: { file: ['application/x-subrip', 'text/vtt', 'text/plain'] },
  }),
  cancelVideo: call({
    method: 'POST',
    path: '/api/members/cancel-video',
    summary: 'Stops making the video of a project; an earlier one stays',
    access: 'member',
    pace: 'change',
    body: oneProject,
    reply: VideoStatus,
  }),
  unpublishVideo: call({
    method: 'POST',
    path: '/api/members/unpublish-video',
    summary: 'Takes a video back: its pages are gone, its files too',
    access: 'member',
    pace: 'change',
    body: oneProject,
    reply: VideoStatus,
  }),
  videoMinutes: call({
    method: 'GET',
    path: '/api/members/video-minutes',
    summary: 'How many minutes of video were made this month, and how many the plan has',
    access: 'member',
    pace: 'read',
    reply: z.object({
      used_seconds: z.number(),
      /** `null`: no limit. */
      max_minutes: z.number().nullable(),
    }),
  }),
  watchLoad: call({
    method: 'GET',
    path: '/api/videos/load',
    summary:
      'A project to play: a published one for anyone, as it was published; any for its owner',
    access: 'anyone',
    pace: 'read',
    query: z.object({ pid: projectId }),
    reply: Project.pick({ id: true, title: true, data_json: true, revision: true }),
  }),
  oembed: call({
    method: 'GET',
    path: '/oembed',
    summary: 'How to embed a published video (oEmbed)',
    access: 'anyone',
    pace: 'read',
    query: z.object({
      url: z.string().max(2000),
      maxwidth: z.coerce.number().int().min(1).max(10_000).optional(),
      maxheight: z.coerce.number().int().min(1).max(10_000).optional(),
      format: z.string().max(10).optional(),
    }),
    reply: z.object({
      type: z.literal('video'),
      version: z.literal('1.0'),
      title: z.string(),
      provider_name: z.string(),
      provider_url: z.string(),
      thumbnail_url: z.string().optional(),
      thumbnail_width: z.number().optional(),
      thumbnail_height: z.number().optional(),
      html: z.string(),
      width: z.number(),
      height: z.number(),
    }),
  }),
  videoSite: call({
    method: 'GET',
    path: '/api/members/youtube',
    summary: 'Whether videos can be sent to YouTube, and to whose channel',
    access: 'member',
    pace: 'read',
    reply: z.object({
      /** False when the person who runs this installation has not set it up. */
      available: z.boolean(),
      connected: z.boolean(),
      channel: z.string().nullable(),
    }),
  }),
  videoSiteConnect: call({
    method: 'GET',
    path: '/api/members/youtube/connect',
    summary: 'To the video site, to allow uploads',
    access: 'member',
    pace: 'sensitive',
    query: z.object({ proj_id: projectId.optional() }),
    reply: 'redirect',
  }),
  videoSiteReturn: call({
    method: 'GET',
    path: '/api/members/youtube/return',
    summary: 'Back from the video site',
    access: 'member',
    pace: 'sensitive',
    query: z.object({
      state: z.string().max(500).optional(),
      code: z.string().max(2000).optional(),
      error: z.string().max(500).optional(),
    }),
    reply: 'redirect',
  }),
  videoSiteDisconnect: call({
    method: 'POST',
    path: '/api/members/youtube/disconnect',
    summary: 'Forgets the permission to upload',
    access: 'member',
    pace: 'change',
    reply: z.object({ type: z.literal('msg'), msg: z.string() }),
  }),
} as const;
