import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createVideoSite } from '../src/providers/video-site/create-video-site.ts';
import {
  type SiteFile,
  type UploadOptions,
  type VideoSite,
  VideoSiteError,
} from '../src/providers/video-site/video-site-port.ts';
import { testSettings } from './test-settings.ts';
import { startYoutube, type TestYoutube } from './test-youtube.ts';

let youtube: TestYoutube;
let site: VideoSite;
const { signal } = new AbortController();
const secrets = { state: 'a-state', verifier: 'a-verifier-of-some-length' };
const description = {
  title: 'Beaches & “quotes”',
  description: 'Two\nlines',
  keywords: ['sea', 'sun'],
  category: 26,
};

beforeEach(async () => {
  youtube = await startYoutube();
  const made = createVideoSite(testSettings(youtube.settings), '/api/members/youtube/return');
  if (!made) throw new Error('The video site is not set up.');
  site = made;
});
afterEach(() => youtube.close());

const connect = () => {
  const back = new URL(youtube.visit(site.addressFor(secrets)));
  expect(back.searchParams.get('state')).toBe('a-state');
  return site.connect(back.searchParams.get('code') ?? '', secrets.verifier, signal);
};

function fileOf(bytes: Buffer): SiteFile {
  return { bytes: bytes.length, read: async (start, end) => bytes.subarray(start, end) };
}

/** Notes what an upload tells, for the next attempt and for the screen. */
function noted(session?: string) {
  const notes = { session, progress: [] as number[] };
  const options: UploadOptions = {
    session,
    keepSession: async (kept) => {
      notes.session = kept;
    },
    onProgress: async (bytes) => {
      notes.progress.push(bytes);
    },
    signal,
  };
  return { notes, options };
}

const troubleOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error) => (error instanceof VideoSiteError ? error.trouble : error),
  );

describe('connecting a channel', () => {
  it('gives its name and a permission that lasts', async () => {
    expect(await connect()).toEqual({ permission: 'a-refresh-token', channel: 'Ann’s channel' });
  });

  it('fails when another browser’s code comes, or one for the second time', async () => {
    const back = new URL(youtube.visit(site.addressFor(secrets)));
    const code = back.searchParams.get('code') ?? '';
    expect(await troubleOf(site.connect(code, 'another verifier', signal))).toBe('permission');
    expect(await troubleOf(site.connect(code, secrets.verifier, signal))).toBe('permission');
  });

  it('fails when uploads were not allowed, or there is no channel', async () => {
    youtube.scopes = 'https://www.googleapis.com/auth/youtube.readonly';
    expect(await troubleOf(connect())).toBe('permission');
    const again = await startYoutube();
    again.channel = undefined;
    await youtube.close();
    youtube = again;
    site = createVideoSite(testSettings(again.settings), '/back') as VideoSite;
    expect(await troubleOf(connect())).toBe('permission');
  });
});

describe('sending a video', () => {
  const twentyMegabytes = randomBytes(20 * 1024 * 1024);

  it('arrives whole, in pieces, with what is told about it', async () => {
    const { permission } = await connect();
    const { notes, options } = noted();
    const sent = await site.upload(permission, fileOf(twentyMegabytes), description, options);
    expect(sent.url).toBe('https://www.youtube.com/watch?v=video-1');
    expect(youtube.videos).toHaveLength(1);
    expect(youtube.videos[0]?.bytes.equals(twentyMegabytes)).toBe(true);
    expect(youtube.videos[0]?.snippet).toEqual({
      title: 'Beaches & “quotes”',
      description: 'Two\nlines',
      tags: ['sea', 'sun'],
      categoryId: '26',
    });
    expect(notes.progress).toEqual([0, 8_388_608, 16_777_216, 20_971_520]);
  });

  it('adds captions to it, and leaves those that are there', async () => {
    const { permission } = await connect();
    const { options } = noted();
    const { id } = await site.upload(permission, fileOf(randomBytes(10)), description, options);
    const srt = '1\r\n00:00:00,000 --> 00:00:01,000\r\nCafé --> ünïcode\r\n';
    await site.addCaptions(permission, id, { srt, language: 'fr' }, signal);
    await site.addCaptions(permission, id, { srt: 'again', language: 'fr' }, signal);
    const snippet = { videoId: 'video-1', language: 'fr', name: '', isDraft: false };
    expect(youtube.captions).toEqual([{ snippet, srt }]);
  });

  it('says when captions were not allowed', async () => {
    const { permission } = await connect();
    youtube.scopes = 'https://www.googleapis.com/auth/youtube.upload';
    const captions = { srt: 'x', language: 'en' };
    const added = site.addCaptions(permission, 'video-1', captions, signal);
    expect(await troubleOf(added)).toBe('permission');
  });

  it('goes on where a broken piece ended', async () => {
    const { permission } = await connect();
    youtube.mishaps.push({ status: 503, keep: 1_000_000 });
    await site.upload(permission, fileOf(twentyMegabytes), description, noted().options);
    expect(youtube.videos[0]?.bytes.equals(twentyMegabytes)).toBe(true);
    expect(youtube.ranges.slice(0, 3)).toEqual([
      'bytes 0-8388607/20971520',
      'bytes */20971520',
      'bytes 1000000-9388607/20971520',
    ]);
  });

  it('goes on in another process, and sends nothing twice when all had arrived', async () => {
    const { permission } = await connect();
    const stopped = new AbortController();
    const first = noted();
    const interrupted = site.upload(permission, fileOf(twentyMegabytes), description, {
      ...first.options,
      signal: stopped.signal,
      onProgress: async (bytes) => void (bytes > 0 && stopped.abort()),
    });
    await expect(interrupted).rejects.toThrow();
    const second = noted(first.notes.session);
    await site.upload(permission, fileOf(twentyMegabytes), description, second.options);
    expect(second.notes.progress[0]).toBe(8_388_608);
    await site.upload(permission, fileOf(twentyMegabytes), description, second.options);
    expect(youtube.videos).toHaveLength(1);
    expect(youtube.videos[0]?.bytes.equals(twentyMegabytes)).toBe(true);
  });

  it('begins again when the site has forgotten the upload', async () => {
    const { permission } = await connect();
    const { notes, options } = noted(`${youtube.url}/upload/youtube/v3/videos?upload_id=gone`);
    await site.upload(permission, fileOf(randomBytes(1000)), description, options);
    expect(notes.session).not.toContain('gone');
    expect(youtube.videos).toHaveLength(1);
  });

  it.each([
    [{ status: 403, reason: 'quotaExceeded' }, 'limit'],
    [{ status: 403, reason: 'forbidden' }, 'permission'],
    [{ status: 400, reason: 'invalidTitle' }, 'refused'],
  ])('says what %j means', async (mishap, trouble) => {
    const { permission } = await connect();
    youtube.mishaps.push(mishap);
    const { options } = noted();
    const upload = site.upload(permission, fileOf(randomBytes(10)), description, options);
    expect(await troubleOf(upload)).toBe(trouble);
  });

  it('says when the permission was taken back, or nobody answers', async () => {
    const { permission } = await connect();
    await site.disconnect(permission, signal);
    const upload = () =>
      site.upload(permission, fileOf(randomBytes(10)), description, noted().options);
    expect(await troubleOf(upload())).toBe('permission');
    await youtube.close();
    expect(await troubleOf(upload())).toBe('unavailable');
    youtube = await startYoutube();
  });
});
