import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { withSpeakers } from './speakers-by-channel.ts';

const folder = mkdtempSync(join(tmpdir(), 'speakers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const programs = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const line = (number: number) =>
  fileURLToPath(new URL(`../../../../../library/sample/line-${number}.mp3`, import.meta.url));

/** Two lines of our voices, cut to two seconds each, one after the other, laid out by a filter. */
function talk(file: string, layout: string): string {
  const cut =
    '[0:a]atrim=0:2,apad=whole_dur=4[a];[1:a]atrim=0:2,adelay=2000:all=1,apad=whole_dur=4[b]';
  const inputs = [1, 3].flatMap((number) => ['-i', line(number)]);
  const filter = ['-filter_complex', `${cut};${layout}`];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...inputs, ...filter, file], { cwd: folder });
  return file;
}

/** A word every quarter of a second: four seconds of them. */
const words = Array.from({ length: 15 }, (_, at) => ({
  text: `word${at}`,
  startTime: 0.2 + at / 4,
  endTime: 0.2 + at / 4 + 0.2,
}));
const speakers = async (file: string) =>
  (await withSpeakers({ programs, folder, file, type: 'audio/mpeg' }, words)).map(
    ({ speaker }) => speaker,
  );

it('tells two voices apart that have a side each, the first who is heard first', async () => {
  const mono = 'aformat=channel_layouts=mono';
  const sides = `[a]${mono}[l];[b]${mono}[r];[r][l]join=inputs=2:channel_layout=stereo`;
  const told = await speakers(talk('sides.mp3', sides));
  expect(told.slice(0, 6)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(told.slice(-5)).toEqual([2, 2, 2, 2, 2]);
});

it('tells nobody apart where both sides hear the same, or one hears nothing', async () => {
  const none = words.map(() => undefined);
  expect(await speakers(talk('same.mp3', '[a][b]amix,aformat=channel_layouts=stereo'))).toEqual(
    none,
  );
  expect(await speakers(talk('left.mp3', '[a][b]amix,pan=stereo|c0=c0|c1=0*c0'))).toEqual(none);
});
