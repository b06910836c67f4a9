import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBeside } from '../src/encode/command-line/open-beside.ts';
import { readMovieFile } from '../src/encode/command-line/read-movie-file.ts';
import { guardedFetch } from '../src/guarded-fetch/guarded-fetch.ts';

let folder: string;
const write = (name: string, value: unknown) =>
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
const data = {
  version: 1,
  movie: { size: { width: 160, height: 100 }, bg: { type: 'color', color: '#0a64c8' } },
  frames: [{ id: 'a', duration: 1 }],
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'render-command-'));
  write('data.json', data);
  write('backup.json', { format: 'reelwright-project', format_version: 1, project: { data } });
  const item = { type: 'text', text: 'Slow', x: 0, y: 0, width: 40, height: 25 };
  const blurred = { ...item, filters: { enabled: true, blur: 90, sepia: 90 } };
  const items = Array.from({ length: 900 }, (_, index) => ({ ...blurred, id: `i${index}` }));
  const size = { width: 1920, height: 1080 };
  write('slow.json', { ...data, movie: { size }, frames: [{ id: 'a', duration: 1, items }] });
  const shown = (...items: object[]) => ({ ...data, frames: [{ id: 'a', duration: 1, items }] });
  write('odd.json', shown({ ...item, id: 'o', effects: { in: { effect: 'warp-9' } } }));
  write('long-word.json', shown({ ...item, id: 'w', text: 'a'.repeat(200_000) }));
  write('many-items.json', shown(...Array.from({ length: 1001 }, (_, id) => ({ ...item, id }))));
  write('many-slides.json', { ...data, frames: Array(2001).fill(data.frames[0]) });
  const [open, close] = ['{"type":"group","children":[', ']}'];
  const deep = `${open.repeat(5000)}${JSON.stringify(item)}${close.repeat(5000)}`;
  write('deep.json', JSON.stringify(shown()).replace('"items":[]', `"items":[${deep}]`));
  write('text.json', 'Once upon a time');
  write('list.json', [1, 2]);
  write('other.json', { name: 'something else' });
  write('empty.json', { version: 1, frames: [] });
  write('newer.json', { version: 999, frames: [] });
  write('secret.txt', 'mine');
  mkdirSync(join(folder, 'inner'));
  write('inner/picture.png', 'picture');
});
afterAll(() => rmSync(folder, { recursive: true }));

function start(...words: string[]) {
  const script = fileURLToPath(new URL('../src/bin/render.ts', import.meta.url));
  const child = spawn(process.execPath, [script, ...words], {
    env: { ...process.env, INIT_CWD: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = once(child, 'close').then(([code]) => ({ code, output }));
  return { child, ended };
}

const run = (...words: string[]) => start(...words).ended;

describe('the render command', () => {
  it('makes a video, a part of one and a picture, and leaves nothing else behind', async () => {
    const video = await run('backup.json', 'out.mp4');
    expect(video).toMatchObject({ code: 0, output: expect.stringContaining('1.0 s of video') });
    expect(video.output).toContain('100 %, slide 1 of 1');
    expect(readFileSync(join(folder, 'out.mp4')).subarray(4, 8).toString()).toBe('ftyp');
    const still = await run('odd.json', '--still', '0.5', 'out.png', '--size', '64x40');
    expect(still).toMatchObject({ code: 0, output: expect.stringContaining('64 x 40') });
    expect(still.output).toContain('The motion warp-9 is not known, so nothing moves.');
    expect(readFileSync(join(folder, 'out.png')).subarray(1, 4).toString()).toBe('PNG');
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('ends when Ctrl-C is pressed while it draws a picture, and leaves nothing behind', async () => {
    const { child, ended } = start('slow.json', '--still', '0.5', 'slow.png');
    // Until the process that draws is there.
    const children = () => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
    await expect.poll(children, { interval: 50 }).not.toBe('');
    child.kill('SIGINT');
    const stopped = await ended;
    expect(stopped.output.trim()).toBe('Stopped. Nothing was written.');
    expect(readdirSync(folder).filter((name) => /slow.png/.test(name))).toEqual([]);
  });

  it('says in a sentence what it cannot do', async () => {
    const failed = await run('gone.json', 'out.mp4');
    expect(failed.code).toBe(78);
    expect(failed.output.trim()).toBe(`There is no file ${join(folder, 'gone.json')}.`);
  });
});

describe('a movie file', () => {
  it('is a backup copy or bare data', async () => {
    for (const name of ['backup.json', 'data.json']) {
      const { data: movie, repairs } = await readMovieFile(join(folder, name));
      expect([movie.frames.length, repairs]).toEqual([1, []]);
    }
  });

  it.each([
    ['gone.json', 'There is no file'],
    ['inner', 'is a folder'],
    ['text.json', 'is not JSON'],
    ['list.json', 'neither the backup copy of a project nor its data'],
    ['other.json', 'neither the backup copy of a project nor its data'],
    ['empty.json', 'has no slides'],
    ['newer.json', 'newer version of Reelwright'],
    ['long-word.json', 'Slide 1 has a text of more than 20,000 letters.'],
    ['deep.json', 'Slide 1 has groups in groups more than 50 deep.'],
    ['many-slides.json', 'A movie can have 2,000 slides, and this one has 2,001.'],
    ['many-items.json', 'Slide 1 has more than 1,000 items.'],
  ])('is not %s', async (name, sentence) => {
    await expect(readMovieFile(join(folder, name))).rejects.toThrow(sentence);
  });
});

describe('media of a movie on the command line', () => {
  const open = async (url: string) => {
    const media = await openBeside(join(folder, 'inner'), guardedFetch)(url, undefined);
    return Buffer.concat(await media.toArray()).toString();
  };

  it('lie beside it, or in the address itself', async () => {
    expect(await open('picture.png')).toBe('picture');
    expect(await open('./picture.png?v=2')).toBe('picture');
    expect(await open('data:text/plain;base64,aGVsbG8=')).toBe('hello');
    expect(await open('data:image/svg+xml,%3Csvg/%3E')).toBe('<svg/>');
  });

  it.each([
    ['../secret.txt', 'outside of the folder'],
    ['..%2Fsecret.txt', 'outside of the folder'],
    ['/etc/passwd', 'outside of the folder'],
    ['file:///etc/passwd', 'neither a web address nor a file'],
    ['gone.png', 'no such file'],
    ['.', 'outside of the folder'],
    ['http://127.0.0.1/picture.png', ''],
    ['http://169.254.169.254/latest', ''],
  ])('are not reached at %s', async (url, sentence) => {
    await expect(open(url)).rejects.toThrow(sentence);
  });
});
