import { posterSeconds } from '@reelwright/movie';
import type { EditorSession } from './editor-session.ts';

/** Turns to another slide, at the moment that shows most of it. */
export function showSlide(session: EditorSession, slideId: string): void {
  const { tab, state } = session;
  if (state.get().slideId === slideId) {
    if (state.get().alsoSlideIds.length > 0) session.change({ alsoSlideIds: [] });
    return;
  }
  const slide = tab.view.get().saving.data.frames.find(({ id }) => id === slideId);
  session.change({
    slideId,
    alsoSlideIds: [],
    selectedIds: [],
    openGroupId: undefined,
    typingId: undefined,
    croppingId: undefined,
    playing: undefined,
    loopRange: undefined,
    headSeconds: slide ? posterSeconds({ frames: [slide] }) : 0,
  });
}
