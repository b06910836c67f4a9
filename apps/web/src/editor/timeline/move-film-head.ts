import { slideSeconds } from '@reelwright/movie';
import { type EditorSession, lastHeadSeconds } from '../state/editor-session.ts';
import { filmTimesOf, placeAtSeconds } from './film-times.ts';

/** Moves the playhead to a moment of the film: to its slide, and to the moment of it. */
export function moveFilmHead(session: EditorSession, filmSeconds: number): void {
  const { slide, headSeconds, ...rest } = momentOf(session, filmSeconds);
  if (!slide) return;
  const last = lastHeadSeconds(slideSeconds(slide));
  session.change({ ...rest, headSeconds: Math.min(last, headSeconds), playing: undefined });
}

/** The same while the film plays. */
export function playFilmHead(session: EditorSession, filmSeconds: number): void {
  const { slide, ...rest } = momentOf(session, filmSeconds);
  if (slide) session.change(rest);
}

function momentOf(session: EditorSession, filmSeconds: number) {
  const times = filmTimesOf(session.tab.view.get().saving.data);
  const place = placeAtSeconds(times, filmSeconds);
  const slide = times.slides[place];
  const headSeconds = Math.max(0, filmSeconds - (times.starts[place] ?? 0));
  if (session.state.get().slideId === slide?.id) return { slide, headSeconds };
  return {
    slide,
    headSeconds,
    slideId: slide?.id,
    alsoSlideIds: [],
    selectedIds: [],
    openGroupId: undefined,
    typingId: undefined,
    croppingId: undefined,
    loopRange: undefined,
  };
}

/** Where the playhead stands in the film. */
export function filmHead(session: EditorSession): number {
  const { slideId, headSeconds } = session.state.get();
  const { starts, places } = filmTimesOf(session.tab.view.get().saving.data);
  return (starts[places.get(slideId ?? '') ?? 0] ?? 0) + headSeconds;
}
