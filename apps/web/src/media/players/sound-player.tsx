import { Slider } from '@mantine/core';
import { mediaAddress } from '@reelwright/contract';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatClock } from '../../player/format-clock.ts';
import { recallChoice, rememberChoice } from '../../ui/choice-memory.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { FailedMedia } from './failed-media.tsx';
import classes from './players.module.css';
import { setVolume } from './set-volume.ts';
import { stopAt } from './stop-at.ts';
import { useEarlyPlayer } from './use-early-player.ts';
import { useSinglePlay } from './use-single-play.ts';
import { useWaveform } from './use-waveform.ts';
import { Waveform } from './waveform.tsx';

interface SoundPlayerProps {
  readonly url: string;
  readonly label: string;
  /** The part that is used; playing stays inside it. */
  readonly part?: { readonly start: number; readonly end: number };
  /** 0 to 100; as it is unless told. */
  readonly volume?: number | undefined;
  /** It may be heard together with others. */
  readonly multi?: boolean;
  /** How long it is, where that is known: browsers don't tell it of every file. */
  readonly knownSeconds?: number;
  readonly onLength?: (seconds: number) => void;
  readonly element?: RefObject<HTMLAudioElement | null>;
}

/** Spec: how close the waveform is looked at, kept for a month. */
const zoomCookie = 'audio_zoom';
const zoomDays = 30;
const [minZoom, maxZoom] = [1, 200];

/** A sound with its shape: play it, jump in it, look closer. */
export function SoundPlayer(props: SoundPlayerProps) {
  const { url, label, part, volume, multi = false, knownSeconds = 0, onLength, element } = props;
  const own = useRef<HTMLAudioElement>(null);
  const audio = element ?? own;
  const [measured, setMeasured] = useState(0);
  const seconds = measured || knownSeconds;
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [zoom, setZoom] = useState(rememberedZoom);
  const waveform = useWaveform(url, seconds);
  const single = useSinglePlay({ multi });
  const end = part?.end;
  useEffect(() => {
    if (!isPlaying || end === undefined || !audio.current) return;
    return stopAt(audio.current, end);
  }, [isPlaying, end, audio]);
  const seek = (to: number) => {
    if (audio.current) audio.current.currentTime = Math.max(0, Math.min(to, seconds));
    setAt(to);
  };
  const measure = ({ duration }: HTMLAudioElement) => {
    if (!Number.isFinite(duration)) return;
    setMeasured(duration);
    onLength?.(duration);
  };
  const begin = (player: HTMLAudioElement) => {
    if (volume !== undefined) setVolume(player, volume);
    measure(player);
  };
  const place = useEarlyPlayer(audio, { onMetadata: begin, onError: () => setBroken(true) });
  const toggle = () => {
    const player = audio.current;
    if (!player) return;
    if (!player.paused) return player.pause();
    if (part && (player.currentTime < part.start || player.currentTime >= part.end - 0.05)) {
      player.currentTime = part.start;
    }
    void player.play().catch(() => setBroken(true));
  };
  if (isBroken) {
    return (
      <FailedMedia
        words="Failed to load sound"
        onReload={() => {
          setBroken(false);
          setAttempt((now) => now + 1);
        }}
      />
    );
  }
  return (
    <div className={classes.sound}>
      {/* biome-ignore lint/a11y/useMediaCaption: music and voices that people brought */}
      <audio
        key={attempt}
        ref={place}
        src={mediaAddress(url, location.origin)}
        preload="auto"
        aria-label={label}
        onLoadedMetadata={({ currentTarget }) => begin(currentTarget)}
        // What comes out of a cache may tell how long it is only later.
        onDurationChange={(event) => measure(event.currentTarget)}
        onTimeUpdate={(event) => setAt(event.currentTarget.currentTime)}
        onPlay={(event) => {
          single(event);
          setPlaying(true);
        }}
        onPause={() => setPlaying(false)}
        onError={() => setBroken(true)}
      />
      {waveform.data ? (
        <Waveform
          data={waveform.data}
          atSeconds={at}
          zoom={zoom}
          onSeek={seek}
          {...(part && { part })}
        />
      ) : (
        <div className={classes.noWaves}>{waveform.isError ? '' : 'Loading..'}</div>
      )}
      <div className={classes.controls}>
        <IconButton
          label={isPlaying ? 'Pause' : 'Play'}
          icon={isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled}
          variant="filled"
          color="accent"
          onClick={toggle}
        />
        <Slider
          className={classes.seek ?? ''}
          label={formatClock}
          thumbLabel="Position"
          min={0}
          max={Math.max(0.1, seconds)}
          step={0.1}
          value={at}
          onChange={seek}
        />
        <span className={classes.clock}>
          {formatClock(at)} / {formatClock(seconds)}
        </span>
      </div>
      <div className={classes.zoom}>
        <span className={classes.zoomLabel}>Zoom</span>
        <Slider
          className={classes.seek ?? ''}
          label={null}
          thumbLabel="Zoom"
          min={minZoom}
          max={maxZoom}
          value={zoom}
          onChange={(value) => {
            setZoom(value);
            rememberChoice(zoomCookie, String(value), { days: zoomDays });
          }}
        />
      </div>
    </div>
  );
}

function rememberedZoom(): number {
  const zoom = Number(recallChoice(zoomCookie)) || minZoom;
  return Math.min(maxZoom, Math.max(minZoom, zoom));
}
