import type { PlayerSettings } from '@reelwright/contract';
import { useRef, useState } from 'react';
import { PlayerExtras } from './player-extras.tsx';
import { PlayerFrame } from './player-frame.tsx';
import type { SlideMark } from './seek-bar.tsx';
import { useCaptionTrack } from './use-caption-track.ts';
import classes from './video-player.module.css';

interface VideoPlayerProps {
  readonly src: string;
  readonly poster: string | undefined;
  /** Where its captions are, for films whose picture does not show them. */
  readonly captions?: string | undefined;
  readonly title: string;
  /** Known before anything of the file is fetched. */
  readonly durationSeconds: number | null;
  /** It is all of a page that others frame. */
  readonly fillsFrame?: boolean;
  /** The bar lies on the picture, for rooms that have the picture's shape. */
  readonly barOver?: boolean;
  /** What its owner gave it besides the video. */
  readonly settings?: PlayerSettings | null;
}

/** A finished video in the product's own player. Nothing but the poster is fetched before it is wanted. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { src, poster, title, durationSeconds, fillsFrame = false, barOver = fillsFrame } = props;
  const { settings } = props;
  const cues = useCaptionTrack(props.captions);
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [length, setLength] = useState(durationSeconds ?? 0);
  const togglePlay = () => {
    // A browser may refuse, or the file may be gone: `onError` says so then.
    if (video.current?.paused) void video.current.play().catch(() => {});
    else video.current?.pause();
  };
  const seek = (wanted: number) => {
    if (!video.current) return;
    const within = Math.min(length, Math.max(0, wanted));
    video.current.currentTime = within;
    setSeconds(within);
  };
  return (
    <PlayerFrame
      isPlaying={isPlaying}
      isReady={!hasFailed}
      seconds={seconds}
      durationSeconds={length}
      slides={chapterMarks(settings)}
      partName="chapter"
      color={settings?.color ?? undefined}
      note={
        settings && (
          <PlayerExtras
            settings={settings}
            seconds={seconds}
            onSeek={seek}
            onLeave={() => video.current?.pause()}
          />
        )
      }
      position={() => video.current?.currentTime ?? 0}
      onTogglePlay={togglePlay}
      onSeek={seek}
      onVolume={(volume) => {
        if (video.current) video.current.volume = volume / 100;
      }}
      ownsPage={fillsFrame}
      barOver={barOver}
      cues={cues}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: the frame around it shows what is said. */}
      <video
        ref={video}
        className={classes.video}
        src={src}
        poster={poster}
        aria-label={title}
        playsInline
        preload={poster ? 'none' : 'metadata'}
        onLoadedMetadata={({ currentTarget }) => hideOwnTracks(currentTarget)}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={(event) => setSeconds(event.currentTarget.currentTime)}
        onDurationChange={({ currentTarget: { duration } }) => {
          if (Number.isFinite(duration)) setLength(duration);
        }}
        onError={() => setFailed(true)}
      />
      {hasFailed && (
        <p className={classes.notice} role="alert">
          This video could not be played. Please reload the page.
        </p>
      )}
    </PlayerFrame>
  );
}

function chapterMarks(settings: PlayerSettings | null | undefined): readonly SlideMark[] {
  return (settings?.chapters ?? []).map(({ start_seconds, title }) => ({
    startSeconds: start_seconds,
    title,
  }));
}

/** The file brings its captions along for players that have nothing else; here they would be shown twice. */
function hideOwnTracks({ textTracks }: HTMLVideoElement): void {
  for (const track of textTracks) track.mode = 'disabled';
}
