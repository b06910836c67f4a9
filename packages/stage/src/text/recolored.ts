import type { Fragment } from './fragment.ts';
import type { LaidText } from './layout-text.ts';

const last = new WeakMap<LaidText, { readonly color: string; readonly laid: LaidText }>();

/** The same letters at the same places, all of one colour. */
export function recolored(laid: LaidText, color: string): LaidText {
  const known = last.get(laid);
  if (known?.color === color) return known.laid;
  const made = new Map<Fragment, Fragment>();
  const inked = (fragment: Fragment) => {
    const before = made.get(fragment);
    if (before) return before;
    const ink = { ...fragment.ink, color, gradient: undefined, gradientOwner: undefined };
    const after = { ...fragment, ink };
    made.set(fragment, after);
    return after;
  };
  const changed: LaidText = {
    ...laid,
    fragments: laid.fragments.map(inked),
    chars: laid.chars.map((char) => ({ ...char, fragment: inked(char.fragment) })),
  };
  last.set(laid, { color, laid: changed });
  return changed;
}
