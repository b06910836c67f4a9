import { readSubtitles } from '@reelwright/subtitles';
import { expect, it } from 'vitest';
import { growthOf, maxGrowth } from '../processor-ms.ts';

const two = '1\n00:00:01,000 --> 00:00:02,000\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\nWorld\n';
const fill = (part: string, size: number) =>
  part.repeat(Math.floor((125_000 * size) / part.length));
const said = (part: string) => (size: number) => two.replace('Hello', fill(part, size));

it.each<[string, (size: number) => string]>([
  ['cues', (size) => fill('1\n00:00:01,000 --> 00:00:02,000\nHello\n\n', size)],
  [
    'cues backwards in time',
    (size) =>
      fill('00:09:01,000 --> 00:09:02,000\nA\n\n00:00:01,000 --> 00:09:09,000\nB\n\n', size),
  ],
  ['a single line', (size) => fill('a', size)],
  ['spaces', (size) => `${fill(' ', size)}x`],
  ['lines of arrows', (size) => fill('-->\n', size)],
  ['numbers', (size) => fill('1\n', size)],
  ['open tags', said('<i ')],
  ['open brackets', said('{\\')],
  ['half codes', said('&#')],
  ['text after gaps', (size) => `${two}\n${fill('a\n\n', size)}`],
  ['comments', (size) => `WEBVTT\n\n${fill('NOTE\na\n\n', size)}`],
  ['zeros', (size) => fill('\0', size)],
])('a long file of %s is read in one pass', (_, fileOf) => {
  const files = { 1: fileOf(1), 4: fileOf(4) };
  expect(growthOf((size) => readSubtitles(files[size]))).toBeLessThan(maxGrowth);
});
