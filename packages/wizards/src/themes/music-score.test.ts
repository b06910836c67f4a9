import { describe, expect, it } from 'vitest';
import { partTimes } from '../part-times.ts';
import type { ScriptPart } from '../script.ts';
import { musicScore, onTheBeat } from './music-score.ts';

const part = (id: string, role: ScriptPart['role'], words: number): ScriptPart => ({
  id,
  role,
  layout: 'title',
  lines: [
    {
      id: `${id}-line`,
      text: 'word '.repeat(words).trim(),
      spoken: '',
      media: [],
      picture: { style: 'studio', objects: [], seed: id },
    },
  ],
});
const film = [
  part('title', 'title', 5),
  part('two', 'number', 3),
  part('fact', 'fact', 11),
  part('one', 'number', 2),
  part('end', 'closing', 6),
];
const track = '/library/music/track-7.mp3';

describe('a film and its music', () => {
  it('lifts for number one', () => {
    expect(musicScore(track, film)).toMatchObject({
      url: track,
      barSeconds: 2,
      liftFromSeconds: 32,
      liftSlide: 'one',
    });
  });

  it('knows nothing of music of one’s own', () => {
    expect(musicScore('https://example.org/track-7.mp3', film)).toBeUndefined();
  });

  it('changes slides on the beat where nobody speaks', () => {
    for (const timed of onTheBeat(film, track).map(partTimes)) {
      expect((timed.seconds / 0.5) % 1).toBeCloseTo(0);
      expect(timed.seconds).toBeGreaterThan(2.4);
    }
  });

  it('leaves slides as long as their voices', () => {
    const [first = part('x', 'title', 1), ...rest] = film;
    const voice = { url: 'a.mp3', startSeconds: 0, seconds: 3.217, words: [] };
    const spoken = [{ ...first, lines: first.lines.map((line) => ({ ...line, voice })) }, ...rest];
    expect(onTheBeat(spoken, track).every(({ beatSeconds }) => beatSeconds === undefined)).toBe(
      true,
    );
  });
});
