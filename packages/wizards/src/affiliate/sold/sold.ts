/** What is sold, as it fits into sentences. */
export interface Sold {
  /** 'dog training course', 'piano lessons' */
  readonly name: string;
  /** 'a dog training course', 'piano lessons', 'email marketing' */
  readonly one: string;
  /** 'a good dog training course', 'good piano lessons' */
  readonly good: string;
  /** 'dog training courses' */
  readonly many: string;
  /** The ending of a verb that goes with `one` or `good`: 'show' or 'shows'. */
  readonly s: 's' | '';
  /** The same for `many`, and what stands for it: 'hot sauce' is 'it'. */
  readonly manyS: 's' | '';
  readonly them: 'it' | 'them';
  /** What it is about, where its name says so: 'dog training'; else empty. */
  readonly about: string;
}

/** An empty text is left out: what it speaks of is not known. */
export type SoldText = (sold: Sold) => string;

export interface SoldKind {
  readonly id: string;
  /** The nouns that it is called by. */
  readonly nouns: string;
  /** What the dictionary says such a thing is one of. */
  readonly dictionary?: readonly string[];
  /** Somebody one goes to or calls. */
  readonly isService?: boolean;
  /**
   * Things are told by what is true of them, services by what their customers ask. How something is made or done is told
   * with everything else: a course, a kit, an app for it.
   */
  readonly form?: 'goods' | 'service';
  readonly headlines: readonly SoldText[];
  readonly problems: readonly SoldText[];
  /** That the viewer is not alone; missing: that it is hard to choose. */
  readonly connections?: readonly SoldText[];
  readonly agitations: readonly SoldText[];
  readonly facts: readonly SoldText[];
  readonly solutions: readonly SoldText[];
  readonly descriptions: readonly SoldText[];
  /** What to look for before one chooses: never what this one product has. */
  readonly checks: readonly SoldText[];
  readonly callsToAction: readonly SoldText[];
}
