import { Captions, type ProjectData, readProjectData, videoSizes } from '@reelwright/movie';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakCost, tearing } from './break-cost.ts';
import { captionLimits, leastSeconds, lettersPerSecond } from './caption-limits.ts';
import { captionLines } from './caption-lines.ts';

interface Said {
  readonly text: string;
  readonly startTime: number;
  readonly endTime: number;
}

/** Words said one after the other, as long as they are. */
function said(text: string, perLetter = 0.06): Said[] {
  let clock = 0;
  return text.split(' ').map((word) => {
    const startTime = clock;
    const endTime = startTime + word.length * perLetter;
    clock = endTime + (/[.,!?]$/.test(word) ? 0.3 : 0.04);
    return { text: word.replace(/[.,!?]+$/, ''), startTime, endTime };
  });
}

function film(
  texts: readonly string[],
  size: keyof typeof videoSizes = 'wide',
  perLetter = 0.06,
): ProjectData {
  const { width, height } = videoSizes[size];
  return readProjectData({
    version: 2,
    movie: { size: { width, height } },
    frames: texts.map((text, at) => {
      const words = said(text, perLetter);
      const duration = (words.at(-1)?.endTime ?? 0) + 0.4;
      return {
        id: `s${at}`,
        duration: Math.max(1, duration),
        narration: { url: `/${at}.mp3`, duration, text, words },
      };
    }),
  }).data;
}

const textsOf = (movie: ProjectData) => captionLines(movie).map(({ text }) => text);

describe('captions', () => {
  it('say what the voice says, sentence by sentence', () => {
    const movie = film(['Coffee wakes you up. It takes about twenty minutes.', 'Try it!']);
    expect(textsOf(movie)).toEqual([
      'Coffee wakes you up.',
      'It takes about twenty minutes.',
      'Try it!',
    ]);
    expect(captionLines(movie)[2]?.start).toBeCloseTo(movie.frames[0]?.duration ?? 0, 5);
    expect(captionLines(movie)[2]?.slide).toBe('s1');
  });

  it('break long sentences by sense, in two rows at most', () => {
    const text =
      'The Great Wall of China is more than 21,000 kilometres long, and it was built over two thousand years by soldiers and farmers.';
    expect(textsOf(film([text]))).toEqual([
      'The Great Wall of China\nis more than 21,000 kilometres long,',
      'and it was built over two thousand years\nby soldiers and farmers.',
    ]);
    for (const row of textsOf(film([text], 'vertical')).flatMap((one) => one.split('\n'))) {
      expect(row.length).toBeLessThanOrEqual(25);
      expect(row).not.toMatch(/\b(?:the|of|than|over|two|21,000|Great|by|and)$/i);
    }
  });

  it('find written words among those that were heard otherwise', () => {
    const text = 'It costs $42, or so.';
    const heard = ['it', 'costs', 'forty', 'two', 'dollars', 'or', 'so'].map((word, at) => ({
      text: word,
      startTime: at * 0.3,
      endTime: at * 0.3 + 0.25,
    }));
    const movie = readProjectData({
      version: 2,
      frames: [{ id: 'a', duration: 4, narration: { url: '/a.mp3', text, words: heard } }],
    }).data;
    const words = captionLines(movie).flatMap((line) => line.words);
    expect(words.map((word) => word.text)).toEqual(['It', 'costs', '$42,', 'or', 'so.']);
    expect(words[2]?.start).toBeCloseTo(0.6, 5);
    expect(words[3]?.start).toBeCloseTo(1.5, 5);
  });

  it('follow a layer that speaks, and the part of its sound that is heard', () => {
    const words = said('One two three four five six');
    const from = words[3]?.startTime ?? 0;
    const movie = readProjectData({
      version: 2,
      frames: [
        {
          id: 'a',
          duration: 6,
          items: [
            {
              id: 'v',
              type: 'audio',
              ident: 'voice',
              timing: { startTime: 2, endTime: 6 },
              audio: {
                url: '/a.mp3',
                startTime: from,
                endTime: 9,
                text: 'four five six',
                words: words.slice(3).map((word) => ({
                  ...word,
                  startTime: word.startTime - from,
                  endTime: word.endTime - from,
                })),
              },
            },
          ],
        },
      ],
    }).data;
    expect(captionLines(movie)).toMatchObject([{ start: 2, text: 'four five six' }]);
  });

  it('find what films of early versions say in the answers they were made of', () => {
    const text = 'Beans matter most.';
    const audio = { url: '/a.mp3', duration: 2, text, words: said(text) };
    const movie = readProjectData({
      version: 2,
      info: { headline: { text, audio }, items: [{ text, audio }] },
      frames: [{ id: 'a', duration: 3, narration: { url: '/a.mp3', duration: 2 } }],
    }).data;
    expect(textsOf(movie)).toEqual([text]);
  });

  it('stand as they were corrected, with a new voice too', () => {
    const text = 'The see is deep. Nobody knows how deep.';
    const said = film([text]);
    const corrections = [
      { spoken: text, from: 0, to: 4, text: 'The sea is deep.' },
      { spoken: text, from: 4, to: 8, hidden: true },
    ];
    const movie = { ...said, captions: Captions.parse({ corrections }) };
    const [line, ...others] = captionLines(movie);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ text: 'The sea is deep.' });
    expect(line?.words[1]?.start).toBeCloseTo(captionLines(said)[0]?.words[1]?.start ?? 0, 5);
    const slower = film([text], 'wide', 0.12);
    const again = captionLines({ ...slower, captions: movie.captions });
    expect(again.map((one) => one.text)).toEqual(['The sea is deep.']);
    expect(again[0]?.words[3]?.start).toBeGreaterThan(line?.words[3]?.start ?? 9);
  });

  it('show as few words at once as somebody wants', () => {
    const movie = film(['Coffee wakes you up in about twenty minutes if you drink it slowly.']);
    const captions = Captions.parse({ wordsPerLine: 3 });
    for (const { words } of captionLines({ ...movie, captions })) {
      expect(words.length).toBeLessThanOrEqual(3);
    }
  });

  it('keep silent where nobody knows what is said', () => {
    const narration = { url: '/a.mp3', duration: 2, text: 'Perhaps this', words: [] };
    const movie = readProjectData({ version: 2, frames: [{ id: 'a', narration }] }).data;
    expect(captionLines(movie)).toEqual([]);
  });
});

const plain = fc.constantFrom(
  'coffee',
  'beans',
  'morning',
  'grow',
  'slowly',
  'people',
  'love',
  'taste',
  'mountain',
  'water',
  'Tuesday',
  'bright',
);
const bound = fc.constantFrom('the', 'a', 'of', 'in', 'and', 'or', 'by', 'with', 'to');
const pair = fc.constantFrom(
  '42 beans',
  '3 kg',
  '$5 million',
  'New York',
  'Dr. Smith',
  'Apollo 11',
);
/** At most two words in a row lead to the next one, and no two names follow each other, as in speech. */
const phrase = fc
  .tuple(
    fc.array(bound, { maxLength: 2 }),
    fc.oneof(plain, plain, pair),
    fc.constantFrom('', '', '', ',', '.', '!'),
  )
  .map(([leads, head, mark]) => {
    const isPair = head.includes(' ') && mark === '';
    return [...leads, `${head}${mark}`, ...(isPair ? ['grows'] : [])].join(' ');
  });
const spokenLine = fc
  .array(phrase, { minLength: 1, maxLength: 40 })
  .map((phrases) => phrases.join(' '))
  .chain((text) =>
    fc.record({
      text: fc.constant(text),
      seconds: fc.array(
        fc.tuple(
          // Quicker than four words a second, nothing can both stand 0.8 s and break by sense.
          fc.double({ min: 0.25, max: 0.7, noNaN: true }),
          fc.double({ min: 0, max: 0.9, noNaN: true }),
        ),
        { minLength: text.split(' ').length, maxLength: text.split(' ').length },
      ),
    }),
  )
  .map(({ text, seconds }) => {
    let clock = 0;
    const words = text.split(' ').map((word, at): Said => {
      const [long, pause] = seconds[at] ?? [0.2, 0];
      const startTime = clock;
      // Most words follow each other at once.
      clock += long + (pause > 0.6 ? pause : 0);
      return { text: word, startTime, endTime: startTime + long };
    });
    return { text, words, seconds: clock };
  });

/** Whether a sentence begins after this word; it does where there is none. */
const endsSentence = (word: string | undefined) =>
  word === undefined || (/[.!]$/.test(word) && word !== 'Dr.');

/** All the ways to set words in two rows, and whether each tears what belongs together. */
function rowBreaks(
  words: readonly { readonly text: string }[],
  rowLetters: number,
  wordBefore: string | undefined,
) {
  const texts = words.map(({ text }) => text);
  return texts.slice(1).flatMap((after, at) => {
    const [upper, lower] = [texts.slice(0, at + 1).join(' '), texts.slice(at + 1).join(' ')];
    if (upper.length > rowLetters || lower.length > rowLetters) return [];
    const startsSentence = endsSentence(at === 0 ? wordBefore : texts[at - 1]);
    return [{ upper, isTorn: breakCost(texts[at] ?? '', after, { startsSentence }) >= tearing }];
  });
}

describe('whatever is said', () => {
  it('lines are short, stand long enough, never overlap, and break by sense', () => {
    fc.assert(
      fc.property(
        fc.array(spokenLine, { minLength: 1, maxLength: 2 }),
        fc.constantFrom('wide', 'square', 'vertical'),
        (sounds, size) => {
          const { width, height } = videoSizes[size];
          const movie = readProjectData({
            version: 2,
            movie: { size: { width, height } },
            frames: sounds.map(({ text, words, seconds }, at) => ({
              id: `s${at}`,
              duration: Math.max(1, seconds + 0.1),
              narration: { url: `/${at}.mp3`, text, words },
            })),
          }).data;
          const { rowLetters } = captionLimits(movie.movie.size);
          const lines = captionLines(movie);
          const spoken = sounds.flatMap(({ text }) => text.split(' '));
          expect(lines.flatMap(({ text }) => text.split(/\s/))).toEqual(spoken);
          expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
          for (const [at, { start, end, text, words, slide }] of lines.entries()) {
            const rows = text.split('\n');
            expect(rows.length).toBeLessThanOrEqual(2);
            for (const row of rows) expect(row.length).toBeLessThanOrEqual(rowLetters);
            expect(words.map((word) => word.text)).toEqual(text.split(/\s/));
            expect(end - start).toBeGreaterThanOrEqual(leastSeconds - 1e-6);
            const next = lines[at + 1];
            if (next) expect(end).toBeLessThanOrEqual(next.start + 1e-9);
            expect(start).toBeLessThanOrEqual((words[0]?.start ?? 0) + 1e-9);
            expect(end).toBeGreaterThanOrEqual((words.at(-1)?.end ?? 0) - 1e-6);
            // Too quick to be read only where the voice leaves no time.
            const slideEnd = lines.findLast((line) => line.slide === slide) === lines[at];
            if (text.length / (end - start) > lettersPerSecond + 1e-6 && !slideEnd) {
              expect(end).toBeCloseTo(next?.start ?? 0, 6);
            }
            const last = lines[at - 1];
            const before = last?.slide === slide ? last.words.at(-1)?.text : undefined;
            const breaks = rows.length === 2 ? rowBreaks(words, rowLetters, before) : [];
            if (breaks.some(({ isTorn }) => !isTorn)) {
              expect(breaks.find(({ upper }) => upper === rows[0])?.isTorn).toBe(false);
            }
            if (!next || next.slide !== slide) continue;
            const startsSentence = endsSentence(words.at(-2)?.text);
            const cost = breakCost(words.at(-1)?.text ?? '', next.words[0]?.text ?? '', {
              startsSentence,
            });
            expect(cost).toBeLessThan(tearing);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
