import type { EffectOption, EffectOptions } from './effect-option.ts';

interface ValueOf {
  color: string;
  number: number;
  choice: string;
  boolean: boolean;
}

type Read<Options extends readonly EffectOption[]> = {
  readonly [Option in Options[number] as Option['key']]: ValueOf[Option['kind']];
};

/** The options as they hold: what is missing or impossible is its default. */
export function readOptions<const Options extends readonly EffectOption[]>(
  options: Options,
  given: EffectOptions = {},
): Read<Options> {
  return Object.fromEntries(
    options.map((option) => [option.key, readOption(option, given[option.key])]),
  ) as Read<Options>;
}

function readOption(option: EffectOption, value: unknown): unknown {
  switch (option.kind) {
    case 'color':
      return typeof value === 'string' && value.trim() ? value : option.default;
    case 'number': {
      const number = typeof value === 'string' && value.trim() ? Number(value) : value;
      if (typeof number !== 'number' || !Number.isFinite(number)) return option.default;
      return Math.min(option.max, Math.max(option.min, number));
    }
    case 'choice':
      return option.choices.some((choice) => choice.value === value) ? value : option.default;
    case 'boolean':
      return typeof value === 'boolean' ? value : option.default;
    default:
      return option satisfies never;
  }
}
