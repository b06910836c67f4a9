import type { DraftBackground, DraftItem, Palette } from '@reelwright/pictures';

type Effects = NonNullable<DraftItem['effects']>;
type FontStyle = 'regular' | 'bold' | 'italic' | 'underline';

/** How one kind of words looks and moves. */
export interface TextLook {
  readonly font: {
    readonly family: string;
    readonly styles: readonly FontStyle[];
    /** Wished: where it could not be read, it is moved towards black or white. */
    readonly color: string;
    /** Instead of the colour, where words stand on their own; each of its colours is moved until it can be read. */
    readonly gradient?: string;
  };
  /** Of the person's own, in px of the film: what does not fit is still set smaller. */
  readonly sizePx?: number;
  /** Narrow letters may be larger; 1 where nothing is said. */
  readonly scale?: number;
  /** Written in capitals. */
  readonly isUpper?: boolean;
  readonly shadow?: NonNullable<DraftItem['shadow']>;
  readonly effects: Effects;
  /** What of the effects the person chose: that is shown even where the film would rather do otherwise. */
  readonly chosen?: { readonly in: boolean; readonly break: boolean };
}

/** How pictures come, stay and go, where the person chose it; built-in pictures follow it too. */
export interface ChosenMotion {
  readonly in?: DraftMotion;
  readonly stay?: DraftMotion;
  readonly out?: DraftMotion;
}

type DraftMotion = NonNullable<Effects['in']>;

/** What keeps words readable on pictures. */
export type WordsGround =
  /** The picture fills the frame and gets calmer towards the words. */
  | { readonly kind: 'shade' }
  /** A sheet of colour takes a part of the frame, with an edge of its own. */
  | { readonly kind: 'panel'; readonly edge: PanelEdge }
  /** A card lies on the picture. */
  | { readonly kind: 'card'; readonly corner: 'round' | 'sharp' };

export type PanelEdge = 'straight' | 'slant' | 'curve' | 'wave' | 'torn';

/** The colours of panels and cards. */
interface Sheet {
  readonly color: string;
  readonly ink: string;
  readonly accent: string;
}

/** How a countdown's number is shown. */
type NumberLook = 'plain' | 'disc' | 'tag' | 'slab';

/** How the small heading above a sentence is set off. */
type KickerLook = 'plain' | 'bar' | 'tag' | 'line';

/** What every slide of a film wears. */
export type Decor =
  | 'none'
  | 'hairline'
  | 'corners'
  | 'rules'
  | 'edge'
  | 'dots'
  | 'stripes'
  | 'bubbles'
  | 'letterbox'
  | 'confetti'
  | 'grid';

/** How slides follow each other: what the catalogue calls the way out and in, or a clip that covers the change. */
export type ThemeTransition =
  | { readonly type: 'css'; readonly out: string; readonly in: string; readonly durationMs: number }
  | { readonly type: 'video'; readonly url: string }
  | { readonly type: 'none' };

/** How a film looks: what a preset of the spec is made from. */
export interface ThemeLook {
  /** Permanent: projects hold it. */
  readonly id: string;
  readonly label: string;
  readonly palette: Palette;
  /** Behind slides without a picture of their own. */
  readonly ground: DraftBackground;
  /** The person chose a picture or video as the ground: built-in pictures stand on it. */
  readonly hasWallpaper?: boolean;
  readonly sheet: Sheet;
  readonly words: WordsGround;
  readonly number: NumberLook;
  readonly kicker: KickerLook;
  readonly decor: Decor;
  readonly title: TextLook;
  readonly heading: TextLook;
  readonly subtitle: TextLook;
  readonly bullets: TextLook;
  /** The picture before a bullet. */
  readonly bulletUrl: string;
  /** How pictures come, and what the camera does while they stand. */
  readonly media: {
    readonly in: string;
    readonly stays: readonly string[];
    readonly chosen?: ChosenMotion;
  };
  /** How small framed pictures come. */
  readonly photo: { readonly in: string };
  readonly transition: ThemeTransition;
  /** How it feels, and which music fits. */
  readonly mood: Mood;
}

export type Mood = 'calm' | 'warm' | 'bright' | 'upbeat' | 'driving' | 'epic' | 'playful' | 'dark';
