import type { Item, SoundBars } from '@reelwright/movie';

interface DraftMotion {
  readonly effect: string;
  readonly duration: number;
}

export interface DraftBackground {
  readonly type: 'color' | 'gradient' | 'image' | 'video' | 'blob';
  readonly color?: string;
  readonly gradient?: string;
  readonly image?: string;
  readonly video?: string;
  readonly size?: string;
  readonly tintColor?: string;
  readonly tintStrength?: number;
  /** A shape of its own: a path in a square of 20, stretched over the box. */
  readonly blob?: {
    readonly path: string;
    readonly fill: 'color' | 'gradient';
    readonly fillColor?: string;
    readonly gradient?: string;
  };
}

/** A layer as it is composed. What is not said is the default, which reading the document fills in. */
export interface DraftItem {
  readonly id: string;
  readonly type: Item['type'];
  readonly ident?: string;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly scaleX?: number;
  readonly scaleY?: number;
  readonly angle?: number;
  readonly url?: string;
  readonly text?: string;
  readonly scale?: Item['scale'];
  readonly timing?: { readonly startTime: number; readonly endTime: number };
  readonly effects?: {
    readonly in?: DraftMotion;
    readonly out?: DraftMotion;
    readonly stay?: DraftMotion;
    readonly break?: 'chars' | 'words' | 'lines';
    readonly effect?: string;
    /** What a text effect can be told, under its own names. */
    readonly [option: string]: unknown;
  };
  readonly bg?: DraftBackground;
  readonly shadow?: {
    readonly enabled: 'box' | 'text' | 'cut-out';
    readonly thickness: number;
    readonly color: string;
    readonly distance: number;
  };
  readonly outline?: {
    readonly enabled: boolean;
    readonly color: string;
    readonly thickness: number;
  };
  readonly filters?: {
    readonly enabled: boolean;
    readonly blur?: number;
    readonly opacity?: number;
  };
  readonly font?: {
    readonly family: string;
    readonly styles: readonly string[];
    readonly color: string;
    readonly size?: number;
    /** The size is the largest: text that needs more room than its box has becomes smaller. */
    readonly fit?: boolean;
    readonly fg?: 'color' | 'gradient';
    readonly gradient?: string;
  };
  readonly border?: {
    readonly sides: readonly ('top' | 'right' | 'bottom' | 'left')[];
    readonly thickness: number;
    readonly color: string;
  };
  readonly mask?: { readonly type: 'custom_mask'; readonly url: string };
  readonly position?: string;
  readonly zoom?: number;
  readonly focus?: Item['focus'];
  /** A picture taller than its box moves through it in these seconds. */
  readonly scroll?: { readonly startTime: number; readonly endTime: number };
  /** Of a video: the part that plays, how loud, and whether it begins again. */
  readonly startTime?: number;
  readonly endTime?: number;
  readonly volume?: number;
  readonly loop?: boolean;
  readonly soundBars?: Pick<SoundBars, 'style' | 'color' | 'levels' | 'leadSeconds'>;
  readonly box?: Partial<Item['box']>;
  readonly children?: readonly DraftItem[];
}
