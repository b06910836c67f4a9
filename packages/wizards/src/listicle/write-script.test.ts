import { describe, expect, it } from 'vitest';
import type { ListicleAnswers } from './listicle-answers.ts';
import { writeScript } from './write-script.ts';

const names = ['Espresso', 'Latte', 'Mocha', 'Cortado', 'Ristretto', 'Lungo', 'Affogato', 'Doppio'];

function answers(more: Partial<ListicleAnswers> = {}): ListicleAnswers {
  return {
    keyword: 'coffee',
    idea: '8 coffees to try',
    unit: 'coffee',
    units: 'coffees',
    items: names.map((text, at) => ({
      id: `item-${at}`,
      text,
      trivia: [`First fact about ${text}.`, `Second fact about ${text}.`],
      objects: ['hot-beverage', 'flag-italy'],
    })),
    hooks: ['One small bean.'],
    closings: ['Which one is next?'],
    place: 'lobby',
    countUp: false,
    showTitleFrame: true,
    showCountdown: true,
    seed: '1',
    ...more,
  };
}

describe('the script of a list', () => {
  it('begins with a hook, counts down to number one and ends with a closing line', () => {
    const { parts } = writeScript(answers());
    expect(parts[0]?.spoken).toBe('One small bean. Here are 8 coffees to try.');
    const numbers = parts.flatMap(({ kind, number }) => (kind === 'number' ? [number] : []));
    expect(numbers).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(parts.at(-1)).toMatchObject({ kind: 'closing', spoken: 'Which one is next?' });
  });

  it('counts up when asked to, and leaves out what was switched off', () => {
    const { parts } = writeScript(answers({ countUp: true, showTitleFrame: false }));
    expect(parts[0]).toMatchObject({ kind: 'number', number: 1, text: 'Espresso' });
    const plain = writeScript(answers({ showCountdown: false, showTitleFrame: false })).parts;
    expect(plain.some(({ kind }) => kind === 'number' || kind === 'title')).toBe(false);
  });

  it('announces no two items of a film in the same words', () => {
    const { parts } = writeScript(answers());
    const patterns = parts
      .filter(({ kind }) => kind === 'number')
      .map(({ spoken, text, number }) => spoken.replace(text, 'X').replace(String(number), 'N'));
    expect(new Set(patterns.slice(1)).size).toBe(patterns.length - 1);
  });

  it('never shows the same kind of picture on two slides in a row', () => {
    const styles = writeScript(answers()).parts.map(({ picture }) => picture.style);
    const twice = styles.filter((style, at) => style === styles[at - 1]);
    expect(twice).toEqual([]);
  });

  it('shows things rather than flags where there is a thing to show', () => {
    const leads = writeScript(answers()).parts.map(({ picture }) => picture.objects[0]);
    expect(leads.every((name) => name === 'hot-beverage')).toBe(true);
  });
});
