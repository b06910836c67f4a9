import { describe, expect, it } from 'vitest';
import { figuresInWords } from './figures-in-words.ts';

const figuresOf = (text: string) =>
  figuresInWords(text)
    .filter(({ isFigure }) => isFigure)
    .map((piece) => piece.text);

describe('figures in a sentence', () => {
  it.each([
    ['It opened in 1964, before the games.', ['1964']],
    ['Oceans cover about 71 percent of it.', ['71 percent']],
    ['It left 20 seconds early, for $35.50.', ['20 seconds', '$35.50']],
    ['About 4.5 billion years ago, 10% of them went.', ['4.5 billion', '10%']],
    ['In the 1920s the 3rd one came.', ['1920s', '3rd']],
    ['COVID-19 and H2O are names, 4x4 is one too.', []],
    ['No figure here.', []],
  ])('%s', (text, found) => {
    expect(figuresOf(text)).toEqual(found);
    expect(
      figuresInWords(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});
