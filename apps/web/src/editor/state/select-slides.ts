import type { EditorSession } from './editor-session.ts';
import { showSlide } from './show-slide.ts';

/** How a slide was clicked: alone, with all up to it, or added to (and taken out of) those that are selected. */
export type SlideClick = 'alone' | 'up-to' | 'toggle';

export function selectSlide(session: EditorSession, clickedId: string, how: SlideClick): void {
  const { slideId, alsoSlideIds } = session.state.get();
  const order = session.tab.view.get().saving.data.frames.map(({ id }) => id);
  if (how === 'alone' || slideId === undefined || clickedId === slideId) {
    // The slide itself is meant then, and nothing on it.
    if (clickedId === slideId) session.select([]);
    showSlide(session, clickedId);
  } else if (how === 'toggle') {
    const isIn = alsoSlideIds.includes(clickedId);
    const others = alsoSlideIds.filter((id) => id !== clickedId);
    session.change({ alsoSlideIds: isIn ? others : [...others, clickedId] });
  } else {
    const [from, to] = [order.indexOf(slideId), order.indexOf(clickedId)];
    const between = order.slice(Math.min(from, to), Math.max(from, to) + 1);
    session.change({ alsoSlideIds: between.filter((id) => id !== slideId) });
  }
}

/** All slides that are selected, in their order. What was removed meanwhile is not. */
export function selectedSlideIds(session: EditorSession): readonly string[] {
  const { slideId, alsoSlideIds } = session.state.get();
  return session.tab.view
    .get()
    .saving.data.frames.map(({ id }) => id)
    .filter((id) => id === slideId || alsoSlideIds.includes(id));
}
