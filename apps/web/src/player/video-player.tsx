import type { PlayerSettings } from '@reelwright/contract';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useEarlyPlayer } from '../media/players/use-early-player.ts';
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
  /** Asked where it is when it is to play, plays or is over (infinity): true when it has to wait. */
  readonly holds?: (seconds: number) => boolean;
  /** Lies over it meanwhile; once that is gone, it plays on. */
  readonly cover?: ReactNode;
  /** Where the player before it stopped, of the same film in another format: it goes on there. */
  readonly place?: RefObject<PlayPlace>;
}

/** Where somebody is in a film. */
export interface PlayPlace {
  seconds: number;
  isPlaying: boolean;
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
  const learn = (player: HTMLVideoElement) => {
    hideOwnTracks(player);
    if (Number.isFinite(player.duration)) setLength(player.duration);
  };
  const element = useEarlyPlayer(video, { onMetadata: learn, onError: () => setFailed(true) });
  usePlace(video, props.place, setSeconds);
  const holds = props.holds ?? (() => false);
  usePlaysOn(video, Boolean(props.cover));
  const togglePlay = () => {
    if (video.current?.paused && holds(video.current.currentTime)) return;
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
        <>
          {settings && (
            <PlayerExtras
              settings={settings}
              seconds={seconds}
              onSeek={seek}
              onLeave={() => video.current?.pause()}
            />
          )}
          {props.cover}
        </>
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
        ref={element}
        className={classes.video}
        src={src}
        poster={poster}
        aria-label={title}
        playsInline
        preload={poster ? 'none' : 'metadata'}
        onLoadedMetadata={({ currentTarget }) => learn(currentTarget)}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => {
          setSeconds(currentTarget.currentTime);
          if (!currentTarget.paused && holds(currentTarget.currentTime)) currentTarget.pause();
        }}
        onEnded={() => void holds(Number.POSITIVE_INFINITY)}
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

/** Takes over where another player was, and leaves word when it goes itself. */
function usePlace(
  video: RefObject<HTMLVideoElement | null>,
  place: RefObject<PlayPlace> | undefined,
  onStart: (seconds: number) => void,
): void {
  useLayoutEffect(() => {
    const element = video.current;
    if (!element || !place) return;
    const { seconds, isPlaying } = place.current;
    if (seconds > 0) {
      // The picture of that moment is shown, not the poster.
      element.preload = 'metadata';
      element.currentTime = seconds;
      onStart(seconds);
    }
    // A browser may refuse: the play button is there then.
    if (isPlaying) void element.play().catch(() => {});
    return () => {
      place.current = { seconds: element.currentTime, isPlaying: !element.paused };
    };
  }, [video, place, onStart]);
}

/** What was covered goes on when the cover is gone, unless it was over. */
function usePlaysOn(video: RefObject<HTMLVideoElement | null>, isCovered: boolean): void {
  const wasCovered = useRef(false);
  useEffect(() => {
    const element = video.current;
    if (wasCovered.current && !isCovered && element && !element.ended)
      void element.play().catch(() => {});
    wasCovered.current = isCovered;
  }, [video, isCovered]);
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
