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
  return useProjectPart(tab, ({ saving }) => indexOf(saving.data.frames).byId.get(slideId ?? ''));
}

/** The ids of the slides in their order. */
export function useSlideIds(tab: ProjectTab): readonly string[] {
  return useProjectPart(tab, ({ saving }) => indexOf(saving.data.frames).ids, isSameList);
}

interface SlideIndex {
  readonly ids: readonly string[];
  readonly byId: ReadonlyMap<string, Slide>;
}

const indexes = new WeakMap<readonly Slide[], SlideIndex>();

/** Made once for all cards: each looks for its slide after every edit, and there may be two thousand. */
function indexOf(slides: readonly Slide[]): SlideIndex {
  const known = indexes.get(slides);
  if (known) return known;
  const index = {
    ids: slides.map(({ id }) => id),
    byId: new Map(slides.map((slide) => [slide.id, slide])),
  };
  indexes.set(slides, index);
  return index;
}

function isSameList(before: readonly string[], after: readonly string[]): boolean {
  return before.length === after.length && before.every((id, index) => id === after[index]);
}
