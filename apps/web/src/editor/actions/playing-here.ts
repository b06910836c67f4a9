import type { EditorSession, EditorState } from '../state/editor-session.ts';

/** What Play plays: the slide, or below the film's timeline the film from the playhead on. */
export function playingHere(session: EditorSession): EditorState['playing'] {
  return session.state.get().timelineView === 'film' ? 'film' : 'timing';
}
