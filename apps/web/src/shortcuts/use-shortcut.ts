import { useEffect, useEffectEvent } from 'react';
import { isBusyWith } from './is-busy-with.ts';
import { matchesKeys } from './matches-keys.ts';
import { type ShortcutSpec, shortcutStore } from './shortcut-store.ts';

interface Shortcut extends ShortcutSpec {
  readonly perform: () => void;
}

/** Does something on keys, and lists it under '?', while the component is drawn. The keys must stay the same. */
export function useShortcut({ keys, label, perform }: Shortcut): void {
  const run = useEffectEvent(perform);
  const chord = keys.join(' ');
  useEffect(() => {
    const spec: ShortcutSpec = { keys: chord.split(' '), ...(label && { label }) };
    const onKey = (event: KeyboardEvent) => {
      if (!matchesKeys(event, spec.keys) || (spec.keys.length === 1 && isBusyWith(event))) return;
      event.preventDefault();
      run();
    };
    shortcutStore.set([...shortcutStore.get(), spec]);
    addEventListener('keydown', onKey);
    return () => {
      shortcutStore.set(shortcutStore.get().filter((listed) => listed !== spec));
      removeEventListener('keydown', onKey);
    };
  }, [chord, label]);
}
