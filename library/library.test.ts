import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { parseOverlayTiming } from '../packages/motion/src/transitions/overlay-timing.ts';
import {
  objectsThatTurn,
  objectsWithParts,
} from '../packages/wizards/src/layouts/looks/moving-parts.ts';
import { objectsInMotion } from '../packages/wizards/src/layouts/looks/object-motions.ts';
import { objectsThatSteam } from '../packages/wizards/src/layouts/looks/rising-from.ts';
import {
  channelColors,
  newsClipCount,
  newsClipTitle,
} from '../packages/wizards/src/news/channel-colors.ts';
import { musicOf } from '../packages/wizards/src/themes/music-of.ts';
import { tracks } from '../packages/wizards/src/themes/music-score.ts';
import { themeList } from '../packages/wizards/src/themes/theme-list.ts';
import { clipRecipes } from './clips/clip-recipes.ts';
import { encodeClip } from './clips/engine/encode-clip.ts';
import { newsList } from './clips/news-list.ts';
import { findClashes } from './music/engine/check-harmony.ts';
import { encodeMp3 } from './music/engine/encode.ts';
import { readPieces } from './music/engine/piece-list.ts';
import { playPiece } from './music/engine/play-piece.ts';
import { sounds } from './music/sounds.ts';
import { listManifests } from './write-manifests.ts';

const library = fileURLToPath(new URL('./', import.meta.url));
const manifests = await listManifests();
const assets = [...manifests].flatMap(([folder, { kind, assets: rows }]) =>
  rows.map((row) => ({ ...row, kind: row.kind ?? kind, path: `${library}${folder}/${row.file}` })),
);
const ofKind = (kind: string) => assets.filter((asset) => asset.kind === kind);
const work = mkdtempSync(join(tmpdir(), 'library-'));
afterAll(() => rmSync(work, { recursive: true }));

describe('what ships', () => {
  it.each([...manifests.keys()])('%s: the manifest says what its recipes say', (folder) => {
    const written = JSON.parse(readFileSync(`${library}${folder}/manifest.json`, 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(manifests.get(folder))));
  });

  it('is there, file for file, and nothing lies about that no manifest names', () => {
    for (const { path } of assets) expect(statSync(path).size, path).toBeGreaterThan(300);
    for (const [folder, { assets: rows }] of manifests) {
      const media = readdirSync(library + folder).filter((name) =>
        /\.(mp[34]|webm|webp|png)$/.test(name),
      );
      expect(media.sort(), folder).toEqual(rows.map(({ file }) => file).sort());
    }
  });

  it('has the numbers people were promised', () => {
    const numbers = (kind: string) => ofKind(kind).map(({ number }) => number);
    const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
    expect(numbers('music')).toEqual(upTo(21));
    expect(numbers('jingle')).toEqual(upTo(7));
    expect(numbers('news-clip')).toEqual(upTo(17));
    expect(numbers('bullet')).toEqual(upTo(60));
    expect(numbers('countdown-bar')).toEqual([2, 3, 5, 10, 15, 20]);
    expect(ofKind('background').length).toBeGreaterThanOrEqual(12);
    expect(ofKind('mask').length).toBeGreaterThanOrEqual(24);
    const icons = ofKind('social-icon').map(({ file }) => file);
    for (const name of [
      'name',
      'phone',
      'facebook',
      'instagram',
      'twitter',
      'website',
      'youtube',
      'email',
    ]) {
      expect(icons).toContain(`${name}.png`);
    }
  });

  it('has transitions in six categories whose names tell their times', () => {
    const transitions = ofKind('transition');
    expect(transitions.length).toBeGreaterThanOrEqual(36);
    const sizes = Object.groupBy(transitions, ({ category }) => String(category));
    expect(Object.keys(sizes)).toHaveLength(6);
    for (const { file, seconds } of transitions) {
      const timing = parseOverlayTiming(String(file));
      expect(timing?.durationSeconds, String(file)).toBe(seconds);
      expect(timing?.startSeconds).toBeLessThan(timing?.endSeconds ?? 0);
    }
  });

  it('stays small enough to be cloned', () => {
    const bytes = (folder: string): number =>
      readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
        const path = join(folder, entry.name);
        if (entry.name === 'node_modules') return sum;
        return sum + (entry.isDirectory() ? bytes(path) : statSync(path).size);
      }, 0);
    expect(bytes(library)).toBeLessThan(46e6);
  });

  it('opens: one file of every kind', () => {
    const kinds = Object.values(Object.groupBy(assets, ({ kind }) => String(kind)));
    for (const [sample] of kinds as (typeof assets)[]) {
      const probe = [
        '-v',
        'error',
        '-show_entries',
        'format=duration:stream=codec_type',
        '-of',
        'json',
      ];
      const found = JSON.parse(
        execFileSync('ffprobe', [...probe, sample?.path ?? ''], { encoding: 'utf8' }),
      );
      expect(found.streams, sample?.path).toHaveLength(1);
      const seconds = Number(sample?.seconds ?? 0);
      if (seconds) expect(Math.abs(Number(found.format.duration) - seconds)).toBeLessThan(0.12);
    }
  });

  it('has music for every theme', () => {
    const tracks = ofKind('music').map(({ file }) => `/library/music/${file}`);
    for (const theme of themeList) {
      for (const title of ['Coffee', 'Top 10 dogs', ''])
        expect(tracks).toContain(musicOf(theme, title));
    }
  });
});

it('has a drawing of everything that moves by itself in films', () => {
  const set = createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json');
  const drawn = new Set([
    ...Object.keys(set.icons),
    ...readdirSync(`${library}objects`).map((file) => file.replace(/\.svg$/, '')),
  ]);
  for (const name of [...objectsInMotion, ...objectsThatSteam, ...objectsWithParts])
    expect(drawn, name).toContain(name);
});

it('marks sails and blades in the drawings whose parts turn', () => {
  for (const name of objectsThatTurn)
    expect(readFileSync(`${library}objects/${name}.svg`, 'utf8'), name).toMatch(
      /<!--turns [\d.]+ [\d.]+-->.+<!--\/turns-->/s,
    );
});

it('gives a bulletin the colours of its opener, by its number and name', () => {
  expect(Array.from({ length: newsClipCount }, (_, at) => newsClipTitle(at + 1))).toEqual(
    newsList.map(({ title }) => title),
  );
  for (const [at, { colors }] of newsList.entries()) {
    const own = Object.values(channelColors(at + 1));
    expect(own.some((color) => colors.includes(color))).toBe(true);
  }
});

describe('the music', async () => {
  it.each(await readPieces())(
    '$title lasts long enough, and no note rubs against its chord',
    (piece) => {
      expect(playPiece(piece).loopSeconds).toBeGreaterThanOrEqual(45);
      expect(findClashes(piece)).toEqual([]);
    },
  );

  it.each(await readPieces())('$title has its bars, its lift and its last chord', (piece) => {
    const { bpm, beats = 4, liftBar = 0 } = tracks[piece.number] ?? {};
    expect([bpm, beats]).toEqual([piece.bpm, piece.beats ?? 4]);
    let bar = 0;
    const begins = piece.form.map(({ bars }) => {
      bar += bars;
      return bar - bars;
    });
    expect(begins).toContain(liftBar);
    const ending = ofKind('ending').find(({ number }) => number === piece.number);
    // A bar later than the chord might come, it still rings.
    const barSeconds = (beats * 60) / piece.bpm;
    const every = barSeconds > 2.4 ? barSeconds / 2 : barSeconds;
    expect(ending?.seconds).toBeGreaterThan(2.2 + every);
  });

  it('is played the same way every time', async () => {
    const [piece] = await readPieces();
    if (!piece) throw new Error('There is no music.');
    expect(playPiece(piece)).toEqual(playPiece(piece));
  });
});

/**
 * Made anew, a file says what the shipped one says. Its bytes need not be the same: other versions of the
 * encoders write other bytes from the same samples and pixels, so what is compared is what a player decodes.
 */
describe('a recipe gives what ships', () => {
  it('of a sound', async () => {
    const tick = sounds.find(({ name }) => name === 'tick');
    if (!tick) throw new Error('There is no tick.');
    const path = join(work, 'tick.mp3');
    encodeMp3(await tick.make(), { path, loudness: tick.loudness, kbps: 64 });
    const [made, shipped] = [samplesOf(path), samplesOf(`${library}sounds/tick.mp3`)];
    expect(made.length).toBe(shipped.length);
    const noise = meanSquare(made.map((value, index) => value - (shipped[index] ?? 0)));
    expect(noise / meanSquare(shipped)).toBeLessThan(0.001);
  });

  it('of a clip', async () => {
    const bar = clipRecipes.find(({ file }) => file === 'bar-2.webm');
    if (!bar) throw new Error('There is no bar.');
    const path = join(work, 'bar-2.webm');
    await encodeClip({ ...bar, path });
    const [made, shipped] = [pixelsOf(path), pixelsOf(`${library}countdowns/bar-2.webm`)];
    expect(made.length).toBe(shipped.length);
    const apart = made.reduce((sum, value, at) => sum + Math.abs(value - (shipped[at] ?? 0)), 0);
    // Pixels are rounded, and then encoded, otherwise on other processors: 0.9 of 255 was seen, another clip is 20 away.
    expect(apart / made.length).toBeLessThan(2);
  });
});

function decode(args: readonly string[]): Buffer {
  return execFileSync('ffmpeg', ['-v', 'error', ...args, '-'], { maxBuffer: 2 ** 28 });
}

function samplesOf(path: string): Float32Array {
  const bytes = decode(['-i', path, '-f', 'f32le']);
  return new Float32Array(new Uint8Array(bytes).buffer);
}

/** Every frame at a quarter of its size, with how transparent it is. */
function pixelsOf(path: string): Buffer {
  const small = ['-vf', 'scale=iw/4:ih/4', '-pix_fmt', 'rgba'];
  // ffmpeg's own decoder of VP9 knows nothing of transparency.
  return decode(['-c:v', 'libvpx-vp9', '-i', path, ...small, '-f', 'rawvideo']);
}

function meanSquare(samples: Float32Array): number {
  return samples.reduce((sum, value) => sum + value * value, 0) / samples.length;
}
