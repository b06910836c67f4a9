import type { Cue } from '@reelwright/subtitles';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useStore } from '../store/use-store.ts';
import { Icon } from '../theme/icon.tsx';
import { inkOn } from '../theme/ink-on.ts';
import { captionChoice, chooseCaptions } from './caption-choice.ts';
import { CaptionLayer } from './caption-layer.tsx';
import { PlayerControls } from './player-controls.tsx';
import classes from './player-frame.module.css';
import type { SlideMark } from './seek-bar.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { usePlayerKeys } from './use-player-keys.ts';

export interface PlayerFrameProps {
  readonly isPlaying: boolean;
  /** False while it can't be played yet. */
  readonly isReady: boolean;
  readonly seconds: number;
  readonly durationSeconds: number;
  readonly slides: readonly SlideMark[];
  /** What the marks on its bar are called. */
  readonly partName?: 'slide' | 'chapter';
  /** Of its controls, where it is not the product's own: #f0a23c. */
  readonly color?: string | undefined;
  readonly position: () => number;
  readonly onTogglePlay: () => void;
  readonly onSeek: (seconds: number) => void;
  /** 0–100. */
  readonly onVolume: (volume: number) => void;
  /** The whole page is this player: its keys work wherever the focus is. */
  readonly ownsPage?: boolean;
  /** The bar lies on the picture, and goes while it plays and nobody points at it: for frames of its own shape. */
  readonly barOver?: boolean;
  /** What is said, where the picture does not show it: it can be switched on. */
  readonly cues?: readonly Cue[] | undefined;
  /** It is on, and cannot be switched off. */
  readonly keepsCaptions?: boolean;
  /** Lies over the picture and can be pressed. */
  readonly note?: ReactNode;
  /** The picture, as large as the room. */
  readonly children: ReactNode;
}

/** What every player has: the picture as one large button, the bar below it, and the keys. */
export function PlayerFrame(props: PlayerFrameProps) {
  const { isPlaying, isReady, seconds, durationSeconds, slides, ownsPage = false } = props;
  const { onTogglePlay, onSeek, cues = [] } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [volume, setVolume] = useState(100);
  const fullScreen = useFullScreen(frame);
  const { keepsCaptions = false } = props;
  const isChosen = useStore(captionChoice);
  const captionsOn = keepsCaptions || isChosen;
  // There is a choice only where there is something to choose.
  const hasChoice = cues.length > 0 && !keepsCaptions;
  const toggleCaptions = () => chooseCaptions(!captionsOn);
  const changeVolume = (next: number) => {
    const within = Math.min(100, Math.max(0, next));
    setVolume(within);
    props.onVolume(within);
  };
  const onKeyDown = usePlayerKeys({
    position: props.position,
    durationSeconds,
    volume,
    togglePlay: () => isReady && onTogglePlay(),
    seek: onSeek,
    changeVolume,
    toggleCaptions: () => hasChoice && toggleCaptions(),
    toggleFullScreen: fullScreen.toggle,
  });
  const onKey = useEffectEvent(onKeyDown);
  useEffect(() => {
    // The keys of all the controls inside come together here.
    const place = ownsPage ? document.body : frame.current;
    place?.addEventListener('keydown', onKey);
    return () => place?.removeEventListener('keydown', onKey);
  }, [ownsPage]);
  return (
    <div
      ref={frame}
      className={classes.player}
      data-mantine-color-scheme="dark"
      data-playing={isPlaying}
      data-bar={props.barOver ? 'over' : 'below'}
      style={colorsOf(props.color)}
    >
      <div className={classes.room}>
        {props.children}
        <button
          type="button"
          className={classes.surface}
          aria-label={isPlaying ? 'Pause the video' : 'Play the video'}
          onClick={onTogglePlay}
          disabled={!isReady}
        >
          {isReady && !isPlaying && (
            <span className={classes.big}>
              <Icon shape={IconPlayerPlayFilled} sizePx={32} />
            </span>
          )}
        </button>
        {cues.length > 0 && captionsOn && (
          <CaptionLayer
            cues={cues}
            isPlaying={isPlaying}
            seconds={seconds}
            position={props.position}
          />
        )}
        {props.note}
      </div>
      <div className={classes.controls}>
        <PlayerControls
          isPlaying={isPlaying}
          isReady={isReady}
          seconds={seconds}
          durationSeconds={durationSeconds}
          slides={slides}
          partName={props.partName ?? 'slide'}
          volume={volume}
          isFullScreen={fullScreen.isOn}
          onTogglePlay={onTogglePlay}
          onSeek={onSeek}
          onVolume={changeVolume}
          {...(hasChoice && { captions: { isOn: captionsOn, onToggle: toggleCaptions } })}
          {...(fullScreen.isPossible && { onToggleFullScreen: fullScreen.toggle })}
        />
      </div>
    </div>
  );
}

function colorsOf(color: string | undefined): CSSProperties | undefined {
  if (!color) return undefined;
  return { '--rw-accent': color, '--player-color': color, '--player-ink': inkOn(color) };
}
