import { Fingerprint } from './fingerprint.ts';

/** Letters that a canvas was told to fill: upright, in one colour, with nothing else about them. */
export interface Lettering {
  readonly text: string;
  readonly font: string;
  readonly color: string;
  /** Where they begin, and their baseline, in px of the canvas. */
  readonly x: number;
  readonly y: number;
  /** How large a px of the font becomes. */
  readonly scaleX: number;
  readonly scaleY: number;
  readonly opacity: number;
  /** They stand on quarters of a row, not only on whole ones. */
  readonly betweenRows: boolean;
}

/** Some of what a canvas was told in a row: letters and nothing else, or anything but them. */
export class Part {
  /** Two that have the same one look the same. */
  readonly look = new Fingerprint();
  /** Which of the calls that leave something on the canvas: the first, and the first that is not in it. */
  readonly from: number;
  to: number;
  readonly letters: Lettering[] | undefined;
  /** How it looks depends on what lies below. */
  blends = false;

  constructor(from: number, isLetters: boolean) {
    this.from = from;
    this.to = from;
    this.letters = isLetters ? [] : undefined;
  }
}

export function lookSame(one: readonly Part[], other: readonly Part[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ look }, index) => {
      const theirs = other[index];
      return theirs !== undefined && look.equals(theirs.look);
    })
  );
}
