import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../src/app/create-server.ts';
import { openStorage } from '../src/app/open-storage.ts';
import { noteFile } from '../src/features/stored-files/stored-file-repository.ts';
import { readSecret } from '../src/secrets/read-secret.ts';
import { signedUrl } from '../src/storage/signed-link.ts';
import { newStorageKey } from '../src/storage/storage-key.ts';
import { createTestDatabase, silentLog, type TestDatabase } from './test-database.ts';
import { testSettings } from './test-settings.ts';

let database: TestDatabase;
let app: FastifyInstance;
const bytes = Buffer.from('0123456789');
const links: Record<string, string> = {};

beforeAll(async () => {
  database = await createTestDatabase();
  const settings = testSettings();
  app = await createServer({ settings, databaseUrl: database.databaseUrl, log: silentLog });
  const storage = await openStorage(settings);
  const linkSecret = await readSecret(database.db, 'link-signing');
  const store = async (extension: string, contentType: string, options = {}) => {
    const key = newStorageKey('uploads', extension);
    await noteFile(database.db, { key, kind: 'web' });
    await storage.put(key, bytes, { contentType });
    return signedUrl({ publicUrl: '', linkSecret }, { key, expiresInSeconds: 60, ...options });
  };
  links.video = await store('mp4', 'video/mp4');
  links.page = await store('txt', 'text/html');
  links.named = await store('mp4', 'video/mp4', { downloadName: 'Mein Vidéo "1".mp4' });
  links.old = await store('mp4', 'video/mp4', { expiresInSeconds: -5 });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const fetchFile = (url = '', headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('a stored file', () => {
  it('is served by its signed link', async () => {
    const reply = await fetchFile(links.video);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.rawPayload.equals(bytes)).toBe(true);
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-500', 206, '56789', 'bytes 5-9/10'],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
  ])('answers %s', async (range, status, body, contentRange) => {
    const reply = await fetchFile(links.video, { range });
    expect(reply.statusCode).toBe(status);
    expect(reply.body).toBe(body);
    expect(reply.headers['content-range']).toBe(contentRange);
  });

  it('has no part beyond its end', async () => {
    expect((await fetchFile(links.video, { range: 'bytes=10-' })).statusCode).toBe(416);
  });

  it('is not sent again to a browser that has it', async () => {
    const { etag } = (await fetchFile(links.video)).headers;
    const reply = await fetchFile(links.video, { 'if-none-match': String(etag) });
    expect(reply.statusCode).toBe(304);
    expect(reply.body).toBe('');
  });

  it('is never a page of ours, whatever it claims to be', async () => {
    const { headers } = await fetchFile(links.page);
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(headers['content-disposition']).toMatch(/^attachment/);
  });

  it('is saved under the name the link asks for', async () => {
    const { headers } = await fetchFile(links.named);
    expect(headers['content-disposition']).toContain("filename*=UTF-8''Mein%20Vid%C3%A9o");
  });

  it.each([
    ['a changed signature', (link: string) => link.replace(/signature=./, 'signature=_')],
    ['a later expiry', (link: string) => link.replace(/expires=\d/, 'expires=9')],
    ['another file', (link: string) => link.replace(/\/uploads\/../, '/uploads/zz')],
    ['an added name', (link: string) => `${link}&download=x.html`],
  ])('is refused to %s', async (_, change) => {
    const reply = await fetchFile(change(links.video ?? ''));
    expect(reply.statusCode).toBe(403);
    expect(reply.headers['x-error-code']).toBe('link-expired');
  });

  it('is refused without a signature, or with a path that climbs out', async () => {
    const path = (links.video ?? '').split('?')[0];
    expect((await fetchFile(path)).statusCode).toBe(400);
    const climbing = (links.video ?? '').replace('/files/', '/files/..%2f..%2f');
    expect((await fetchFile(climbing)).statusCode).toBe(403);
  });
});
