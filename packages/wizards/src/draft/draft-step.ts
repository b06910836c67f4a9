import type { ProjectData } from '@reelwright/movie';
import type { Ask, KnownArticle } from './ask.ts';

/** A sound that was listened to: what is said in it and when, and how loud it is (`levelLetters`). */
export interface HeardSound {
  readonly url: string;
  readonly seconds: number;
  readonly levels: string;
  readonly words: readonly {
    readonly text: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly speaker?: number | undefined;
  }[];
  /** What is said, as somebody wrote it down. */
  readonly transcript?: string | undefined;
  readonly name: string;
  /** What its file says about itself. */
  readonly title?: string | undefined;
  readonly author?: string | undefined;
  readonly cover?: string | undefined;
}

/**
 * What a wizard fills in by itself. Whatever somebody writes or chooses stays: only what was filled in by itself is ever
 * replaced. The answers so far say what comes next, so a draft goes on wherever it was left.
 */
export interface WizardDraft {
  /** The next thing to fill in; undefined when there is nothing to do. */
  readonly nextStep: (data: ProjectData, options: DraftOptions) => DraftStep | undefined;
  /** Takes marks of steps away that were under way when the page was left: they are asked for again. */
  readonly resume?: (data: ProjectData) => ProjectData;
  /** Keywords that a film can be drafted of, near one that nothing is known about. */
  readonly closeTo: (keyword: string, ask: Ask) => Promise<readonly string[]>;
  /** What a keyword is good for, where that matters: a comparison is made of other words than a list. */
  readonly filmKind?: FilmKind;
  /** A sound that somebody brings, as answers; missing: films are not made of sounds. */
  readonly fromSound?: (data: ProjectData, sound: HeardSound) => ProjectData;
  /** The best passages of a film, as answers of films of their own; missing: its films are not cut. */
  readonly clips?: (data: ProjectData) => readonly ProjectData[];
  /** A text that somebody brings, as answers; missing: films are not made of texts. */
  readonly fromArticle?: (
    data: ProjectData,
    article: KnownArticle,
    type: 'link' | 'file',
  ) => ProjectData;
  /** A list that somebody brings as JSON, as answers; undefined where it is none. Missing: films are not made of lists. */
  readonly fromItems?: (data: ProjectData, items: unknown) => ProjectData | undefined;
}

/** Kinds of film that knowledge tells apart. */
export type FilmKind = 'listicle' | 'quiz' | 'comparison' | 'affiliate';

export interface DraftOptions {
  /** How many items, questions or checks; missing: as many as the wizard thinks good. */
  readonly count?: number | undefined;
  /** Whether the look is chosen among the themes that come with every plan. */
  readonly hasFreeThemesOnly?: boolean | undefined;
  /** What the last films of whoever makes this one wore. */
  readonly recentThemes?: readonly string[] | undefined;
  /** The first article that is found is taken, and its most important lines; on the screen somebody chooses. */
  readonly takesArticle?: boolean | undefined;
  /** Words are left alone, and what is said is given pictures. */
  readonly picturesOnly?: boolean | undefined;
}

/** One question to somebody who knows, and what becomes of the answers. */
export interface DraftStep {
  /** Steps with the same key ask the same. */
  readonly key: string;
  /** For people who wait: 'Finding ideas about coffee'. */
  readonly activity: string;
  /** For people who waited in vain: 'We couldn’t look for ideas.' */
  readonly failure: string;
  /** Follows from what is being typed: asked once nobody types any more. */
  readonly isTyped: boolean;
  /** Marks what is being filled in. */
  readonly begin?: (data: ProjectData) => ProjectData;
  /** Takes the mark away, after it failed. */
  readonly giveUp?: (data: ProjectData) => ProjectData;
  /** Whether the answer is still of use. Missing: as long as this is the next step. */
  readonly isWanted?: (data: ProjectData) => boolean;
  readonly answer: (ask: Ask, data: ProjectData) => Promise<(data: ProjectData) => ProjectData>;
  /** Asks what the steps after this one will ask, where answers are kept. */
  readonly lookAhead?: (ask: Ask, data: ProjectData) => void;
}
