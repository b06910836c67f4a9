import type { Slide, SlideTransition } from '@reelwright/movie';
import { useProjectPart, useSlideIds } from '../../project/use-project.ts';
import { useEditor } from '../state/use-editor.ts';

/** Whether the film begins with this slide: it comes after nothing, so it has no transition that anybody sees. */
export function useIsFirst(slideId: string | undefined): boolean {
  const { tab } = useEditor();
  return useSlideIds(tab)[0] === slideId;
}

/** How a slide comes in: its own way, or as slides of this film do that say nothing of their own. */
export function useSlideTransition(slide: Slide | undefined): SlideTransition | undefined {
  const { tab } = useEditor();
  const usual = useProjectPart(tab, ({ saving }) => saving.data.defaultTransition);
  return slide?.transition ?? usual;
}
