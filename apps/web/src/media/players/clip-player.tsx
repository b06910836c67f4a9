import { Button } from '@mantine/core';
import { youtubeId, youtubePage } from '@reelwright/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../theme/icon.tsx';
import classes from './players.module.css';
import { useSinglePlay } from './use-single-play.ts';

interface ClipPlayerProps {
  readonly src: string;
  readonly label: string;
}

/** A video file, or a way to one on a video site. A file that does not load can be tried again. */
export function ClipPlayer({ src, label }: ClipPlayerProps) {
  const [attempt, setAttempt] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const single = useSinglePlay();
  const video = youtubeId(src);
  if (video) return <HostedVideo id={video} label={label} />;
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
      src={src}
      aria-label={label}
      controls
      playsInline
      preload="auto"
      onPlay={single}
      onError={() => setBroken(true)}
    />
  );
}

interface FailedMediaProps {
  readonly words: string;
  readonly onReload: () => void;
}

/** Spec: a warning sign; pressing it loads anew. */
export function FailedMedia({ words, onReload }: FailedMediaProps) {
  return (
    <div className={classes.failed} role="alert">
      <Icon shape={IconAlertTriangle} sizePx={24} />
      <span>{words}</span>
      <Button variant="light" size="compact-sm" onClick={onReload} title="Failed :(">
        Load again
      </Button>
    </div>
  );
}

/** Our pages load nothing from elsewhere: a video on a video site opens there. */
function HostedVideo({ id, label }: { readonly id: string; readonly label: string }) {
  return (
    <div className={classes.failed}>
      <span>{label || 'This video is on YouTube.'}</span>
      <Button component="a" variant="light" href={youtubePage(id)} target="_blank" rel="noreferrer">
        Watch it on YouTube
      </Button>
    </div>
  );
}
