/** How a piece of text is set. Undefined: as its item says. */
export interface RunStyle {
  readonly bold?: boolean | undefined;
  readonly italic?: boolean | undefined;
  readonly underline?: boolean | undefined;
  readonly strike?: boolean | undefined;
  readonly family?: string | undefined;
  readonly sizePx?: number | undefined;
  readonly color?: string | undefined;
  readonly background?: string | undefined;
  /** CSS gradient text. */
  readonly gradient?: string | undefined;
}

/** 'start' is where the script begins: lists stand there unless told otherwise. */
export type Align = 'left' | 'center' | 'right' | 'justify' | 'start';

/** Text of one style. */
export interface Run {
  readonly text: string;
  readonly style: RunStyle;
}

/** What ends with a line break: a paragraph of the editor, or a part of one. */
export interface Paragraph {
  readonly align?: Align | undefined;
  /** The point or number that a list puts before it; its runs begin with it. */
  readonly marker?: string | undefined;
  readonly runs: readonly Run[];
}
