import type { ReadyOffer } from '@reelwright/wizards/affiliate';
import type {
  ComparisonAnswer,
  FilmKind,
  OwnBusiness,
  TopicAnswer,
} from '@reelwright/wizards/draft';
import type { ReadyQuestion } from '@reelwright/wizards/quiz';
import type { TradeService } from '../../knowledge-files/parse-trades.ts';
import type { Thing } from '../../knowledge-files/thing.ts';
import type { Log } from '../../log/create-log.ts';

/**
 * What the wizards know about the world. An empty answer means that nothing is known: whoever asks
 * says so, and never fills the gap with something made up.
 */
export interface Knowledge {
  /** Whether we know what somebody typed, or only something near it. */
  understand(keyword: string, ask: Asking, film?: FilmKind): Promise<KeywordMeaning>;
  /** Whose business a keyword speaks of; undefined where it is a wish like any other. */
  business?(keyword: string, ask: Asking): Promise<KnownBusiness | undefined>;
  /** What is known instead of a keyword that nobody knows exactly: movies, of "70s movies". */
  wider?(keyword: string, ask: Asking): Promise<WiderTopic | undefined>;
  /** Ideas for lists about a keyword, each with items to fill it. */
  ideas(keyword: string, ask: Asking): Promise<readonly Idea[]>;
  /** The names on the list that an idea announces. */
  items(idea: string, ask: Asking): Promise<readonly string[]>;
  /** Sentences about one item, all that there are, the best first. */
  facts(about: ItemQuestion, ask: Asking): Promise<readonly string[]>;
  /** Whom to thank for a sentence of others that was told just now; undefined for our own. */
  creditOf?(sentence: string): SentenceCredit | undefined;
  /** What others tell about a keyword, as a thing that can be kept; undefined where nobody is asked, or nobody knows. */
  lookUp?(keyword: string, ask: Asking): Promise<FoundThing | undefined>;
  /** Words around a keyword. */
  related(keyword: string, ask: Asking): Promise<readonly string[]>;
  /** Per sentence, what a picture of it could show: the most telling first. */
  pictureKeywords(
    sentences: readonly string[],
    ask: Asking,
  ): Promise<readonly (readonly string[])[]>;
  /** How what somebody types may go on. */
  suggestions(text: SuggestionQuestion, ask: Asking): Promise<readonly string[]>;
  /** Questions with their answers: one is right, and three are not. */
  quizQuestions(keyword: string, ask: Asking): Promise<readonly ReadyQuestion[]>;
  /** What we know by heart about a keyword, and keywords near it that we know. */
  topic(keyword: string, ask: Asking): Promise<TopicAnswer>;
  /** A comparison that people wrote down, and what else there is one of: what is near first. */
  comparison(keyword: string, ask: Asking): Promise<ComparisonAnswer>;
  /** A made-up offer for a keyword. */
  offer(keyword: string, ask: Asking): Promise<ReadyOffer | undefined>;
  /** What people wrote for the topic of a list; undefined where nobody did. */
  aboutList(idea: string, ask: Asking): Promise<AboutList | undefined>;
  /** What to show for an item. */
  itemHints(idea: string, item: string, ask: Asking): Promise<ItemHints>;
}

/** What is told of instead of a keyword, by its own name. */
export interface WiderTopic {
  readonly name: string;
  /** What of the keyword is not known: 'for low light'. */
  readonly leftOut?: string;
  /** Enough of its items speak of just that: a list of them keeps what was asked for. */
  readonly narrowed?: Idea;
}

/** Somebody's own business, and what is known of its kind. */
export interface KnownBusiness extends OwnBusiness {
  /** What offers call its kind: 'bakery', of a vegan bakery. */
  readonly called: string;
  /** Keywords that its films may tell of, the best first. */
  readonly trades: readonly string[];
  /** Comparisons that such a business can post. */
  readonly comparisons: readonly string[];
  /** What people can look for before they choose one. */
  readonly checks: readonly string[];
  /** What every business of its kind does for its customers. */
  readonly service?: TradeService;
  /** Nobody said in words that we know what kind of business it is. */
  readonly isGuess?: boolean;
}

/** How a keyword is understood. What is only near is told under its own name, and never as if it had been asked for. */
export type KeywordMeaning =
  | ({
      readonly kind: 'known';
      readonly title: string;
      /** Who told it, where we did not know it: a model, by heart, or Wikipedia. */
      readonly from?: 'wikipedia' | 'model';
    } & ToldOf)
  /** Several things are called so. */
  | { readonly kind: 'which'; readonly choices: readonly KeywordChoice[] }
  /** We only know what it is one of. */
  | ({ readonly kind: 'wider'; readonly choices: readonly KeywordChoice[] } & ToldOf)
  | ({ readonly kind: 'unknown'; readonly choices: readonly KeywordChoice[] } & ToldOf);

/** What a film of the keyword speaks of, where that is something else than was typed. */
interface ToldOf {
  /** By its name: movies, of "70s movies"; of a bakery, bread. */
  readonly told?: string;
  /** What of the keyword it does not speak of: 'for low light'. */
  readonly leftOut?: string;
  /** Whose business it is of. */
  readonly business?: OwnBusiness;
}

export interface KeywordChoice {
  /** As it is offered: 'Jaguar (big cat)'. */
  readonly label: string;
  /** What to ask with instead. */
  readonly keyword: string;
}

export type IdeaKind = 'top' | 'negative' | 'funny' | 'other';

export interface Idea {
  readonly text: string;
  readonly kind: IdeaKind;
}

export interface ItemQuestion {
  readonly term: string;
  /** What the list is about: its keyword or its idea. */
  readonly keyword: string;
  /** What the item is one of: 'coffee drink'. */
  readonly unit: string;
}

export interface SuggestionQuestion {
  readonly text: string;
  /** Asked for keywords of at most so many words; otherwise for ideas too. */
  readonly words: number | undefined;
}

interface AboutList {
  /** Each is a first sentence for a film, or a last one. */
  readonly hooks: readonly string[];
  readonly closings: readonly string[];
  readonly place: string;
  /** What the title shows; empty: what its items show. */
  readonly objects: readonly string[];
}

/** A thing that we did not know ourselves. */
export interface FoundThing {
  readonly thing: Thing;
  /** Whom to thank; undefined for what a model wrote by heart. */
  readonly credit?: SentenceCredit | undefined;
  /** Nobody held it against a source. */
  readonly isDraft: boolean;
}

/** As a project keeps it beside the sentence. */
export interface SentenceCredit {
  readonly title: string;
  readonly author: string;
  readonly licence: string;
  readonly link: string;
}

export interface ItemHints {
  readonly objects: readonly string[];
  readonly place?: string;
  readonly search?: string;
}

/** Who asks, and until when they wait. */
export interface Asking {
  readonly signal: AbortSignal;
  /** Whose share of a paid provider it counts against. */
  readonly asker: string;
  /** Where the trouble of outside providers is noted. */
  readonly log?: Pick<Log, 'warn'>;
}
