/** What a key does to the player. */
export type PlayerAction =
  | { readonly does: 'toggle-play' | 'toggle-sound' | 'toggle-captions' | 'toggle-full-screen' }
  | { readonly does: 'seek-by'; readonly seconds: number }
  | { readonly does: 'seek-to'; readonly share: number }
  | { readonly does: 'volume-by'; readonly volume: number };

/** The keys people know from other players. */
const actions: Readonly<Record<string, PlayerAction>> = {
  ' ': { does: 'toggle-play' },
  k: { does: 'toggle-play' },
  ArrowLeft: { does: 'seek-by', seconds: -5 },
  ArrowRight: { does: 'seek-by', seconds: 5 },
  j: { does: 'seek-by', seconds: -10 },
  l: { does: 'seek-by', seconds: 10 },
  ',': { does: 'seek-by', seconds: -1 / 30 },
  '.': { does: 'seek-by', seconds: 1 / 30 },
  Home: { does: 'seek-to', share: 0 },
  End: { does: 'seek-to', share: 1 },
  ArrowUp: { does: 'volume-by', volume: 10 },
  ArrowDown: { does: 'volume-by', volume: -10 },
  m: { does: 'toggle-sound' },
  c: { does: 'toggle-captions' },
  f: { does: 'toggle-full-screen' },
};

interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** @param on what has the focus: a slider has arrow keys of its own, and Space on a button presses that button. */
export function actionOfKey(
  pressed: PressedKey,
  on: 'slider' | 'button' | 'other',
): PlayerAction | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (on === 'slider' && /^(Arrow|Home|End|Page)/.test(key)) return undefined;
  if (on === 'button' && (key === ' ' || key === 'Enter')) return undefined;
  if (/^\d$/.test(key)) return { does: 'seek-to', share: Number(key) / 10 };
  return Object.hasOwn(actions, key) ? actions[key] : undefined;
}
