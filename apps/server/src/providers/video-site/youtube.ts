import { hash, randomUUID } from 'node:crypto';
import { shortenText } from '@reelwright/contract';
import { z } from 'zod';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import { uploadResumably } from './resumable-upload.ts';
import { askSite, readJson, refusal } from './site-request.ts';
import {
  type SiteCaptions,
  type SiteDescription,
  type SiteFile,
  type VideoSite,
  VideoSiteError,
} from './video-site-port.ts';

export interface YoutubeAddresses {
  readonly authorization: string;
  readonly token: string;
  readonly revoke: string;
  readonly api: string;
}

interface YoutubeOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the site sends the browser back to. */
  readonly callbackUrl: string;
  readonly addresses: YoutubeAddresses;
  readonly guardedFetch: GuardedFetch;
}

/** The longest that YouTube takes. */
const maxTitleLetters = 100;
const uploadScope = 'https://www.googleapis.com/auth/youtube.upload';
/** To add captions. Whoever does not allow it can upload all the same. */
const captionScope = 'https://www.googleapis.com/auth/youtube.force-ssl';
/** To say whose channel it is. */
const readScope = 'https://www.googleapis.com/auth/youtube.readonly';
const timeoutMs = 20_000;

const Tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  scope: z.string().default(''),
});
const Channels = z.object({
  items: z.array(z.object({ snippet: z.object({ title: z.string() }) })).default([]),
});
const TokenError = z.object({ error: z.string() });

/** YouTube: OAuth 2 with PKCE, and the Data API's resumable uploads. */
export function createYoutube(options: YoutubeOptions): VideoSite {
  const { addresses, clientId, callbackUrl, guardedFetch } = options;
  return {
    addressFor({ state, verifier }) {
      const address = new URL(addresses.authorization);
      const question = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: callbackUrl,
        scope: `${uploadScope} ${captionScope} ${readScope}`,
        state,
        code_challenge: hash('sha256', verifier, 'base64url'),
        code_challenge_method: 'S256',
        // A permission that lasts, also when it was given before.
        access_type: 'offline',
        prompt: 'consent',
      };
      for (const [name, value] of Object.entries(question)) address.searchParams.set(name, value);
      return address.href;
    },

    async connect(code, verifier, signal) {
      const grant = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: callbackUrl,
        code_verifier: verifier,
      };
      const tokens = await fetchTokens(options, grant, signal);
      const mayUpload = tokens.scope.split(' ').includes(uploadScope);
      if (!tokens.refresh_token || !mayUpload) {
        throw new VideoSiteError('permission', 'YouTube was not allowed to take videos from us.');
      }
      const channel = await channelOf(options, tokens.access_token, signal);
      return { permission: tokens.refresh_token, channel };
    },

    async upload(permission, file, description, upload) {
      const grant = { grant_type: 'refresh_token', refresh_token: permission };
      const begin = async () => {
        const { access_token } = await fetchTokens(options, grant, upload.signal);
        return beginUpload(options, access_token, file, description, upload.signal);
      };
      const id = await uploadResumably({ ...upload, guardedFetch, file, begin });
      return { id, url: `https://www.youtube.com/watch?v=${encodeURIComponent(id)}` };
    },

    async addCaptions(permission, videoId, captions, signal) {
      const grant = { grant_type: 'refresh_token', refresh_token: permission };
      const { access_token } = await fetchTokens(options, grant, signal);
      await insertCaptions(options, access_token, { videoId, captions, signal });
    },

    async disconnect(permission, signal) {
      const body = new URLSearchParams({ token: permission }).toString();
      const reply = await askSite(guardedFetch, addresses.revoke, form(body, signal));
      reply.discard();
    },
  };
}

function form(body: string, signal: AbortSignal) {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
  };
  return { method: 'POST', headers, body, timeoutMs, signal } as const;
}

async function fetchTokens(
  { addresses, clientId, clientSecret, guardedFetch }: YoutubeOptions,
  grant: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<z.infer<typeof Tokens>> {
  const question = { ...grant, client_id: clientId, client_secret: clientSecret };
  const body = new URLSearchParams(question).toString();
  const reply = await askSite(guardedFetch, addresses.token, form(body, signal));
  if (reply.ok) return readJson(reply, Tokens);
  if (reply.status >= 500) throw await refusal(reply);
  const { error } = await readJson(reply, TokenError);
  throw error === 'invalid_grant'
    ? new VideoSiteError('permission', 'The permission to upload to YouTube is no longer valid.')
    : new VideoSiteError('refused', `YouTube refused to let us in (${error}).`);
}

async function channelOf(
  { addresses, guardedFetch }: YoutubeOptions,
  accessToken: string,
  signal: AbortSignal,
): Promise<string> {
  const address = `${addresses.api}/youtube/v3/channels?part=snippet&mine=true`;
  const headers = { authorization: `Bearer ${accessToken}` };
  const reply = await askSite(guardedFetch, address, { headers, timeoutMs, signal });
  if (!reply.ok) throw await refusal(reply);
  const [channel] = (await readJson(reply, Channels)).items;
  if (!channel) throw new VideoSiteError('permission', 'This Google account has no channel yet.');
  return channel.snippet.title;
}

/** Tells the site what is coming; it answers with an address to send it to. */
async function beginUpload(
  { addresses, guardedFetch }: YoutubeOptions,
  accessToken: string,
  file: SiteFile,
  description: SiteDescription,
  signal: AbortSignal,
): Promise<string> {
  const parts = 'uploadType=resumable&part=snippet,status';
  const reply = await askSite(guardedFetch, `${addresses.api}/upload/youtube/v3/videos?${parts}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json; charset=utf-8',
      'x-upload-content-type': 'video/mp4',
      'x-upload-content-length': String(file.bytes),
    },
    body: JSON.stringify({
      snippet: {
        title: shortenText(description.title, maxTitleLetters),
        description: description.description,
        tags: description.keywords,
        categoryId: String(description.category),
      },
      status: { privacyStatus: 'public', selfDeclaredMadeForKids: false },
    }),
    timeoutMs,
    signal,
  });
  if (!reply.ok) throw await refusal(reply);
  reply.discard();
  const { location } = reply.headers;
  if (location && new URL(location).origin === new URL(addresses.api).origin) return location;
  throw new VideoSiteError('unavailable', 'YouTube did not say where to send the video.');
}

interface InsertedCaptions {
  readonly videoId: string;
  readonly captions: SiteCaptions;
  readonly signal: AbortSignal;
}

/** The Data API's captions.insert: what they are, and the file, in one request of two parts. */
async function insertCaptions(
  { addresses, guardedFetch }: YoutubeOptions,
  accessToken: string,
  { videoId, captions, signal }: InsertedCaptions,
): Promise<void> {
  // Nobody's words hold it: it is made anew each time.
  const boundary = `captions-${randomUUID()}`;
  const snippet = { videoId, language: captions.language, name: '', isDraft: false };
  const body = [
    `--${boundary}`,
    'content-type: application/json; charset=utf-8',
    '',
    JSON.stringify({ snippet }),
    `--${boundary}`,
    'content-type: application/octet-stream',
    '',
    captions.srt,
    `--${boundary}--`,
    '',
  ].join('\r\n');
  const address = `${addresses.api}/upload/youtube/v3/captions?uploadType=multipart&part=snippet`;
  const reply = await askSite(guardedFetch, address, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': `multipart/related; boundary=${boundary}`,
    },
    body,
    timeoutMs,
    signal,
  });
  // An earlier attempt added them, and did not live to tell.
  if (!reply.ok && reply.status !== 409) throw await refusal(reply);
  reply.discard();
}
