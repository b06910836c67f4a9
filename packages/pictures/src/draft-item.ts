import type { Item } from '@reelwright/movie';

interface DraftMotion {
  readonly effect: string;
  readonly duration: number;
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
  };
  readonly bg?: {
    readonly type: 'color' | 'gradient';
    readonly color?: string;
    readonly gradient?: string;
  };
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
  };
  readonly children?: readonly DraftItem[];
}
