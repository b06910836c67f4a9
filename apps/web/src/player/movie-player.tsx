import { movieSeconds, type ProjectData, slideSeconds } from '@reelwright/movie';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '../store/use-store.ts';
import { Icon } from '../theme/icon.tsx';
import { ProgressWithWords } from '../ui/progress-with-words.tsx';
import { drawSize, shownSize } from './draw-size.ts';
import classes from './movie-player.module.css';
import type { MoviePlayerProps } from './movie-player-props.ts';
import type { MovieScreen } from './movie-screen.ts';
import { PlayerControls } from './player-controls.tsx';
import { ProblemNote } from './problem-note.tsx';
import type { SlideMark } from './seek-bar.tsx';
import { useElementSize } from './use-element-size.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useMovieScreen } from './use-movie-screen.ts';
import { usePlayerKeys } from './use-player-keys.ts';

/** Plays a movie as it will look when it is rendered, with everything a player has. */
export function MoviePlayer(props: MoviePlayerProps) {
  const { movie, scale, tellsProblems = false } = props;
  const slides = useMemo(() => slideMarks(movie), [movie]);
  const screen = useMovieScreen(props, slides);
  return screen ? <LoadedPlayer {...screen} {...{ movie, slides, scale, tellsProblems }} /> : null;
}

interface LoadedPlayerProps {
  readonly screen: MovieScreen;
  readonly seconds: number;
  readonly movie: ProjectData;
  readonly slides: readonly SlideMark[];
  readonly scale: number | undefined;
  readonly tellsProblems: boolean;
}

function LoadedPlayer(props: LoadedPlayerProps) {
  const { screen, seconds, movie, slides, scale, tellsProblems } = props;
  const frame = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const state = useStore(screen.state);
  const { isPlaying } = useStore(screen.transport.state);
  const [volume, setVolume] = useState(100);
  const durationSeconds = movieSeconds(movie);
  const { size: movieSize } = movie.movie;
  const shown = shownSize(movieSize, useElementSize(room), scale);
  const drawn = drawSize(movieSize, shown, devicePixelRatio);
  const fullScreen = useFullScreen(frame);

  useEffect(() => {
    screen.showOn(canvas.current);
    return () => screen.showOn(null);
  }, [screen]);
  useEffect(() => screen.drawAt(drawn.width, drawn.height), [screen, drawn.width, drawn.height]);

  const togglePlay = () => (isPlaying ? screen.transport.pause() : screen.transport.play());
  const changeVolume = (next: number) => {
    const within = Math.min(100, Math.max(0, next));
    setVolume(within);
    screen.mixer.setVolume(within);
  };
  const onKeyDown = usePlayerKeys({
    transport: screen.transport,
    durationSeconds,
    volume,
    togglePlay,
    changeVolume,
    toggleFullScreen: fullScreen.toggle,
  });
  const isReady = state.stage === 'ready';
  return (
    <div
      ref={frame}
      className={classes.player}
      data-mantine-color-scheme="dark"
      data-playing={isPlaying}
    >
      <div ref={room} className={classes.room}>
        <canvas
          ref={canvas}
          className={classes.picture}
          style={{ width: shown.width, height: shown.height }}
          aria-label={movie.publish.title || 'Video'}
          role="img"
        />
        <button
          type="button"
          className={classes.surface}
          aria-label={isPlaying ? 'Pause the video' : 'Play the video'}
          onClick={togglePlay}
          onKeyDown={onKeyDown}
          disabled={!isReady}
        >
          {isReady && !isPlaying && (
            <span className={classes.big}>
              <Icon shape={IconPlayerPlayFilled} sizePx={32} />
            </span>
          )}
        </button>
        {!isReady && (
          <div className={classes.loading}>
            <ProgressWithWords
              words="Getting pictures and sounds ready"
              percent={state.total > 0 ? (100 * state.done) / state.total : undefined}
            />
          </div>
        )}
        {isReady && tellsProblems && <ProblemNote screen={screen} movie={movie} />}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the controls inside, gathered in one place */}
      <div className={classes.controls} onKeyDown={onKeyDown}>
        <PlayerControls
          isPlaying={isPlaying}
          seconds={seconds}
          durationSeconds={durationSeconds}
          slides={slides}
          volume={volume}
          isFullScreen={fullScreen.isOn}
          onTogglePlay={togglePlay}
          onSeek={screen.transport.seek}
          onVolume={changeVolume}
          {...(fullScreen.isPossible && { onToggleFullScreen: fullScreen.toggle })}
        />
      </div>
    </div>
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
