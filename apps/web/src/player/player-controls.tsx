import {
  IconBadgeCc,
  IconBadgeCcFilled,
  IconMaximize,
  IconMinimize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import { IconButton } from '../ui/icon-button.tsx';
import { formatClock } from './format-clock.ts';
import classes from './player-controls.module.css';
import { SeekBar, type SlideMark } from './seek-bar.tsx';

interface PlayerControlsProps {
  readonly isPlaying: boolean;
  readonly isReady: boolean;
  readonly seconds: number;
  readonly durationSeconds: number;
  readonly slides: readonly SlideMark[];
  readonly partName: 'slide' | 'chapter';
  readonly volume: number;
  readonly isFullScreen: boolean;
  readonly onTogglePlay: () => void;
  readonly onSeek: (seconds: number) => void;
  readonly onVolume: (volume: number) => void;
  /** Missing where nothing is said, or where the picture shows it already. */
  readonly captions?: { readonly isOn: boolean; readonly onToggle: () => void };
  /** Missing where the page may not take the whole screen. */
  readonly onToggleFullScreen?: () => void;
}

/** The bar under a movie. */
export function PlayerControls(props: PlayerControlsProps) {
  const { isPlaying, seconds, durationSeconds, volume, captions } = props;
  const { isFullScreen, onToggleFullScreen } = props;
  return (
    <section className={classes.bar} aria-label="Player">
      <IconButton
        icon={isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled}
        label={isPlaying ? 'Pause' : 'Play'}
        keys={['Space']}
        disabled={!props.isReady}
        onClick={props.onTogglePlay}
      />
      <SeekBar
        seconds={seconds}
        durationSeconds={durationSeconds}
        slides={props.slides}
        partName={props.partName}
        onSeek={props.onSeek}
      />
      <span className={classes.time}>
        {formatClock(seconds)} / {formatClock(durationSeconds)}
      </span>
      <IconButton
        icon={volume > 0 ? IconVolume : IconVolumeOff}
        label={volume > 0 ? 'Mute' : 'Unmute'}
        keys={['M']}
        onClick={() => props.onVolume(volume > 0 ? 0 : 100)}
      />
      <input
        className={classes.volume}
        type="range"
        min={0}
        max={100}
        step={1}
        value={volume}
        aria-label="Volume"
        aria-valuetext={`${volume} %`}
        onChange={(event) => props.onVolume(event.currentTarget.valueAsNumber)}
      />
      {captions && (
        <IconButton
          icon={captions.isOn ? IconBadgeCcFilled : IconBadgeCc}
          label="Captions"
          hint={captions.isOn ? 'Hide captions' : 'Show captions'}
          keys={['C']}
          aria-pressed={captions.isOn}
          onClick={captions.onToggle}
        />
      )}
      {onToggleFullScreen && (
        <IconButton
          icon={isFullScreen ? IconMinimize : IconMaximize}
          label={isFullScreen ? 'Leave full screen' : 'Full screen'}
          keys={['F']}
          onClick={onToggleFullScreen}
        />
      )}
    </section>
  );
}
