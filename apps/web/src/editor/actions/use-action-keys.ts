import { useEffect } from 'react';
import { isBusyWith, isTypingIn } from '../../shortcuts/is-busy-with.ts';
import { matchesKeys } from '../../shortcuts/matches-keys.ts';
import { isReachedByKeys } from '../../shortcuts/reached-by-keys.ts';
import { type ShortcutSpec, shortcutStore } from '../../shortcuts/shortcut-store.ts';
import { recording } from '../narration/narration-store.ts';
import { useEditor } from '../state/use-editor.ts';
import type { EditorAction } from './editor-action.ts';
import { editorActions } from './editor-actions.ts';
import { nudge, nudgeOf } from './nudge.ts';

const arrowKeys: ShortcutSpec = {
  keys: ['←', '→', '↑', '↓'],
  label: 'Move the selection (Shift 5, Ctrl 10, both 25 px)',
};

/** Does every action on its keys, and lists those that have keys under '?', while the editor is open. */
export function useActionKeys(): void {
  const session = useEditor();
  useEffect(() => {
    const specs: readonly ShortcutSpec[] = [
      ...editorActions.flatMap(({ keys, label }) => (keys ? [{ keys, label }] : [])),
      arrowKeys,
    ];
    let tapped: EditorAction | undefined;
    const actionFor = (event: KeyboardEvent) => {
      const action = editorActions.find(({ keys, otherKeys = [] }) =>
        [...(keys ? [keys] : []), ...otherKeys].some((chord) => matchesKeys(event, chord)),
      );
      return action?.isEnabled(session) ? action : undefined;
    };
    const onKey = (event: KeyboardEvent) => {
      // While somebody records, the recorder has the keys.
      if (event.defaultPrevented || isBusyWith(event) || recording.get()) return;
      const by = nudgeOf(event);
      if (by && !event.altKey) {
        if (nudge(session, by)) event.preventDefault();
        return;
      }
      const action = actionFor(event);
      // What is pasted comes with an event of its own (use-bring-in.ts), and may be from another program.
      if (!action || action.id === 'paste') return;
      event.preventDefault();
      action.perform(session);
    };
    // Before whatever was clicked last and still has the focus: Space would press it again, or pick up a slide.
    const onSpace = (event: KeyboardEvent) => {
      if (event.key !== ' ' || isTypingIn(event) || recording.get()) return;
      if (isReachedByKeys(event.target)) return;
      const action = actionFor(event);
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      // Held down, Space moves the view with the pointer: it means itself only when it is let go without that.
      if (!event.repeat) tapped = action;
    };
    const onDrag = () => {
      tapped = undefined;
    };
    const onLetGo = (event: KeyboardEvent) => {
      if (event.key !== ' ' || !tapped) return;
      // Some browsers press buttons when the key is let go.
      event.preventDefault();
      tapped.perform(session);
      tapped = undefined;
    };
    shortcutStore.set([...shortcutStore.get(), ...specs]);
    addEventListener('keydown', onSpace, { capture: true });
    addEventListener('keydown', onKey);
    addEventListener('keyup', onLetGo);
    addEventListener('pointerdown', onDrag, { capture: true });
    return () => {
      shortcutStore.set(shortcutStore.get().filter((listed) => !specs.includes(listed)));
      removeEventListener('keydown', onSpace, { capture: true });
      removeEventListener('keydown', onKey);
      removeEventListener('keyup', onLetGo);
      removeEventListener('pointerdown', onDrag, { capture: true });
    };
  }, [session]);
}
