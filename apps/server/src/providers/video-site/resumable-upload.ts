import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { GuardedReply } from '../../guarded-fetch/guarded-reply.ts';
import { askSite, readJson, refusal } from './site-request.ts';
import { type SiteFile, type UploadOptions, VideoSiteError } from './video-site-port.ts';

/** Pieces are multiples of 256 KiB; one that is lost is all that has to be sent again. */
const pieceBytes = 8 * 1024 * 1024;
const pieceTimeoutMs = 10 * 60_000;
/** Between tries of one piece; then the whole job rests and goes on later. */
const pausesMs = [500, 2000, 8000];
const Video = z.object({ id: z.string().min(1).max(100) });

export interface ResumableUpload extends UploadOptions {
  readonly guardedFetch: GuardedFetch;
  readonly file: SiteFile;
  /** Opens a new upload and gives its address. */
  readonly begin: () => Promise<string>;
}

/**
 * Sends a file piece by piece (Google's resumable uploads) and gives the video's id. After whatever
 * interruption, the site is asked how much it has, and only the rest is sent.
 */
export async function uploadResumably(upload: ResumableUpload): Promise<string> {
  const kept = upload.session;
  const answer = kept ? await askHowFar(upload, kept) : undefined;
  if (kept && answer) return sendRest(upload, kept, answer);
  // Never begun, or so long ago that the site has forgotten it.
  const session = await upload.begin();
  await upload.keepSession(session);
  return sendRest(upload, session, { received: 0 });
}

/** How much the site has, or the finished video's id. */
type Standing = { readonly received: number } | { readonly id: string };

async function sendRest(upload: ResumableUpload, session: string, from: Standing): Promise<string> {
  let standing = from;
  while (!('id' in standing)) {
    await upload.onProgress(standing.received);
    standing = await sendPiece(upload, session, standing.received);
  }
  await upload.onProgress(upload.file.bytes);
  return standing.id;
}

async function sendPiece(
  upload: ResumableUpload,
  session: string,
  start: number,
): Promise<Standing> {
  const { file, signal } = upload;
  const end = Math.min(start + pieceBytes, file.bytes);
  const body = await file.read(start, end, signal);
  const range = `bytes ${start}-${end - 1}/${file.bytes}`;
  try {
    return await standingAfter(upload, await put(upload, session, range, body));
  } catch (error) {
    return goOn(upload, session, error);
  }
}

/** After a piece that failed: what the site has of it, once it answers again. */
async function goOn(upload: ResumableUpload, session: string, failure: unknown): Promise<Standing> {
  let last = failure;
  for (const waitMs of pausesMs) {
    if (!(last instanceof VideoSiteError) || last.trouble !== 'unavailable') throw last;
    await pause(waitMs, undefined, { signal: upload.signal });
    try {
      const standing = await askHowFar(upload, session);
      if (standing) return standing;
      throw new VideoSiteError('unavailable', 'YouTube has forgotten the upload.');
    } catch (error) {
      last = error;
    }
  }
  throw last;
}

/** Nothing when the site no longer knows the upload. */
async function askHowFar(upload: ResumableUpload, session: string): Promise<Standing | undefined> {
  const reply = await put(upload, session, `bytes */${upload.file.bytes}`, undefined);
  if (reply.status === 404 || reply.status === 410) {
    reply.discard();
    return undefined;
  }
  return standingAfter(upload, reply);
}

function put(
  { guardedFetch, signal }: ResumableUpload,
  session: string,
  range: string,
  body: Uint8Array | undefined,
): Promise<GuardedReply> {
  return askSite(guardedFetch, session, {
    method: 'PUT',
    headers: { 'content-range': range, 'content-type': 'video/mp4' },
    ...(body ? { body } : { body: '' }),
    timeoutMs: pieceTimeoutMs,
    signal,
  });
}

async function standingAfter(upload: ResumableUpload, reply: GuardedReply): Promise<Standing> {
  if (reply.ok) return { id: (await readJson(reply, Video)).id };
  if (reply.status !== 308) throw await refusal(reply);
  reply.discard();
  // "bytes=0-524287"; no header when it has nothing yet.
  const last = /^bytes=0-(\d+)$/.exec(reply.headers.range ?? '')?.[1];
  const received = last === undefined ? 0 : Number(last) + 1;
  if (received <= upload.file.bytes) return { received };
  throw new VideoSiteError('refused', 'YouTube has more of the video than there is.');
}
