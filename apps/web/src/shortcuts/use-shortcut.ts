import { useEffect, useEffectEvent } from 'react';
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
      if (!matchesKeys(event, spec.keys) || (spec.keys.length === 1 && isBusy(event))) return;
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

/** A single key means itself to someone who types, and nothing under a dialog. Space presses what has the focus. */
function isBusy(event: KeyboardEvent): boolean {
  const { target } = event;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      (event.key === ' ' && target.closest('button, a, summary, [role], input') !== null) ||
      target.closest(
        'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="dialog"]',
      ) !== null)
  );
}
