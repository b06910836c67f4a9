import { hash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A video as it arrived. */
interface ReceivedVideo {
  readonly id: string;
  readonly snippet: unknown;
  readonly bytes: Buffer;
}

interface ReceivedCaptions {
  readonly snippet: { readonly videoId: string };
  readonly srt: string;
}

interface OpenUpload {
  readonly snippet: unknown;
  readonly size: number;
  received: Buffer;
  /** Its answer, once all has arrived. */
  id: string | undefined;
}

interface Answer {
  readonly status: number;
  readonly json?: object;
  readonly headers?: Record<string, string>;
}

export interface TestYoutube {
  readonly url: string;
  readonly settings: Record<string, string>;
  readonly videos: ReceivedVideo[];
  readonly captions: ReceivedCaptions[];
  /** Every request for bytes, by its Content-Range. */
  readonly ranges: string[];
  channel: string | undefined;
  /** What the person ticks on the consent screen. */
  scopes: string;
  revoked: boolean;
  /** Answers the next requests for bytes in its own way; `keep` says how many of them to take. */
  readonly mishaps: { status: number; keep?: number; reason?: string }[];
  forgetUploads(): void;
  /** A browser at the consent screen: from where it is sent to where it is sent back to. */
  visit(address: string): string;
  close(): Promise<void>;
}

const client = { id: 'reelwright', secret: 'a secret & more:' };
const captionScope = 'https://www.googleapis.com/auth/youtube.force-ssl';
const scope = `https://www.googleapis.com/auth/youtube.upload ${captionScope} https://www.googleapis.com/auth/youtube.readonly`;

/** A server on loopback that speaks like YouTube: OAuth with PKCE, channels, resumable uploads, captions. */
export async function startYoutube(): Promise<TestYoutube> {
  const codes = new Map<string, { challenge: string; back: string }>();
  const uploads = new Map<string, OpenUpload>();
  const server = createServer((request, response) => {
    answer(request)
      .then(({ status, json, headers }) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(json && JSON.stringify(json));
      })
      .catch((error) => response.destroy(error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const site: TestYoutube = {
    url,
    settings: {
      YOUTUBE_ADDRESS: url,
      YOUTUBE_CLIENT_ID: client.id,
      YOUTUBE_CLIENT_SECRET: client.secret,
    },
    videos: [],
    captions: [],
    ranges: [],
    channel: 'Ann’s channel',
    scopes: scope,
    revoked: false,
    mishaps: [],
    forgetUploads: () => uploads.clear(),
    visit(address) {
      const { pathname, searchParams } = new URL(address);
      if (pathname !== '/o/oauth2/v2/auth') throw new Error(`Nothing is at ${pathname}.`);
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      const code = randomUUID();
      codes.set(code, { challenge: searchParams.get('code_challenge') ?? '', back: back.href });
      back.searchParams.set('state', searchParams.get('state') ?? '');
      back.searchParams.set('code', code);
      return back.href;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const body = Buffer.concat(await request.toArray());
    if (pathname === '/o/oauth2/v2/auth') {
      return { status: 302, headers: { location: site.visit(`${url}${request.url}`) } };
    }
    if (pathname === '/token') return giveTokens(new URLSearchParams(body.toString()));
    if (pathname === '/revoke') {
      site.revoked = true;
      return { status: 200, json: {} };
    }
    if (pathname === '/upload/youtube/v3/videos' && request.method === 'PUT') {
      const range = String(request.headers['content-range']);
      return takeBytes(searchParams.get('upload_id') ?? '', range, body);
    }
    if (request.headers.authorization !== 'Bearer an-access-token')
      return { status: 401, json: {} };
    if (pathname === '/youtube/v3/channels') {
      const items = site.channel ? [{ snippet: { title: site.channel } }] : [];
      return { status: 200, json: { items } };
    }
    if (pathname === '/upload/youtube/v3/videos' && request.method === 'POST') {
      const id = randomUUID();
      const { snippet } = JSON.parse(body.toString());
      const size = Number(request.headers['x-upload-content-length']);
      uploads.set(id, { snippet, size, received: Buffer.alloc(0), id: undefined });
      return { status: 200, headers: { location: `${url}${pathname}?upload_id=${id}` } };
    }
    if (pathname === '/upload/youtube/v3/captions' && request.method === 'POST') {
      return takeCaptions(String(request.headers['content-type']), body.toString());
    }
    return { status: 404, json: {} };
  }

  /** Two parts: what they are, and the file. */
  function takeCaptions(type: string, body: string): Answer {
    if (!site.scopes.includes(captionScope)) {
      const error = { message: 'Not allowed.', errors: [{ reason: 'insufficientPermissions' }] };
      return { status: 403, json: { error } };
    }
    const [, boundary = ''] = /^multipart\/related; boundary=(.+)$/.exec(type) ?? [];
    const [before, about = '', file = '', after] = body.split(`--${boundary}`);
    if (before !== '' || after?.trim() !== '--') return { status: 400, json: {} };
    const contentOf = (part: string) => part.slice(part.indexOf('\r\n\r\n') + 4, -2);
    const { snippet } = JSON.parse(contentOf(about));
    if (site.captions.some((one) => one.snippet.videoId === snippet.videoId)) {
      return { status: 409, json: {} };
    }
    site.captions.push({ snippet, srt: contentOf(file) });
    return { status: 200, json: { id: `captions-${site.captions.length}` } };
  }

  function giveTokens(asked: URLSearchParams): Answer {
    const refused = { status: 400, json: { error: 'invalid_grant' } };
    if (asked.get('client_secret') !== client.secret) {
      return { status: 401, json: { error: 'invalid_client' } };
    }
    const tokens = { access_token: 'an-access-token', scope: site.scopes };
    if (asked.get('grant_type') === 'refresh_token') {
      const good = asked.get('refresh_token') === 'a-refresh-token' && !site.revoked;
      return good ? { status: 200, json: tokens } : refused;
    }
    const known = codes.get(asked.get('code') ?? '');
    codes.delete(asked.get('code') ?? '');
    const proof = hash('sha256', asked.get('code_verifier') ?? '', 'base64url');
    if (!known || known.challenge !== proof || known.back !== asked.get('redirect_uri')) {
      return refused;
    }
    site.revoked = false;
    return { status: 200, json: { ...tokens, refresh_token: 'a-refresh-token' } };
  }

  function takeBytes(id: string, range: string, body: Buffer): Answer {
    const upload = uploads.get(id);
    if (!upload) return { status: 404, json: {} };
    site.ranges.push(range);
    const start = /^bytes (\d+)-/.exec(range)?.[1];
    if (start !== undefined && Number(start) !== upload.received.length) {
      return { status: 400, json: {} };
    }
    const mishap = site.mishaps.shift();
    upload.received = Buffer.concat([upload.received, body.subarray(0, mishap?.keep)]);
    if (mishap) {
      const errors = [{ reason: mishap.reason ?? 'backendError' }];
      const error = { message: 'Please come back later.', errors };
      return { status: mishap.status, json: { error } };
    }
    const last = upload.received.length - 1;
    if (last + 1 < upload.size) {
      return { status: 308, headers: last < 0 ? {} : { range: `bytes=0-${last}` } };
    }
    if (!upload.id) {
      upload.id = `video-${site.videos.length + 1}`;
      site.videos.push({ id: upload.id, snippet: upload.snippet, bytes: upload.received });
    }
    return { status: 200, json: { id: upload.id } };
  }

  return site;
}
