import type { Item, ItemType, Slide } from '@reelwright/movie';
import { createContext, useCallback, useContext, useRef, useSyncExternalStore } from 'react';
import { useProjectPart } from '../../project/use-project.ts';
import { type EditorSession, type EditorState, selectedItems } from './editor-session.ts';

export const EditorContext = createContext<EditorSession | undefined>(undefined);

export function useEditor(): EditorSession {
  const session = useContext(EditorContext);
  if (!session) throw new Error('There is no editor around this component.');
  return session;
}

/** A part of what is being worked on. The component is drawn again when that part changes, and not otherwise. */
export function useEditorPart<Part>(select: (state: EditorState) => Part): Part {
  const { state } = useEditor();
  return useSyncExternalStore(state.subscribe, () => select(state.get()));
}

/**
 * Something about the project and what is selected of it. The component is drawn again when that changes, and not with
 * every letter typed or px moved. A part that is made anew each time needs `isSame` to be told apart.
 */
export function useSessionPart<Part>(
  select: (session: EditorSession) => Part,
  isSame: (before: Part, after: Part) => boolean = Object.is,
): Part {
  const session = useEditor();
  const last = useRef<{ readonly part: Part }>(undefined);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [session.state.subscribe(listener), session.tab.view.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [session],
  );
  return useSyncExternalStore(subscribe, () => {
    const part = select(session);
    if (last.current && isSame(last.current.part, part)) return last.current.part;
    last.current = { part };
    return part;
  });
}

/** The slide that is worked on. */
export function useCurrentSlide(): Slide | undefined {
  const { tab } = useEditor();
  const slideId = useEditorPart((state) => state.slideId);
  return useProjectPart(tab, ({ saving }) => saving.data.frames.find(({ id }) => id === slideId));
}

/** The selected items, the same list as long as none of them changes. */
export function useSelectedItems(): readonly Item[] {
  const slide = useCurrentSlide();
  const selectedIds = useEditorPart((state) => state.selectedIds);
  const last = useRef<readonly Item[]>([]);
  const items = selectedItems(slide, selectedIds);
  const isSame =
    items.length === last.current.length && items.every((item, at) => item === last.current[at]);
  if (!isSame) last.current = items;
  return last.current;
}

/** The kinds of what is selected. */
export function useSelectedTypes(): ReadonlySet<ItemType> {
  return useSessionPart(
    (session) => new Set(session.selected().map(({ type }) => type)),
    (before, after) => before.size === after.size && [...after].every((type) => before.has(type)),
  );
}
