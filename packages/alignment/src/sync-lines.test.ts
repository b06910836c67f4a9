import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HeardWord, syncLines } from './sync-lines.ts';

/** Words said one after the other, each for a while, with a pause after each line. */
function spoken(lines: readonly string[], secondsPerWord = 0.4, pause = 0.5) {
  const heard: HeardWord[] = [];
  const starts: number[] = [];
  let time = 0.5;
  for (const line of lines) {
    starts.push(time);
    for (const text of line.split(' ')) {
      heard.push({ text, startSeconds: time, endSeconds: time + secondsPerWord });
      time += secondsPerWord;
    }
    time += pause;
  }
  return { heard, starts };
}

const script = ['Seven coffees worth waking up for.', 'Espresso comes first!', 'Now you know.'];

describe('lines in an audio', () => {
  it('begin and end with their words', () => {
    const { heard, starts } = spoken(script);
    const times = syncLines(script, heard);
    expect(times.map(({ startTime }) => startTime)).toEqual(
      starts.map((start) => expect.closeTo(start, 3)),
    );
    expect(times[1]?.endTime).toBeCloseTo((starts[1] ?? 0) + 1.2, 3);
    expect(times.every(({ certainty }) => certainty === 1)).toBe(true);
  });

  it('are found although words were misheard, left out or said twice', () => {
    const { starts } = spoken(script);
    const { heard } = spoken([
      'Heaven coffees worth waking four.',
      'Espresso comes thirst!',
      'Now you know.',
    ]);
    const times = syncLines(script, heard);
    expect(times[0]?.startTime).toBeCloseTo(starts[0] ?? 0, 3);
    expect(times).toHaveLength(3);
    const twice = syncLines(
      script,
      spoken(['Seven seven coffees worth waking up for.', ...script.slice(1)]).heard,
    );
    expect(twice[2]?.certainty).toBe(1);
  });

  it('that were never said stand between their neighbours, in order', () => {
    const { heard } = spoken([script[0] ?? '', script[2] ?? '']);
    const [first, missing, last] = syncLines(script, heard);
    expect(missing?.certainty).toBe(0);
    expect(missing?.startTime).toBeCloseTo((first?.endTime ?? 0) + 0.1, 3);
    expect(last?.startTime).toBeGreaterThanOrEqual((missing?.endTime ?? 0) + 0.099);
  });

  it('know numbers as they are said', () => {
    const wordsToSay = (text: string) => text.replace('42', 'forty two').split(' ');
    const { heard } = spoken(['It takes forty two beans.']);
    expect(syncLines(['It takes 42 beans.'], heard, wordsToSay)[0]?.certainty).toBe(1);
  });
});

describe('whatever was heard', () => {
  const word = fc.constantFrom('one', 'two', 'three', 'coffee', 'bean', 'you', 'the', 'a');
  const line = fc.array(word, { minLength: 0, maxLength: 12 }).map((words) => words.join(' '));

  it('no line is lost, and each starts a tenth of a second after the one before', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 12 }),
        fc.array(line, { maxLength: 12 }),
        (wanted, wordsToSay) => {
          const times = syncLines(wanted, spoken(wordsToSay).heard);
          expect(times).toHaveLength(wanted.length);
          for (const [at, { startTime, endTime }] of times.entries()) {
            expect(endTime).toBeGreaterThan(startTime);
            const before = times[at - 1];
            if (before) expect(startTime).toBeGreaterThanOrEqual(before.endTime + 0.099);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('an hour of it is matched without losing a line', () => {
    const lines = Array.from({ length: 900 }, (_, at) =>
      Array.from({ length: 10 }, (__, word) => `w${(at * 7919 + word * 104_729) % 1500}`).join(' '),
    );
    const { heard, starts } = spoken(lines);
    const misheard = heard.map((one, at) => (at % 12 === 5 ? { ...one, text: 'hm' } : one));
    const times = syncLines(lines, misheard);
    const off = times.map(({ startTime }, at) => Math.abs(startTime - (starts[at] ?? 0)));
    expect(Math.max(...off)).toBeLessThan(0.001);
  });
});
