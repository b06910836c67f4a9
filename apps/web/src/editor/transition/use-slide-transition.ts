import type { Slide, SlideTransition } from '@reelwright/movie';
import { useProjectPart } from '../../project/use-project.ts';
import { useEditor } from '../state/use-editor.ts';

/** How a slide comes in: its own way, or as slides of this film do that say nothing of their own. */
export function useSlideTransition(slide: Slide | undefined): SlideTransition | undefined {
  const { tab } = useEditor();
  const usual = useProjectPart(tab, ({ saving }) => saving.data.defaultTransition);
  return slide?.transition ?? usual;
}
