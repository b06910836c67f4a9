import { type VideoStatus, watchAddress } from '@reelwright/contract';
import { cutText, videoFormats } from '@reelwright/movie';
import { CodedError } from '../../errors/coded-error.ts';
import { signedUrl } from '../../storage/signed-link.ts';
import { countOwn } from '../projects/project-repository.ts';
import { countAhead, type RenderRow } from './render-repository.ts';
import type { VideoParts } from './video-parts.ts';
import { listVideoStates, type VideoRow, type VideoState } from './video-repository.ts';

type StatusParts = Pick<VideoParts, 'db' | 'linkSecret' | 'publicUrl'>;
/** How long a link to a file holds. */
const linkSeconds = 12 * 3600;

/** How far the video of a project is. Whatever is not the member's own does not exist for them. */
export async function videoStatusOf(
  parts: StatusParts,
  userId: number,
  projectId: number,
): Promise<VideoStatus> {
  return toStatus(parts, projectId, await readVideoState(parts, userId, projectId));
}

export async function readVideoState(
  { db }: StatusParts,
  userId: number,
  projectId: number,
): Promise<VideoState> {
  const [state] = await listVideoStates(db, [projectId]);
  if (state?.video.userId === userId) return state;
  if ((await countOwn(db, userId, [projectId])) === 0) throw new CodedError('not-found');
  return { video: undefined, render: undefined };
}

/** The videos of some projects; those that were never published are left out. */
export async function videoStatuses(
  parts: StatusParts,
  userId: number,
  ids: readonly number[],
): Promise<(VideoStatus & { status: NonNullable<VideoStatus['status']> })[]> {
  const wanted = [...new Set(ids)];
  if ((await countOwn(parts.db, userId, wanted)) < wanted.length) throw new CodedError('not-found');
  if (wanted.length === 0) return [];
  const states = await listVideoStates(parts.db, wanted);
  const statuses = await Promise.all(
    states.map((state) => toStatus(parts, state.video.projectId, state)),
  );
  return statuses.filter(isPublished);
}

function isPublished(
  status: VideoStatus,
): status is VideoStatus & { status: NonNullable<VideoStatus['status']> } {
  return status.status !== null;
}

export async function toStatus(
  parts: StatusParts,
  projectId: number,
  { video, render }: VideoState,
): Promise<VideoStatus> {
  if (!video) return { ...unpublished, proj_id: projectId };
  const isActive = render !== undefined && render.endedAt === null;
  const status = stateOf(video, render);
  return {
    ...unpublished,
    proj_id: projectId,
    status,
    ...linksTo(parts, video),
    ...(isActive ? await progressOf(parts, render) : { percent: video.fileKey ? 100 : 0 }),
    ...factsOf(video),
    formats: video.formats.map((format) => formatLinks(parts, video.title, format)),
    making_formats: isActive || status === 'fail' ? [...(render?.formats ?? [])] : [],
    captions: (isActive ? render : video).captions,
    revision: video.revision,
    outdated: (isActive ? render.revision : video.revision) < video.projectRevision,
    published_at: video.publishedAt.toISOString(),
    about: aboutOf(video),
    player: video.player,
    message: render?.message ?? (status === 'fail' ? unknownFailure : null),
    youtube: video.siteState && {
      state: video.siteState,
      percent: video.sitePercent,
      url: video.siteUrl,
      message: video.siteMessage,
    },
  };
}

/** Nobody is told of a failure without a word about what to do. */
const unknownFailure =
  'The video could not be made, and we have no record of why. Please publish it again.';

const unpublished: Omit<VideoStatus, 'proj_id'> = {
  status: null,
  video_url: null,
  download_url: null,
  poster_url: null,
  preview_url: null,
  clear_url: null,
  page_url: null,
  embed_url: null,
  audience: null,
  captions: null,
  stage: null,
  percent: 0,
  slide: null,
  slides: null,
  seconds_left: null,
  ahead: null,
  formats: [],
  making_formats: [],
  quality: null,
  watermark: false,
  width: null,
  height: null,
  seconds: null,
  bytes: null,
  revision: null,
  outdated: false,
  published_at: null,
  about: null,
  player: null,
  problems: [],
  message: null,
  youtube: null,
};

function stateOf(video: VideoRow, render: RenderRow | undefined): VideoStatus['status'] {
  switch (render?.state) {
    case 'waiting':
      return 'pending';
    case 'drawing':
    case 'finishing':
      return 'processing';
    case 'failed':
      return 'fail';
    default:
      return video.fileKey ? 'pass' : 'fail';
  }
}

async function progressOf({ db }: StatusParts, render: RenderRow) {
  const { percent, slide, slides, secondsLeft } = render;
  const ahead = render.state === 'waiting' ? await countAhead(db, render) : null;
  const stage = render.state === 'finishing' ? ('finishing' as const) : ('drawing' as const);
  return { stage, percent, slide, slides, seconds_left: secondsLeft, ahead };
}

function aboutOf({ title, description, keywords, category }: VideoRow) {
  return { title, description, keywords: [...keywords], category };
}

function factsOf({ quality, watermark, width, height, seconds, bytes, problems }: VideoRow) {
  return { quality, watermark, width, height, seconds, bytes, problems: [...problems] };
}

/** Long titles are cut, so that the name keeps its ending and the link stays one that we accept. */
const fileNameOf = (title: string, ending: string) => cutText(title || 'video', 150) + ending;

function formatLinks(
  parts: StatusParts,
  title: string,
  { fileKey, posterKey, ...facts }: VideoRow['formats'][number],
) {
  const { label, ratio } = videoFormats[facts.format];
  const downloadName = fileNameOf(title, ` - ${label} ${ratio.replace(':', 'x')}.mp4`);
  const link = (key: string, name: { downloadName?: string } = {}) =>
    signedUrl(parts, { key, expiresInSeconds: linkSeconds, ...name });
  return {
    ...facts,
    video_url: link(fileKey),
    download_url: link(fileKey, { downloadName }),
    poster_url: link(posterKey),
  };
}

function linksTo(parts: StatusParts, video: VideoRow) {
  const { publicUrl } = parts;
  const link = (key: string | null, name: { downloadName?: string } = {}) =>
    key && signedUrl(parts, { key, expiresInSeconds: linkSeconds, ...name });
  const { projectId, title, audience, fileKey, posterKey, previewKey, clearKey } = video;
  const isOpen = audience === 'link';
  return {
    video_url: link(fileKey),
    download_url: link(fileKey, { downloadName: fileNameOf(title, '.mp4') }),
    poster_url: link(posterKey),
    preview_url: link(previewKey),
    clear_url: link(clearKey, { downloadName: fileNameOf(title, '.webm') }),
    page_url: isOpen ? `${publicUrl}${watchAddress(projectId, title)}` : null,
    embed_url: isOpen ? `${publicUrl}/embed.html?pid=${projectId}` : null,
    audience,
  };
}
