import { type Item, setSlideDuration, slideSeconds } from '@reelwright/movie';
import { toast } from '../../ui/toast.tsx';
import type { EditorSession } from '../state/editor-session.ts';

/** A slide whose time was set lasts longer when a clip comes that takes longer; part of the same step of undo. */
export function makeRoomFor(
  session: EditorSession,
  slideId: string,
  items: readonly Item[],
  mergeKey: string,
): void {
  const slide = session.tab.view.get().saving.data.frames.find(({ id }) => id === slideId);
  const longest = Math.max(...items.map(({ timing }) => timing.endTime));
  if (!slide || longest <= slideSeconds(slide)) return;
  if (slide.duration !== undefined)
    session.tab.edit(setSlideDuration, { slideId, duration: longest }, mergeKey);
  toast.info(`The slide now lasts ${longest} s, as long as the clip.`);
}
