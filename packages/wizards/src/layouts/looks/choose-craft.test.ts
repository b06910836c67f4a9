import { describe, expect, it } from 'vitest';
import type { PartRole, ScriptPart } from '../../script.ts';
import type { LayoutId } from '../layout-ids.ts';
import { withCraft } from './choose-craft.ts';

const part = (id: string, role: PartRole, layout: LayoutId): ScriptPart => ({
  id,
  role,
  layout,
  lines: [
    {
      id: `${id}-line`,
      text: 'Words',
      spoken: 'Words',
      media: [],
      picture: { style: 'studio', objects: ['teapot'], seed: id },
    },
  ],
});

const film = [
  part('title', 'title', 'title'),
  part('hook', 'hook', 'media_with_subtitle'),
  ...Array.from({ length: 5 }, (_, at) => [
    part(`number-${at}`, 'number', 'number'),
    part(`fact-${at}-1`, 'fact', 'heading_with_text_and_media'),
    part(`fact-${at}-2`, 'fact', 'media_with_subtitle'),
  ]).flat(),
  part('closing', 'closing', 'title'),
];
const seeds = Array.from({ length: 40 }, (_, at) => `topic ${at}`);
const looksOf = (seed: string) => withCraft(film, seed).map(({ craft }) => craft?.look);

describe('the skeletons of a film', () => {
  it('are the same for the same film, and at least five for films of a kind', () => {
    expect(looksOf('coffee')).toEqual(looksOf('coffee'));
    expect(new Set(seeds.map((seed) => looksOf(seed).join(' '))).size).toBeGreaterThanOrEqual(5);
  });

  it('change from slide to slide', () => {
    for (const seed of seeds) {
      const looks = looksOf(seed);
      for (const [at, look] of looks.entries())
        if (at > 0) expect(look, `${seed} ${at}`).not.toBe(looks[at - 1]);
      expect(new Set(looks).size, seed).toBeGreaterThanOrEqual(5);
    }
  });

  it('leave slides of words, and what has a shape of its own, as they are', () => {
    const words = { ...part('a', 'fact', 'title'), isWordsAlone: true };
    const versus = part('b', 'product', 'versus');
    expect(withCraft([words, versus], 'tea').map(({ craft }) => craft)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('see one thing otherwise with each question, and an answer as its question', () => {
    const quiz = [0, 1, 2, 3].flatMap((at) => [
      part(`q${at}`, 'question', 'question_mcq'),
      part(`a${at}`, 'answer', 'question_mcq'),
    ]);
    const looks = withCraft(quiz, 'space', { edition: 2 }).map(({ craft }) => craft?.look);
    expect(looks).toEqual(['near', 'near', 'near', 'near', 'board', 'board', 'near', 'near']);
    for (const seed of seeds)
      for (const { craft } of withCraft(quiz, seed, { edition: 2 }))
        expect(craft?.light, seed).not.toBe('accent');
    const before = withCraft(quiz, 'space').map(({ craft }) => craft?.look);
    expect(new Set(before)).toEqual(new Set(['theme']));
  });

  it('has a number as large as its slide, alone or beside what it is said of', () => {
    const number = part('a', 'fact', 'heading_with_text_and_media');
    const [line] = number.lines;
    if (!line) throw new Error('There is no line.');
    const picture = { style: 'number', objects: ['socks'], seed: 'a', words: ['1,000'] } as const;
    const both = { ...number, lines: [line, { ...line, id: 'b', picture }] };
    const chart = { ...line, id: 'c', picture: { ...picture, style: 'chart' as const } };
    const looks = [both, { ...both, lines: [...both.lines, chart] }].map(
      (one) => withCraft([one], 'tea', { edition: 2 })[0]?.craft?.look,
    );
    expect(looks[0]).toBe('figure');
    expect(looks[1]).not.toBe('figure');
    expect(withCraft([both], 'tea')[0]?.craft?.look).not.toBe('figure');
  });

  it('show an answer in the light of its question', () => {
    const quiz = [0, 1, 2].flatMap((at) => [
      part(`q${at}`, 'question', 'question_mcq'),
      part(`a${at}`, 'answer', 'question_mcq'),
    ]);
    const crafts = withCraft(quiz, 'space').map(({ craft }) => craft);
    for (const at of [0, 2, 4]) expect(crafts[at]?.light).toBe(crafts[at + 1]?.light);
  });
});
