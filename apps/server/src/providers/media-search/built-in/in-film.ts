/** Where in a film a sentence stands. */
export interface InFilm {
  /** What it is said of: the film's keyword, the item. */
  readonly about: string;
  /** Objects that somebody chose for its item, and for the whole film. */
  readonly item: readonly string[];
  readonly topic: readonly string[];
  /** What each of its items is one of: "dog breed". */
  readonly kind?: string | undefined;
}
