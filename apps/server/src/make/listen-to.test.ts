import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listenTo } from './listen-to.ts';

const folder = mkdtempSync(join(tmpdir(), 'listen-to-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const listen = (name: string) =>
  listenTo({ file: join(folder, name) }, folder, {
    programs: { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' },
    warn: () => undefined,
    signal: new AbortController().signal,
    transcription: { transcribe: async () => [] },
  });
const make = (name: string, ...args: readonly string[]) =>
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', ...args, join(folder, name)]);

it.each([
  ['a video', 'film.mp3', () => make('film.mp3', '-i', 'testsrc2=d=1:s=64x64', '-f', 'mp4')],
  ['nothing at all', 'empty.mp3', () => writeFileSync(join(folder, 'empty.mp3'), '')],
  ['words', 'words.mp3', () => writeFileSync(join(folder, 'words.mp3'), 'Hello there')],
])('says that %s is not a sound, whatever it is called', async (_what, name, write) => {
  write();
  await expect(listen(name)).rejects.toThrow(`${name} is not a sound.`);
});

it('says what is wrong with a sound that holds none', async () => {
  writeFileSync(join(folder, 'head.mp3'), Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1'));
  await expect(listen('head.mp3')).rejects.toThrow(/^head\.mp3: .*[a-z]\.$/);
});

it('takes silence, in which nothing is said', async () => {
  make('silence.mp3', '-i', 'anullsrc=r=16000:cl=stereo', '-t', '1');
  expect(await listen('silence.mp3')).toMatchObject({ words: [], name: 'silence.mp3' });
});
