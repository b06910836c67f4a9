import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSubtitles } from './read-subtitles.ts';
import { writeSrt, writeVtt } from './write-subtitles.ts';
import { writeTranscript } from './write-transcript.ts';

const cues = [
  { start: 0, end: 1.2345, text: 'Salt & pepper' },
  { start: 3725.5, end: 3726, text: 'two\n\nlines' },
  { start: 360_000, end: 360_001, text: 'a --> b <i>' },
];

it('writes SRT', () => {
  expect(writeSrt(cues).split('\r\n')).toEqual([
    '1',
    '00:00:00,000 --> 00:00:01,235',
    'Salt & pepper',
    '',
    '2',
    '01:02:05,500 --> 01:02:06,000',
    'two',
    'lines',
    '',
    '3',
    '100:00:00,000 --> 100:00:01,000',
    'a -> b <i>',
    '',
  ]);
});

it('writes WebVTT', () => {
  expect(writeVtt(cues)).toBe(`WEBVTT

00:00:00.000 --> 00:00:01.235
Salt &amp; pepper

01:02:05.500 --> 01:02:06.000
two
lines

100:00:00.000 --> 100:00:01.000
a --&gt; b &lt;i&gt;
`);
});

it('writes nothing for a film in which nothing is said', () => {
  expect(writeSrt([])).toBe('');
  expect(writeVtt([])).toBe('WEBVTT\n');
  expect(writeTranscript([])).toBe('');
});

it('writes a transcript with a paragraph for every slide', () => {
  const lines = [
    { slide: 's0', text: 'Hello  there.' },
    { slide: 's0', text: ' How are\nyou?' },
    { slide: 's1', text: '' },
    { slide: 's3', text: 'Fine.' },
  ];
  expect(writeTranscript(lines)).toBe('Hello there. How are you?\n\nFine.\n');
});

/** Words that mean nothing in either format; WebVTT takes any. */
const word = fc
  .stringMatching(/^[\p{L}\p{N}.,!?'’-]{1,12}$/u)
  .filter((text) => !text.includes('-->'));
const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const cue = fc.record({
  text: fc.array(line, { minLength: 1, maxLength: 2 }).map((lines) => lines.join('\n')),
  gap: fc.integer({ min: 0, max: 5000 }),
  length: fc.integer({ min: 1, max: 9000 }),
});

it('reads back what it wrote: the same words at the same times', () => {
  fc.assert(
    fc.property(fc.array(cue, { minLength: 1, maxLength: 30 }), (parts) => {
      let ms = 0;
      const written = parts.map(({ text, gap, length }) => {
        const start = ms + gap;
        ms = start + length;
        return { start: start / 1000, end: ms / 1000, text };
      });
      for (const write of [writeSrt, writeVtt]) {
        const read = readSubtitles(write(written));
        expect(read.problems).toEqual([]);
        expect(read.cues.map(({ text }) => text)).toEqual(written.map(({ text }) => text));
        for (const [index, { start, end }] of read.cues.entries()) {
          expect(start).toBeCloseTo(written[index]?.start ?? 0, 6);
          expect(end).toBeCloseTo(written[index]?.end ?? 0, 6);
        }
      }
    }),
  );
});

it('never throws, whatever the file holds', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '\n',
      '\r\n',
      '\n\n',
      '-->',
      '00:00:01,000',
      ' ',
      '1',
      'WEBVTT',
      'NOTE',
      '<i>',
      '&',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const { cues: read } = readSubtitles(pieces.join(''));
      let end = 0;
      for (const found of read) {
        expect(found.start).toBeGreaterThanOrEqual(end - 0.001);
        expect(found.end).toBeGreaterThan(found.start);
        end = found.end;
      }
    }),
  );
  fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => void readSubtitles(bytes)));
});
