/** Whom a draft asks. The server answers from what it knows itself, the screen asks the server: the answers are the same. */
import type { ReadyOffer } from '../affiliate/ready-offer.ts';
import type { OwnBusiness } from '../business/own-business.ts';
import type { ReadyComparison } from '../comparison/ready-comparison.ts';
import type { FoundPicture } from '../picture-choice/objects-in.ts';
import type { ReadyQuestion } from '../quiz/quiz-questions.ts';

export interface Ask {
  /** Ideas for lists about a keyword, the best first. */
  ideas(keyword: string): Promise<readonly string[]>;
  /** What is known by heart about a keyword, and keywords near it that are. */
  topic(keyword: string): Promise<TopicAnswer>;
  /** The names on the list that an idea announces. */
  list(idea: string): Promise<KnownList>;
  /** Sentences about an item, the best first. */
  facts(question: FactsQuestion): Promise<KnownFacts>;
  /** What a picture of an item should show. */
  hints(idea: string, item: string): Promise<ItemHints>;
  /** Questions with their answers. */
  questions(keyword: string): Promise<readonly ReadyQuestion[]>;
  /** A comparison that people wrote down, and what else there is one of: what is near first. */
  comparison(keyword: string): Promise<ComparisonAnswer>;
  /** A made-up offer, where there is one for the keyword. */
  offer(keyword: string): Promise<ReadyOffer | undefined>;
  /** The best article that is found for a keyword, whole; undefined where there is none. */
  article(keyword: string): Promise<KnownArticle | undefined>;
  /** Stories about a keyword, the newest first, each with its most important sentences. */
  news(keyword: string): Promise<readonly KnownStory[]>;
  /**
   * For each of these words or sentences the built-in pictures that were found, the best first. In another language than
   * English: of the things that are named in it. With its place in a film, only what it would be shown by there.
   */
  pictures(
    words: readonly string[],
    language?: string,
    inFilm?: InFilm,
  ): Promise<readonly (readonly FoundPicture[])[]>;
}

/** Where in a film sentences stand. */
export interface InFilm {
  /** What they are said of: the film's keyword, the item. */
  readonly about: string;
  /** Objects that were chosen for the item, and for the whole film. */
  readonly item: readonly string[];
  readonly topic: readonly string[];
  /** What each of its items is one of: "dog breed". */
  readonly kind?: string | undefined;
}

/** A text with its title, and where it was read. */
export interface KnownArticle {
  readonly title: string;
  /** The small HTML that articles are kept as. */
  readonly body: string;
  readonly url?: string | undefined;
  readonly site?: string | undefined;
  readonly author?: string | undefined;
  readonly date?: string | undefined;
  readonly language?: string | undefined;
  readonly image?: string | undefined;
  /** What is known by heart: objects that stand for all of it, and for what is told under each heading. */
  readonly objects?: readonly string[] | undefined;
  readonly chapters?: readonly KnownChapter[] | undefined;
  /** It was so long that only its beginning was read. */
  readonly isCut?: boolean | undefined;
  readonly pictures?:
    | readonly {
        readonly url: string;
        readonly caption?: string | undefined;
        readonly alt?: string | undefined;
        readonly paragraph: number;
      }[]
    | undefined;
}

export interface KnownStory {
  readonly title: string;
  readonly bullets: readonly string[];
  readonly link?: string | undefined;
  readonly site?: string | undefined;
  readonly date?: string | undefined;
  readonly location?: string | undefined;
  readonly image?: string | undefined;
}

interface KnownChapter {
  readonly heading: string;
  readonly objects: readonly string[];
}

export interface KnownTopic {
  /** The keyword as it is written in a sentence: 'Japan', 'coffee'. */
  readonly name: string;
  /** Where its films take place: a built-in place. */
  readonly place: string;
  /** What its title shows; empty where nobody said. */
  readonly objects: readonly string[];
}

export interface TopicAnswer {
  readonly topic?: KnownTopic | undefined;
  readonly close: readonly string[];
  /** Whose business the keyword speaks of. */
  readonly business?: OwnBusiness | undefined;
}

export interface KnownList {
  readonly names: readonly string[];
  /** What people wrote for its topic, where they did. */
  readonly about?:
    | {
        readonly hooks: readonly string[];
        readonly closings: readonly string[];
        readonly place: string;
        readonly objects: readonly string[];
      }
    | undefined;
}

export interface FactsQuestion {
  readonly term: string;
  /** What the list is about. */
  readonly keyword: string;
  /** What the item is one of: 'coffee drink'. */
  readonly unit: string;
}

export interface KnownFacts {
  readonly sentences: readonly string[];
  /** Whom to thank for each of them, where it is not ours. */
  readonly credits?: readonly (object | null)[] | undefined;
}

export interface ItemHints {
  readonly objects: readonly string[];
  readonly place?: string | undefined;
  /** What to ask a photo library for. */
  readonly search?: string | undefined;
}

export interface ComparisonAnswer {
  readonly comparison?: ReadyComparison | undefined;
  readonly close: readonly string[];
}
