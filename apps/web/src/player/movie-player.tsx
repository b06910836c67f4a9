import { captionsBeside } from '@reelwright/captions';
import { movieSeconds, type ProjectData, slideSeconds } from '@reelwright/movie';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from '../store/use-store.ts';
import { ProgressWithWords } from '../ui/progress-with-words.tsx';
import { drawSize, shownSize } from './draw-size.ts';
import classes from './movie-player.module.css';
import type { MoviePlayerProps } from './movie-player-props.ts';
import type { MovieScreen } from './movie-screen.ts';
import { PlayerFrame } from './player-frame.tsx';
import { ProblemNote } from './problem-note.tsx';
import type { SlideMark } from './seek-bar.tsx';
import { useElementSize } from './use-element-size.ts';
import { useMovieScreen } from './use-movie-screen.ts';

/** Plays a movie as it will look when it is rendered, with everything a player has. */
export function MoviePlayer(props: MoviePlayerProps) {
  const { movie } = props;
  const slides = useMemo(() => slideMarks(movie), [movie]);
  const open = useMovieScreen(props, slides);
  return open ? <LoadedPlayer {...props} {...open} slides={slides} /> : null;
}

interface LoadedPlayerProps extends MoviePlayerProps {
  readonly screen: MovieScreen;
  readonly seconds: number;
  readonly slides: readonly SlideMark[];
}

function LoadedPlayer(props: LoadedPlayerProps) {
  const { screen, seconds, movie, slides, scale, tellsProblems = false, ownsPage = false } = props;
  const room = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const cues = useMemo(() => captionsBeside(movie), [movie]);
  const state = useStore(screen.state);
  const { isPlaying, isWaiting } = useStore(screen.transport.state);
  const { size: movieSize } = movie.movie;
  const shown = shownSize(movieSize, useElementSize(room), scale);
  const drawn = drawSize(movieSize, shown, devicePixelRatio);

  useEffect(() => {
    screen.showOn(canvas.current);
    return () => screen.showOn(null);
  }, [screen]);
  useEffect(() => screen.drawAt(drawn.width, drawn.height), [screen, drawn.width, drawn.height]);

  const isReady = state.stage === 'ready';
  return (
    <PlayerFrame
      isPlaying={isPlaying}
      isReady={isReady}
      seconds={seconds}
      durationSeconds={movieSeconds(movie)}
      slides={slides}
      position={screen.transport.position}
      onTogglePlay={isPlaying ? screen.transport.pause : screen.transport.play}
      onSeek={screen.transport.seek}
      onVolume={screen.mixer.setVolume}
      ownsPage={ownsPage}
      barOver={props.barOver ?? false}
      cues={cues}
      keepsCaptions={props.keepsCaptions ?? false}
      note={isReady && tellsProblems && <ProblemNote screen={screen} movie={movie} />}
    >
      <div ref={room} className={classes.room}>
        <canvas
          ref={canvas}
          className={classes.picture}
          style={{ width: shown.width, height: shown.height }}
          aria-label={movie.publish.title || 'Video'}
          role="img"
        />
        {isWaiting && (
          <div className={classes.loading} data-late>
            <ProgressWithWords words="Getting this part ready" />
          </div>
        )}
        {state.stage === 'loading' && (
          <>
            {props.poster && !state.isPosterDrawn && (
              <img className={classes.poster} src={props.poster} alt="" />
            )}
            <div className={classes.loading}>
              <ProgressWithWords
                words="Getting pictures and sounds ready"
                percent={state.total > 0 ? (100 * state.done) / state.total : undefined}
              />
            </div>
          </>
        )}
      </div>
    </PlayerFrame>
  );
}

function slideMarks(movie: ProjectData): readonly SlideMark[] {
  let startSeconds = 0;
  return movie.frames.map((slide, index) => {
    const mark = { startSeconds, title: slide.title ?? `Slide #${index + 1}` };
    startSeconds += slideSeconds(slide);
    return mark;
  });
}
