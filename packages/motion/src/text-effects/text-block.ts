/** A rectangle in px, in the text item's own coordinates. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One letter as people count them (a grapheme), where it rests. */
export interface CharBox extends Box {
  readonly text: string;
  readonly baselineY: number;
  /** Where it stands among the lines, words and letters. Spaces have the word before them. */
  readonly line: number;
  readonly word: number;
  readonly index: number;
  /** It is read from its right side to its left. */
  readonly rightToLeft?: boolean;
}

/** A laid-out text: all that an effect knows of it. */
export interface TextBlock {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly fontSizePx: number;
  readonly lines: readonly Box[];
  readonly words: readonly Box[];
  readonly chars: readonly CharBox[];
}
