import { Graphic, Item } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { counterText } from './draw-counter.ts';
import { graphicWords } from './draw-graphic.ts';
import { partGrown } from './growth.ts';
import { niceScale } from './nice-scale.ts';
import { numbersInLanguage } from './numbers-in-language.ts';
import { shapes } from './shape-paths.ts';
import { decimalsOf, writeClock, writeNumber } from './write-number.ts';

const counter = (fields: object) => {
  const read = Graphic.parse({ kind: 'counter', ...fields });
  if (read.kind !== 'counter') throw new Error('not a counter');
  return read;
};

describe('numbers', () => {
  it.each([
    [12_500, 0, '12,500'],
    [-1234.5, 1, '−1,234.5'],
    [-0.001, 1, '0.0'],
    [999, 2, '999.00'],
  ])('%s is written as %s places', (value, places, text) => {
    expect(writeNumber(value, places)).toBe(text);
  });

  it('have as many decimals as the most exact one, two at most', () => {
    expect(decimalsOf([1, 2])).toBe(0);
    expect(decimalsOf([1, 2.5])).toBe(1);
    expect(decimalsOf([1 / 3])).toBe(2);
    expect(decimalsOf([])).toBe(0);
  });

  it('stand on axes with round steps that hold all of them and zero', () => {
    expect(niceScale([120, 340]).ticks).toEqual([0, 100, 200, 300, 400]);
    expect(niceScale([-6, 41.5])).toMatchObject({ min: -20, max: 60 });
    expect(niceScale([0.3]).ticks.at(-1)).toBe(0.3);
    expect(niceScale([]).ticks).toEqual([0]);
  });
});

describe('counters', () => {
  it('begin and end at their numbers, whatever lies between', () => {
    const up = counter({ from: 10, to: 12_500, before: '+', after: ' fans', seconds: 2 });
    expect([-1, 0, 2, 99].map((at) => counterText(up, at))).toEqual([
      '+10 fans',
      '+10 fans',
      '+12,500 fans',
      '+12,500 fans',
    ]);
  });

  it('count down one by one, each for a second', () => {
    const down = counter({ from: 3, to: 0, seconds: 3 });
    expect([0, 0.5, 1, 1.5, 2.5, 3].map((at) => counterText(down, at))).toEqual([
      '3',
      '3',
      '2',
      '2',
      '1',
      '0',
    ]);
  });

  it('show minutes and seconds as a clock', () => {
    const clock = counter({ form: 'clock', from: 65, to: 0, seconds: 65 });
    expect([0, 5, 65].map((at) => counterText(clock, at))).toEqual(['1:05', '1:00', '0:00']);
    expect(writeClock(3661)).toBe('1:01:01');
  });
});

it('grows parts one after the other, all of them whole in the end', () => {
  expect([0, 1, 2].map((part) => partGrown(0, part, 3))).toEqual([0, 0, 0]);
  const [first = 0, , last = 0] = [0, 1, 2].map((part) => partGrown(0.4, part, 3));
  expect(first).toBeGreaterThan(last);
  expect([0, 1, 2].map((part) => partGrown(1, part, 3))).toEqual([1, 1, 1]);
});

it('asks for the letters of everything that a graphic may write', () => {
  const words = graphicWords(
    Graphic.parse({
      kind: 'chart',
      labels: ['Łódź'],
      series: [{ name: '日本', values: [1] }],
      after: '€',
    }),
  );
  for (const letter of 'Łź日€09.') expect(words?.text).toContain(letter);
});

it.each(shapes)('draws $id within its box', ({ path }) => {
  const points = path(200, 100, 0.5).flatMap((command) => command.slice(1) as number[]);
  expect(points.length).toBeGreaterThan(4);
  for (const [index, value] of points.entries()) {
    expect(value).toBeGreaterThanOrEqual(-0.01);
    expect(value).toBeLessThanOrEqual((index % 2 === 0 ? 200 : 100) + 0.01);
  }
});

it.each([
  ['en', '1,234.5', '1,234,567.0'],
  ['de', '1.234,5', '1.234.567,0'],
  ['es', '1234,5', '1.234.567,0'],
  ['fr', '1\u202f234,5', '1\u202f234\u202f567,0'],
  ['hi', '1,234.5', '12,34,567.0'],
  ['xx', '1,234.5', '1,234,567.0'],
])('writes numbers as in %s', (language, short, long) => {
  expect(writeNumber(1234.5, 1, language)).toBe(short);
  expect(writeNumber(1_234_567, 1, language)).toBe(long);
});

it('gives charts and counters the numbers of the film, in groups too, and leaves all else as it is', () => {
  const chart = (more: object = {}) =>
    Item.parse({ id: 'c', type: 'image', graphic: { kind: 'chart', ...more } });
  const text = Item.parse({ id: 't', type: 'text' });
  const own = chart({ numbers: 'fr' });
  const group = Item.parse({ id: 'g', type: 'group', children: [chart()] });
  const items = [text, own, chart(), group];
  const german = numbersInLanguage(items, 'de');
  expect(german.slice(0, 2)).toEqual([text, own]);
  expect(german[0]).toBe(text);
  expect(german[2]?.graphic).toMatchObject({ numbers: 'de' });
  expect(german[3]?.children?.[0]?.graphic).toMatchObject({ numbers: 'de' });
  expect(numbersInLanguage(items, 'de')[2]).toBe(german[2]);
  expect(numbersInLanguage(items, 'en')).toBe(items);
});
