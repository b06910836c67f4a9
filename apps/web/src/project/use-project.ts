import type { Slide } from '@reelwright/movie';
import { useRef, useSyncExternalStore } from 'react';
import { useStore } from '../store/use-store.ts';
import { openProject } from './open-project.ts';
import type { ProjectTab, ProjectView } from './project-tab.ts';

/** The project of this page, in whichever state of opening it is. */
export function useOpenProject() {
  return useStore(openProject);
}

/**
 * A part of an open project. The component is drawn again when that part changes, and not when anything else does.
 * A part that is made anew each time needs `isSame` to be told apart.
 */
export function useProjectPart<Part>(
  { view }: ProjectTab,
  select: (view: ProjectView) => Part,
  isSame: (before: Part, after: Part) => boolean = Object.is,
): Part {
  const last = useRef<{ readonly part: Part }>(undefined);
  return useSyncExternalStore(view.subscribe, () => {
    const part = select(view.get());
    if (last.current && isSame(last.current.part, part)) return last.current.part;
    last.current = { part };
    return part;
  });
}

/** A slide, by its id; undefined once it is gone. */
export function useSlide(tab: ProjectTab, slideId: string | undefined): Slide | undefined {
  return useProjectPart(tab, ({ saving }) => saving.data.frames.find(({ id }) => id === slideId));
}

/** The ids of the slides in their order. */
export function useSlideIds(tab: ProjectTab): readonly string[] {
  return useProjectPart(tab, ({ saving }) => saving.data.frames.map(({ id }) => id), isSameList);
}

function isSameList(before: readonly string[], after: readonly string[]): boolean {
  return before.length === after.length && before.every((id, index) => id === after[index]);
}
