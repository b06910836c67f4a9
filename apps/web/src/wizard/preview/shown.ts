/** What the person works on: the slide that was made of it is shown. */
export interface Shown {
  /** The id of a line, of an item, or of a slide. */
  readonly id: string | undefined;
  /** A film that plays goes there too, is left alone, or goes there and rests. */
  readonly whilePlaying: 'follow' | 'stay' | 'rest';
}
