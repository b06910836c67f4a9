/** What a film says and shows, part by part, before it has a look. One part becomes one slide. */
import type { Line } from '@reelwright/movie';
import type { PictureRecipe } from '@reelwright/pictures';
import type { LayoutId } from './layouts/layout-ids.ts';
import type { SlideCraft } from './layouts/looks/slide-look.ts';
import type { WordsCraft } from './layouts/words/words-craft.ts';

export interface Script {
  readonly title: string;
  readonly parts: readonly ScriptPart[];
}

/** What a part is for in the film; a layout may look different in another role. */
export type PartRole =
  | 'intro'
  | 'title'
  | 'hook'
  | 'number'
  | 'item'
  | 'fact'
  | 'question'
  | 'answer'
  | 'product'
  | 'winner'
  | 'score'
  | 'verdict'
  | 'proof'
  | 'bonus'
  | 'call-to-action'
  | 'closing'
  | 'contact'
  | 'outro';

export interface Score {
  readonly name: string;
  readonly points: number;
  /** What it looks like; without, its bar stands alone. */
  readonly shown?: Pick<ScriptLine, 'media' | 'picture'>;
}

export interface ScriptPart {
  /** Permanent: the slide made of this part has it too, so that edits are found again. */
  readonly id: string;
  readonly layout: LayoutId;
  readonly role: PartRole;
  /** Small above the heading: 'Question 2 of 5'. */
  readonly kicker?: string;
  /** What the slide is about, above its lines. */
  readonly heading?: string;
  /** What the heading means, below it for as long as it stands: what a bonus is. */
  readonly note?: string;
  /** Place in a countdown. */
  readonly number?: number;
  /** There is nothing to show for its lines: a slide of words, however it is laid out otherwise. */
  readonly isWordsAlone?: boolean;
  /** Whose fact it is: what its item was announced by, and its number. They stand small where nothing else is shown. */
  readonly ofItem?: { readonly thing?: string | undefined; readonly number?: number | undefined };
  /** How it is composed, where the film says so; missing: as the theme has it. */
  readonly craft?: SlideCraft | undefined;
  /** The same for words alone. */
  readonly wordsCraft?: WordsCraft | undefined;
  /**
   * In the order they are heard. Layouts of bullets gather them; all others show one at a time, each with its own
   * picture, so a long sentence is given as several lines that share one voice.
   */
  readonly lines: readonly ScriptLine[];
  /** Of a question: the id of the line that is the right answer. It lights up before the slide ends; in an answer, at once. */
  readonly rightLine?: string;
  /** How long it stands when nobody speaks. */
  readonly minSeconds?: number;
  /** Who has how many points. */
  readonly scores?: readonly Score[];
  /** Of two pictures: what stands on each, where that is not 'Before' and 'After'. */
  readonly labels?: readonly string[];
  /** A picture of its own above the words: a trophy. */
  readonly prizeUrl?: string;
  /** A bar runs out for so long before the slide ends: time to think. */
  readonly countdownSeconds?: number;
  /** Heard when the slide begins. */
  readonly sound?: { readonly url: string; readonly seconds: number; readonly volume: number };
  /** Silence before the next part; missing: a short breath. */
  readonly breathSeconds?: number;
  /** It lasts as many beats of its music as it takes. */
  readonly beatSeconds?: number;
  /**
   * It shows this part of a sound that runs through the whole film: it stands exactly as long, its lines when they are
   * heard in it, and plays nothing itself.
   */
  readonly through?: {
    readonly fromSeconds: number;
    readonly seconds: number;
    /** What stood above its words before already: it stays, and does not come anew. */
    readonly stays?: readonly ('chapter' | 'speaker')[];
  };
  readonly bars?: PartBars;
  /** Of a bulletin: whose it is. */
  readonly channel?: Channel;
}

/** How a sound is drawn while it is heard. */
export interface PartBars {
  readonly style: string;
  readonly levels: string;
  readonly leadSeconds: number;
}

/** Whose bulletin a film is, and what stands around its stories. */
export interface Channel {
  readonly name: string;
  /** Words are white on the first two. */
  readonly colors: { readonly strap: string; readonly deep: string; readonly accent: string };
  /** Runs along the foot of its slides. */
  readonly ticker: readonly string[];
}

export type MediaEntry = NonNullable<Line['media']>[number];

/** Where a line is in the document, such as ['info', 'items', 2, 'trivia', 0]. */
export type LinePath = readonly (string | number)[];

/** A picture of somebody else that may be chosen. */
export interface SuggestedPicture {
  readonly url: string;
  /** Its caption, or what is written for those who cannot see it. */
  readonly title?: string;
  /** Whom to thank for it. */
  readonly credit?: { readonly author: string; readonly licence: string; readonly link: string };
}

/** The answer that a line tells. A long one is told by several lines, and all of them have it. */
export interface SpokenAnswer {
  /** Where it is kept. */
  readonly path: LinePath;
  /** As saved; empty when nothing was saved there yet. */
  readonly line: Line;
  /** What the voice says for the whole of it. */
  readonly spoken: string;
  /** Whether pictures are chosen for it; else what it shows belongs to something else. */
  readonly needsMedia: boolean;
  /** The name of what it tells about, where that is not itself: pictures of that fit too. */
  readonly about?: string;
  /** Pictures that belong to it elsewhere, such as in the article it is from: offered first, and never taken by themselves. */
  readonly suggested?: readonly SuggestedPicture[];
  /** Whose picture stands with it, where it has none of its own: the product that is spoken of. */
  readonly shows?: { readonly path: LinePath; readonly line: Line; readonly text: string };
}

export interface ScriptLine {
  readonly id: string;
  /** Every line that is heard has one: its voice and its pictures are kept there. */
  readonly answer?: SpokenAnswer;
  /** What is shown: never more than is said. */
  readonly text: string;
  readonly spoken: string;
  /** What the person chose; without any, `picture` is shown. */
  readonly media: readonly MediaEntry[];
  readonly picture: PictureRecipe;
  /** Its pictures are shown whole: a screenshot that is cut to a shape loses what it proves. */
  readonly isWhole?: boolean;
  /** What it is said of, above it: the name of a product. */
  readonly label?: string;
  /** Of a row of a score: nobody won it. */
  readonly isEven?: boolean;
  /** What will stand here on a later slide: words keep their size and place when it comes. */
  readonly comesLater?: string;
  /** Words of it that stand out, as they are written: bold ones, prices. */
  readonly stressed?: readonly string[];
  /** Stands there without being said: it takes no time of its own. */
  readonly isShownOnly?: boolean;
  /** The social icon before a line of a contact card. */
  readonly icon?: string;
  readonly voice?: VoiceLine;
}

/** A line as it was spoken: where it is heard, and when its words are. */
export interface VoiceLine {
  readonly url: string;
  /** Where it begins in its file; lines of one sentence share a file. */
  readonly startSeconds: number;
  readonly seconds: number;
  /** Times are counted from the beginning of the line. */
  readonly words: readonly VoiceWord[];
}

export interface VoiceWord {
  readonly text: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
}
