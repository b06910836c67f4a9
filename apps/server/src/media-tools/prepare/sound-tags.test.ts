import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sniffUpload } from '../../features/stored-files/sniff-type.ts';
import { prepareMedia } from './prepare-media.ts';
import { soundTags } from './sound-tags.ts';

const folder = mkdtempSync(join(tmpdir(), 'sound-tags-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const programs = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };

const make = (...args: readonly string[]) =>
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { cwd: folder });
const prepare = (file: string) =>
  prepareMedia({
    programs,
    folder,
    file,
    type: sniffUpload(readFileSync(join(folder, file)).subarray(0, 1024)) ?? '',
  });

const tone = ['-f', 'lavfi', '-i', 'sine=d=2'];

/** A sound behind a tag with one large frame, as ID3v2.3 writes it. */
function withTag(frame: string, content: Buffer): Buffer {
  const head = Buffer.alloc(10);
  head.write(frame, 'latin1');
  head.writeUInt32BE(content.length, 4);
  const size = content.length + head.length;
  const syncSafe = [21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f);
  const tag = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, ...syncSafe]);
  make(...tone, '-map_metadata', '-1', '-write_id3v2', '0', 'plain.mp3');
  return Buffer.concat([tag, head, content, readFileSync(join(folder, 'plain.mp3'))]);
}

it('reads title, author and cover of a podcast, and keeps nothing else of its tags', async () => {
  const cover = ['-f', 'lavfi', '-i', 'testsrc2=s=300x300:d=1', '-frames:v', '1'];
  const maps = ['-map', '0:a', '-map', '1:v', '-c:v', 'mjpeg', '-disposition:v', 'attached_pic'];
  const tags = ['-metadata', 'title=Bees \u0007and\nus', '-metadata', 'artist=The Garden Hour'];
  make(...tone, ...cover, ...maps, ...tags, '-metadata', 'comment=Home: 1 Elm St', 'tagged.mp3');
  const { thumbFile = '', ...made } = await prepare('tagged.mp3');
  expect(made).toMatchObject({
    type: 'audio/mpeg',
    tags: { title: 'Bees and us', author: 'The Garden Hour' },
  });
  expect(readFileSync(join(folder, thumbFile)).subarray(8, 12).toString()).toBe('WEBP');
  expect(readFileSync(join(folder, made.file)).includes('Elm St')).toBe(false);
});

it('cuts what is too long to be read', () => {
  expect(soundTags({ title: 'a'.repeat(5000) })?.title).toHaveLength(120);
  expect(soundTags({ comment: 'Hello' })).toBeUndefined();
});

it('takes a sound behind a broken cover of 50 MB, and refuses one behind megabytes of text', async () => {
  const picture = Buffer.concat([Buffer.from('\0image/jpeg\0\x03\0', 'latin1'), randomBytes(5e7)]);
  writeFileSync(join(folder, 'cover.mp3'), withTag('APIC', picture));
  expect(await prepare('cover.mp3')).toMatchObject({
    type: 'audio/mpeg',
    seconds: expect.closeTo(2, 0),
  });
  const text = Buffer.alloc(5e6, 'x');
  text[0] = 0;
  writeFileSync(join(folder, 'text.mp3'), withTag('TIT2', text));
  await expect(prepare('text.mp3')).rejects.toMatchObject({ code: 'file-broken' });
});

it('takes a podcast with broken frames as far as it can be heard', async () => {
  make(...tone, 'broken.mp3');
  const bytes = readFileSync(join(folder, 'broken.mp3'));
  randomBytes(2000).copy(bytes, Math.floor(bytes.length / 2));
  writeFileSync(join(folder, 'broken.mp3'), bytes);
  const { seconds = 0, peaks } = await prepare('broken.mp3');
  expect(seconds).toBeGreaterThan(1);
  expect(peaks?.length).toBeGreaterThan(50);
});
