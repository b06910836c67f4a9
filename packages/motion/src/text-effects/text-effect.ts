import type { EffectOption, EffectOptions } from './effect-option.ts';
import type { Moment } from './moment.ts';
import type { TextBlock } from './text-block.ts';
import type { TextLook } from './text-look.ts';

/** A special text effect. Missing or impossible options are taken as their defaults. */
export interface TextEffect {
  readonly id: string;
  readonly label: string;
  readonly options: readonly EffectOption[];
  readonly look: (block: TextBlock, moment: Moment, options?: EffectOptions) => TextLook;
}
