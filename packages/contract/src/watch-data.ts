import type { FormatId } from '@reelwright/movie';
import type { LeadAsk } from './lead-calls.ts';
import type { PlayerSettings } from './player-settings.ts';

/** The same video in another format, as a finished file. */
interface WatchFormat {
  readonly format: FormatId;
  readonly videoUrl: string;
  readonly posterUrl: string;
  readonly width: number;
  readonly height: number;
}

/** What the public pages show of a video. The server writes it into their documents; there the browser reads it. */
export interface WatchData {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly pageUrl: string;
  readonly embedUrl: string;
  /** The finished file and its picture; null while there is none, and the movie itself is played. */
  readonly videoUrl: string | null;
  readonly posterUrl: string | null;
  /** What is said in it, as WebVTT; without a word where nothing is. */
  readonly captionsUrl: string;
  /** Whether the player draws the product's watermark over the movie. A finished file has it already. */
  readonly watermark: boolean;
  readonly width: number;
  readonly height: number;
  /** Besides its own. */
  readonly formats: readonly WatchFormat[];
  readonly seconds: number | null;
  /** What its owner gave its player. */
  readonly player: PlayerSettings | null;
  /** What its viewers are asked for; `null`: nothing. */
  readonly lead: LeadAsk | null;
  readonly publishedAt: string;
}
