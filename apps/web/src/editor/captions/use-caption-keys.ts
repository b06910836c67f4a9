import { useEffect } from 'react';
import { matchesKeys } from '../../shortcuts/matches-keys.ts';
import { type ShortcutSpec, shortcutStore } from '../../shortcuts/shortcut-store.ts';
import { captionActionList } from './caption-actions.ts';
import { useDesk } from './use-desk.ts';

/** Does every action on its keys, and lists them under '?', while captions are edited. */
export function useCaptionKeys(): void {
  const desk = useDesk();
  useEffect(() => {
    const specs: readonly ShortcutSpec[] = captionActionList.map(({ keys, label }) => ({
      keys,
      label,
    }));
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const isElsewhere = target instanceof Element && target.closest('[role="dialog"]');
      if (event.defaultPrevented || isElsewhere) return;
      const action = captionActionList.find(
        ({ keys, isTyped }) => !isTyped && matchesKeys(event, keys),
      );
      if (!action) return;
      event.preventDefault();
      action.perform(desk);
    };
    shortcutStore.set([...shortcutStore.get(), ...specs]);
    addEventListener('keydown', onKey);
    return () => {
      shortcutStore.set(shortcutStore.get().filter((listed) => !specs.includes(listed)));
      removeEventListener('keydown', onKey);
    };
  }, [desk]);
}
