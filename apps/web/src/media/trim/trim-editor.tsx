import { Button, RangeSlider } from '@mantine/core';
import { mediaAddress } from '@reelwright/contract';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { FailedMedia } from '../players/failed-media.tsx';
import { setVolume } from '../players/set-volume.ts';
import { SoundPlayer } from '../players/sound-player.tsx';
import { stopAt } from '../players/stop-at.ts';
import { useEarlyPlayer } from '../players/use-early-player.ts';
import { playAlone } from '../players/use-single-play.ts';
import { FrameStrip } from './frame-strip.tsx';
import classes from './trim-editor.module.css';
import {
  longestRecommendedSeconds,
  shortestSeconds,
  type TrimRange,
  trimmed,
  trimStep,
} from './trim-range.ts';

interface TrimEditorProps {
  readonly url: string;
  readonly name: string;
  readonly kind: 'video' | 'audio';
  /** How loud it is in the video, 0 to 100. */
  readonly volume?: number | undefined;
  /** What is used already. */
  readonly range: Partial<TrimRange>;
  readonly onSave: (range: TrimRange) => void;
}

/** Spec: short clips keep a video lively; above 15 s, using somebody else's may not be fair use any more. */
const recommendedSeconds = 10;
const fairUseSeconds = 15;
/** Spec: so long nobody moved an end before the clip shows what is there. */
const seekSettlesMs = 250;

/** Which part of a clip or a sound is used. */
export function TrimEditor({ url, name, kind, volume, range, onSave }: TrimEditorProps) {
  const [seconds, setSeconds] = useState(0);
  const [part, setPart] = useState<TrimRange>();
  const shortest = shortestSeconds[kind];
  const learn = (length: number) => {
    setSeconds(length);
    const wanted = { start: range.start ?? 0, end: range.end ?? length };
    setPart(trimmed(wanted, { seconds: length, shortest, moved: 'end' }));
  };
  const change = (wanted: TrimRange, moved: 'start' | 'end') =>
    setPart(trimmed(wanted, { seconds, shortest, moved }));
  const save = async () => {
    if (!part) return;
    const isLong = part.end - part.start > fairUseSeconds;
    const sure =
      kind !== 'video' ||
      !isLong ||
      (await confirm({
        title: 'Clips over 15 seconds',
        message:
          'Short parts of somebody else’s video are often fair use; longer ones may not be. We recommend less than 10 seconds.',
        confirmLabel: 'Ignore',
        cancelLabel: 'Trim',
      }));
    if (sure) onSave(part);
  };
  return (
    <div className={classes.editor}>
      {kind === 'audio' ? (
        <SoundPlayer {...{ url, label: name, volume }} onLength={learn} {...(part && { part })} />
      ) : (
        <ClipWithPart {...{ url, name, part, volume }} onLength={learn} />
      )}
      {kind === 'video' && seconds > 0 && <FrameStrip url={url} seconds={seconds} />}
      {part && (
        <>
          <RangeSlider
            min={0}
            max={seconds}
            step={trimStep}
            minRange={Math.min(shortest, seconds)}
            label={(value) => `${value.toFixed(1)} s`}
            thumbFromLabel="Start"
            thumbToLabel="End"
            value={[part.start, part.end]}
            onChange={([start, end]) =>
              change({ start, end }, start === part.start ? 'end' : 'start')
            }
          />
          <div className={classes.figures}>
            <NumberField
              label="Start (seconds)"
              min={0}
              max={tenths(part.end - Math.min(shortest, seconds))}
              step={trimStep}
              value={part.start}
              onChange={(start) => change({ ...part, start }, 'start')}
            />
            <NumberField
              label="End (seconds)"
              min={tenths(part.start + Math.min(shortest, seconds))}
              max={hundredths(seconds)}
              step={trimStep}
              value={part.end}
              onChange={(end) => change({ ...part, end }, 'end')}
            />
            <span className={classes.badge} data-tone={kind === 'video' ? toneOf(part) : 'good'}>
              {(part.end - part.start).toFixed(1)} s used
            </span>
            <span className={classes.grow} />
            <Button onClick={() => void save()}>Save</Button>
          </div>
          {kind === 'video' && toneOf(part) !== 'good' && (
            <p className={classes.advice}>
              We recommend less than {recommendedSeconds} seconds, and {longestRecommendedSeconds}{' '}
              at most.
            </p>
          )}
        </>
      )}
    </div>
  );
}

function tenths(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}

function hundredths(seconds: number): number {
  return Math.floor(seconds * 100) / 100;
}

function toneOf({ start, end }: TrimRange): 'good' | 'long' | 'too-long' {
  if (end - start <= recommendedSeconds) return 'good';
  return end - start <= longestRecommendedSeconds ? 'long' : 'too-long';
}

interface ClipWithPartProps {
  readonly url: string;
  readonly name: string;
  readonly part: TrimRange | undefined;
  readonly volume: number | undefined;
  readonly onLength: (seconds: number) => void;
}

/** Plays the part, and stops at its end. */
function ClipWithPart({ url, name, part, volume, onLength }: ClipWithPartProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const measure = (player: HTMLVideoElement) => {
    if (volume !== undefined) setVolume(player, volume);
    onLength(player.duration);
  };
  const place = useEarlyPlayer(video, { onMetadata: measure, onError: () => setBroken(true) });
  const end = part?.end;
  useEffect(() => {
    if (!isPlaying || end === undefined || !video.current) return;
    return stopAt(video.current, end);
  }, [isPlaying, end]);
  /** What the picture was last put to; a clip begins at its beginning. */
  const shown = useRef<TrimRange>(undefined);
  useEffect(() => {
    if (!part) return;
    shown.current ??= { start: 0, end: part.end };
    const { start, end: last } = shown.current;
    if (part.start === start && part.end === last) return;
    const timer = setTimeout(() => {
      shown.current = part;
      const player = video.current;
      if (player?.paused) player.currentTime = part.start === start ? part.end : part.start;
    }, seekSettlesMs);
    return () => clearTimeout(timer);
  }, [part]);
  const toggle = () => {
    const player = video.current;
    if (!player || !part) return;
    if (!player.paused) return player.pause();
    if (player.currentTime < part.start || player.currentTime >= part.end - 0.05) {
      player.currentTime = part.start;
    }
    void player.play();
  };
  if (isBroken)
    return <FailedMedia words="Failed to load video" onReload={() => setBroken(false)} />;
  return (
    <div className={classes.clip}>
      {/* biome-ignore lint/a11y/useMediaCaption: people's own clips */}
      <video
        ref={place}
        className={classes.video}
        src={mediaAddress(url, location.origin)}
        aria-label={name}
        playsInline
        preload="auto"
        onLoadedMetadata={({ currentTarget }) => measure(currentTarget)}
        onPlay={(event) => {
          playAlone(event.currentTarget);
          setPlaying(true);
        }}
        onPause={() => setPlaying(false)}
        onError={() => setBroken(true)}
      />
      <div className={classes.play}>
        <Button
          variant="light"
          leftSection={<Icon shape={isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled} />}
          onClick={toggle}
        >
          {isPlaying ? 'Pause' : 'Play this part'}
        </Button>
      </div>
    </div>
  );
}
