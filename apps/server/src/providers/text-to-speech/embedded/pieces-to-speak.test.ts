import { readAloud } from '@reelwright/speech';
import { expect, it } from 'vitest';
import { maxLettersAtOnce, piecesToSpeak } from './pieces-to-speak.ts';

const piecesOf = (text: string) =>
  piecesToSpeak(readAloud(text).map((reading) => ({ ...reading, isStressed: false }))).map(
    (piece) => piece.map(({ says, pause }) => pause ?? ` ${says}`).join(''),
  );

it('speaks sentence by sentence, and ends the last one', () => {
  expect(piecesOf('Here it is. Take it')).toEqual([' here it is.', ' take it.']);
});

it('breaks a sentence without an end where it pauses, so that none takes gigabytes', () => {
  const clause = `${'word '.repeat(40).trim()}, `;
  const pieces = piecesOf(clause.repeat(20));
  expect(pieces.every((piece) => piece.length <= 2 * maxLettersAtOnce)).toBe(true);
  expect(pieces.slice(0, -1).every((piece) => piece.endsWith(','))).toBe(true);
  expect(pieces.join('').match(/word/g)).toHaveLength(800);
});

it('breaks words without any pause too', () => {
  const pieces = piecesOf('word '.repeat(400));
  expect(pieces.length).toBeGreaterThan(2);
  expect(Math.max(...pieces.map((piece) => piece.replaceAll(' ', '').length))).toBeLessThan(610);
  expect(pieces.join('').match(/word/g)).toHaveLength(400);
});
