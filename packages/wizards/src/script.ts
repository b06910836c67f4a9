import type { PictureRecipe } from '@reelwright/pictures';

/** What a film says and shows, part by part, before it has a look: one part becomes one slide. */
export interface Script {
  readonly title: string;
  readonly parts: readonly ScriptPart[];
}

export interface ScriptPart {
  readonly id: string;
  readonly kind: 'title' | 'number' | 'fact' | 'closing';
  /** What the voice says. */
  readonly spoken: string;
  /** The words that lead on the slide. */
  readonly text: string;
  /** What the slide is about, small, above or below the words. */
  readonly label?: string;
  /** Place in a countdown. */
  readonly number?: number;
  readonly picture: PictureRecipe;
}

/** A line as it was spoken: where it is, and when its words are heard. */
export interface VoiceLine {
  readonly url: string;
  readonly seconds: number;
  readonly words: readonly { readonly text: string; readonly startSeconds: number }[];
}
