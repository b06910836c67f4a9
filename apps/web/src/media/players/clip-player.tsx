import { hostedVideoOf, mediaAddress } from '@reelwright/contract';
import { useState } from 'react';
import { FailedMedia } from './failed-media.tsx';
import { HostedPlayer } from './hosted-player.tsx';
import classes from './players.module.css';
import { useSinglePlay } from './use-single-play.ts';

interface ClipPlayerProps {
  readonly url: string;
  readonly label: string;
}

/** A video file, or one that lies on a video site. What does not load can be tried again. */
export function ClipPlayer({ url, label }: ClipPlayerProps) {
  const [attempt, setAttempt] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const single = useSinglePlay();
  const hosted = hostedVideoOf(url);
  if (hosted) return <HostedPlayer video={hosted} label={label} />;
  if (isBroken) {
    return (
      <FailedMedia
        words="Failed to load video"
        onReload={() => {
          setBroken(false);
          setAttempt((now) => now + 1);
        }}
      />
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: people's own clips; what is said in them is not known
    <video
      key={attempt}
      className={classes.video}
      src={mediaAddress(url, location.origin)}
      aria-label={label}
      controls
      playsInline
      preload="auto"
      onPlay={single}
      onError={() => setBroken(true)}
    />
  );
}
