interface AnyOption {
  readonly key: string;
  readonly label: string;
}

/** One thing that people can set about an effect, for a form. */
export type EffectOption = AnyOption &
  (
    | { readonly kind: 'color'; readonly default: string }
    | {
        readonly kind: 'number';
        readonly default: number;
        readonly min: number;
        readonly max: number;
      }
    | {
        readonly kind: 'choice';
        readonly default: string;
        readonly choices: readonly { readonly value: string; readonly label: string }[];
      }
    | { readonly kind: 'boolean'; readonly default: boolean }
  );

/** What somebody has set, by key. Saved projects may hold anything: read it with `readOptions`. */
export type EffectOptions = Readonly<Record<string, unknown>>;
