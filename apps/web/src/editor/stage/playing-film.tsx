import { useEffect, useEffectEvent, useRef } from 'react';
import { createMovieScreen } from '../../player/movie-screen.ts';
import { useEditor } from '../state/use-editor.ts';
import { filmTimesOf, placeAtSeconds } from '../timeline/film-times.ts';
import { filmHead, playFilmHead } from '../timeline/move-film-head.ts';
import classes from './stage-view.module.css';

interface PlayingFilmProps {
  readonly drawn: { readonly width: number; readonly height: number };
}

/** The whole film playing in the place of its slide, with sound, from the playhead to its end; a click anywhere stops it. */
export function PlayingFilm({ drawn }: PlayingFilmProps) {
  const session = useEditor();
  const canvas = useRef<HTMLCanvasElement>(null);
  const play = useEffectEvent(() => {
    const movie = session.tab.view.get().saving.data;
    const times = filmTimesOf(movie);
    const from = filmHead(session);
    const slideIndex = placeAtSeconds(times, from);
    const screen = createMovieScreen({ movie, loop: false, slideIndex });
    screen.showOn(canvas.current);
    screen.drawAt(drawn.width, drawn.height);
    screen.transport.seek(from);
    screen.transport.play();
    screen.onFrame = (seconds) => {
      const { isPlaying, hasEnded } = screen.transport.state.get();
      if (hasEnded) session.change({ playing: undefined });
      if (!isPlaying) return;
      playFilmHead(session, seconds);
    };
    return screen;
  });
  useEffect(() => {
    const screen = play();
    const stop = () => session.change({ playing: undefined });
    // The click that began it is still on its way.
    const timer = setTimeout(() => addEventListener('pointerdown', stop));
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', stop);
      screen.close();
    };
  }, [session]);
  return (
    <canvas
      ref={canvas}
      className={classes.canvas}
      data-playing
      role="img"
      aria-label="The film, playing"
    />
  );
}
