import { useEffect } from 'react';
import { useEditor, useEditorPart } from '../state/use-editor.ts';
import { filmHead, playFilmHead } from '../timeline/move-film-head.ts';

/**
 * Moves the playhead back in real time, silently, until the beginning or until somebody stops it: of the slide, or below
 * the film's timeline of the film.
 */
export function useBackwards(): void {
  const session = useEditor();
  const isRunning = useEditorPart(({ playing }) => playing === 'backwards');
  useEffect(() => {
    if (!isRunning) return;
    const isFilm = session.state.get().timelineView === 'film';
    let seconds = isFilm ? filmHead(session) : session.state.get().headSeconds;
    let lastMs = performance.now();
    let frame = requestAnimationFrame(function step(nowMs) {
      seconds = Math.max(0, seconds - (nowMs - lastMs) / 1000);
      lastMs = nowMs;
      if (isFilm) playFilmHead(session, seconds);
      else session.change({ headSeconds: seconds });
      if (seconds === 0) return session.change({ playing: undefined });
      frame = requestAnimationFrame(step);
    });
    const stop = () => session.change({ playing: undefined });
    addEventListener('pointerdown', stop);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('pointerdown', stop);
    };
  }, [session, isRunning]);
}
