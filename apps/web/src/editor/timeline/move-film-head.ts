import { slideSeconds } from '@reelwright/movie';
import { type EditorSession, lastHeadSeconds } from '../state/editor-session.ts';
import { filmTimesOf, placeAtSeconds } from './film-times.ts';

/** Moves the playhead to a moment of the film: to its slide, and to the moment of it. */
export function moveFilmHead(session: EditorSession, filmSeconds: number): void {
  const times = filmTimesOf(session.tab.view.get().saving.data);
  const place = placeAtSeconds(times, filmSeconds);
  const slide = times.slides[place];
  if (!slide) return;
  const within = Math.max(0, filmSeconds - (times.starts[place] ?? 0));
  const headSeconds = Math.min(lastHeadSeconds(slideSeconds(slide)), within);
  if (session.state.get().slideId === slide.id) {
    session.change({ headSeconds, playing: undefined });
    return;
  }
  session.change({
    slideId: slide.id,
    alsoSlideIds: [],
    selectedIds: [],
    openGroupId: undefined,
    typingId: undefined,
    croppingId: undefined,
    loopRange: undefined,
    playing: undefined,
    headSeconds,
  });
}

/** Where the playhead stands in the film. */
export function filmHead(session: EditorSession): number {
  const { slideId, headSeconds } = session.state.get();
  const { starts, places } = filmTimesOf(session.tab.view.get().saving.data);
  return (starts[places.get(slideId ?? '') ?? 0] ?? 0) + headSeconds;
}
