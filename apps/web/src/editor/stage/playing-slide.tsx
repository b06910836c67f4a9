import { type ProjectData, slideSeconds } from '@reelwright/movie';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createMovieScreen } from '../../player/movie-screen.ts';
import { useEditor } from '../state/use-editor.ts';
import { loopJump } from '../timeline/loop-range.ts';
import classes from './stage-view.module.css';

interface PlayingSlideProps {
  /** A movie of this one slide. */
  readonly movie: ProjectData;
  /** With its motions, or only with what comes and goes when. */
  readonly mode: 'timing' | 'motion';
  readonly drawn: { readonly width: number; readonly height: number };
}

/** The slide playing in its place, with sound. It begins at the playhead and goes round; a click anywhere stops it. */
export function PlayingSlide({ movie, mode, drawn }: PlayingSlideProps) {
  const session = useEditor();
  const canvas = useRef<HTMLCanvasElement>(null);
  const open = useEffectEvent((playedMode: PlayingSlideProps['mode']) => {
    const screen = createMovieScreen({
      movie,
      loop: true,
      slideIndex: 0,
      drawing: { still: playedMode === 'timing' },
    });
    screen.showOn(canvas.current);
    screen.drawAt(drawn.width, drawn.height);
    const [slide] = movie.frames;
    const { headSeconds } = session.state.get();
    const from = Math.min(headSeconds, slide ? slideSeconds(slide) - 0.5 : 0);
    screen.transport.seek(loopJump(from, session.state.get().loopRange) ?? from);
    screen.transport.play();
    return screen;
  });
  useEffect(() => {
    const screen = open(mode);
    screen.onFrame = (seconds) => {
      if (!screen.transport.state.get().isPlaying) return;
      const jump = loopJump(seconds, session.state.get().loopRange);
      if (jump !== undefined) screen.transport.seek(jump);
      session.change({ headSeconds: jump ?? seconds });
    };
    const stop = () => session.change({ playing: undefined });
    // The click that began it is still on its way.
    const timer = setTimeout(() => addEventListener('pointerdown', stop));
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', stop);
      screen.close();
    };
  }, [session, mode]);
  return (
    <canvas
      ref={canvas}
      className={classes.canvas}
      data-playing
      role="img"
      aria-label="The slide, playing"
    />
  );
}
