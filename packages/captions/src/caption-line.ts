import { joinWords } from '@reelwright/movie/language';

/** A word as it is shown, and when it is heard, in seconds of the film. */
export interface CaptionWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The words of each row of a line. */
export function rowsOf({ text, words }: Pick<CaptionLine, 'text' | 'words'>) {
  let next = 0;
  return text.split('\n').map((row): readonly CaptionWord[] => {
    const from = next;
    const written = () => joinWords(words.slice(from, next).map((word) => word.text));
    do next += 1;
    while (next < words.length && written().length < row.length);
    return words.slice(from, next);
  });
}

/** What stands on the screen at once while somebody speaks. */
export interface CaptionLine {
  readonly id: string;
  /** The id of the slide on which it is shown; no line goes on over a cut. */
  readonly slide: string;
  /** In seconds of the film. */
  readonly start: number;
  readonly end: number;
  /** One or two rows, with '\n' between them. */
  readonly text: string;
  /** Somebody wrote its words: it is shown also where the slide has the same. */
  readonly isByHand?: true;
  /** All words of the text in their order; in a row they are divided by spaces, in Japanese by nothing. */
  readonly words: readonly CaptionWord[];
}
