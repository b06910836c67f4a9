import { Captions, type ProjectData, readProjectData } from '@reelwright/movie';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CaptionedMovie, captionLines, editableLines } from './caption-lines.ts';
import type { ImportedCue } from './cue-of-words.ts';
import { importCues } from './import-cues.ts';

function film(texts: readonly string[], perWord = 0.4): ProjectData {
  return readProjectData({
    version: 2,
    frames: texts.map((spoken, at) => {
      const words = spoken
        .split(' ')
        .filter(Boolean)
        .map((word, place) => ({
          text: word,
          startTime: 0.2 + place * perWord,
          endTime: 0.2 + (place + 0.9) * perWord,
        }));
      const duration = (words.length + 2) * perWord + 1;
      const narration = { url: `/${at}.mp3`, text: spoken, words };
      return { id: `s${at}`, duration, ...(spoken && { narration }) };
    }),
  }).data;
}

function imported(movie: CaptionedMovie, cues: readonly ImportedCue[]) {
  const { corrections, own, ...counts } = importCues(movie, cues, (at) => `own-${at}`);
  const captions = Captions.parse({ corrections: [...corrections], own: [...own] });
  const data = { ...movie, captions };
  return { data, counts, kept: corrections.length, lines: captionLines(data) };
}

const row = (text: string) => text.replaceAll('\n', ' ');
const cuesOf = (movie: CaptionedMovie) =>
  captionLines(movie).map(({ start, end, text }) => ({
    start: Math.round(start * 1000) / 1000,
    end: Math.round(end * 1000) / 1000,
    text,
  }));

const sea = [
  'The sea is deep. Nobody knows how deep it is.',
  'Whales dive for an hour, and come up for air.',
];

it('a file of the very captions changes nothing', () => {
  const movie = film(sea);
  const { kept, counts } = imported(movie, cuesOf(movie));
  expect(kept).toBe(0);
  expect(counts).toMatchObject({ silent: 0, late: 0, hidden: 0 });
});

it('words that were corrected in a file follow the voice, at the times of the file', () => {
  const movie = film(sea);
  const cues = cuesOf(movie).map((cue) => ({
    ...cue,
    text: cue.text.replace('sea', 'ocean').replace('Whales', 'Big whales'),
    end: cue.end - 0.1,
  }));
  const { lines } = imported(movie, cues);
  expect(lines.map(({ text }) => row(text))).toEqual(cues.map(({ text }) => row(text)));
  for (const [at, { start, end }] of lines.entries()) {
    expect(start).toBeCloseTo(cues[at]?.start ?? 0, 2);
    expect(end).toBeCloseTo(cues[at]?.end ?? 0, 2);
  }
  const slower = { ...film(sea, 0.8), captions: imported(movie, cues).data.captions };
  const retimed = captionLines(slower);
  expect(retimed.map(({ text }) => row(text))).toEqual(cues.map(({ text }) => row(text)));
  expect(retimed.at(-1)?.start).toBeGreaterThan((cues.at(-1)?.start ?? 0) + 2);
});

it('a line whose end was hidden, and one with other words, keep their times when their own file is read', () => {
  const movie = film(['You spend roughly one third of your life asleep. When do you get up today']);
  const cues = [
    { start: 0.2, end: 2.4, text: 'You spend roughly one third' },
    { start: 3.8, end: 6.4, text: 'When do you Rise today' },
  ];
  const { lines } = imported(movie, cues);
  expect(lines.map(({ text }) => row(text))).toEqual(cues.map(({ text }) => text));
  for (const [at, { start, end }] of lines.entries()) {
    expect(start).toBeCloseTo(cues[at]?.start ?? 0, 1);
    expect(end).toBeCloseTo(cues[at]?.end ?? 0, 1);
  }
});

it('a file of an earlier cut is shown when its words are heard now', () => {
  const movie = film(sea);
  const late = cuesOf(movie).map(({ start, end, text }) => ({
    start: start + 4,
    end: end + 4,
    text: text.replace('sea', 'Sea'),
  }));
  const { lines } = imported(movie, late.slice(0, 1));
  expect(lines.map(({ text }) => text)).toEqual(['The Sea is deep.']);
  expect(lines[0]?.start).toBeCloseTo(0.2, 5);
});

it('another language takes the place of what is heard meanwhile', () => {
  const movie = film(sea);
  const german = ['Das Meer ist tief.', 'Niemand weiß, wie tief.', 'Wale tauchen eine Stunde.'];
  const cues = cuesOf(movie)
    .slice(0, 3)
    .map((cue, at) => ({ ...cue, text: german[at] ?? '' }));
  const { lines, counts } = imported(movie, cues);
  expect(lines.map(({ text }) => text)).toEqual(german);
  expect(counts).toMatchObject({ spoken: 3, silent: 0 });
});

it('what stands where nobody speaks becomes a line of its slide', () => {
  const movie = film(['', 'The sea is deep.']);
  const start = movie.frames[0]?.duration ?? 0;
  const cues = [
    { start: 0.3, end: 1.2, text: '(Waves)' },
    { start: start + 0.2, end: start + 2.2, text: 'The sea is deep!' },
    { start: 900, end: 901, text: 'Far too late' },
  ];
  const { lines, data, counts } = imported(movie, cues);
  expect(lines.map(({ text }) => text)).toEqual(['(Waves)', 'The sea is deep!']);
  expect(lines[0]).toMatchObject({ start: 0.3, end: 1.2, slide: 's0' });
  expect(data.captions.own).toHaveLength(1);
  expect(counts).toMatchObject({ spoken: 1, silent: 1, late: 1, hidden: 0 });
});

it('what is said and not in the file is hidden, and can be shown again', () => {
  const movie = film(sea);
  const cues = cuesOf(movie).slice(1);
  const { lines, data, counts } = imported(movie, cues);
  expect(lines.map(({ text }) => row(text))).toEqual(cues.map(({ text }) => row(text)));
  expect(counts.hidden).toBe(1);
  expect(editableLines(data)[0]).toMatchObject({ text: 'The sea is deep.', isHidden: true });
});

it('a subtitle over a cut is shared by its two slides', () => {
  const movie = film(['One two three', 'four five six.']);
  const { lines } = imported(movie, [{ start: 0.2, end: 5, text: 'One two three four five 6.' }]);
  expect(lines.map(({ text, slide }) => [slide, text])).toEqual([
    ['s0', 'One two three'],
    ['s1', 'four five 6.'],
  ]);
});

const word = fc.constantFrom('sea', 'deep', 'whale', 'and', 'the', 'air.', 'dives,', 'an', 'hour!');
const sentence = fc.array(word, { minLength: 1, maxLength: 25 }).map((words) => words.join(' '));

it('whatever is said: captions that are read back are the same, within 50 ms', () => {
  fc.assert(
    fc.property(
      fc.array(sentence, { minLength: 1, maxLength: 5 }),
      fc.double({ min: 0.2, max: 0.6, noNaN: true }),
      fc.boolean(),
      (texts, perWord, isOther) => {
        const movie = film(texts, perWord);
        const cues = cuesOf(movie).map((cue) => ({
          ...cue,
          text: isOther ? `${cue.text} indeed` : cue.text,
        }));
        const { lines, counts } = imported(movie, cues);
        expect(counts.silent + counts.late).toBe(0);
        expect(lines.map(({ text }) => row(text)).join(' ')).toBe(
          cues.map(({ text }) => row(text)).join(' '),
        );
        for (const cue of cues) {
          expect(lines.some(({ start }) => Math.abs(start - cue.start) < 0.05)).toBe(true);
          expect(lines.some(({ end }) => Math.abs(end - cue.end) < 0.05)).toBe(true);
        }
      },
    ),
    { numRuns: 200 },
  );
});
