import { Button } from '@mantine/core';
import type { VideoStatus } from '@reelwright/contract';
import { useEffect, useEffectEvent } from 'react';
import { useVideo } from '../../publish/calls/use-video.ts';
import { isMoving } from '../../publish/is-moving.ts';
import { openPublish } from '../../publish/open-publish.ts';
import { publicFile } from '../../publish/public-file.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import type { ChosenFilm } from './use-player.ts';

interface NewerVideoProps {
  readonly film: ChosenFilm;
  /** The video that is shown now. */
  readonly shownSrc: string;
  readonly onNewer: (film: ChosenFilm, status: VideoStatus) => void;
}

/** A published film that was changed since, by captions for instance: says how its video follows, and shows it then. */
export function NewerVideo({ film, shownSrc, onNewer }: NewerVideoProps) {
  const { id, title } = film;
  const { data: video } = useVideo(id);
  const isMade = isMoving(video) && video?.status !== 'pass';
  const newest = video?.video_url ? publicFile(id, 'video.mp4', video.video_url) : shownSrc;
  const showNewest = useEffectEvent(() => video && onNewer(film, video));
  useEffect(() => {
    if (newest !== shownSrc && !isMade) showNewest();
  }, [newest, shownSrc, isMade]);
  if (!video || (!isMade && !video.outdated)) return null;
  return (
    <InlineAlert
      action={
        <Button
          size="xs"
          variant="default"
          onClick={() => openPublish({ id, title, tab: 'status' })}
        >
          {isMade ? 'See how far along it is' : 'Publish again'}
        </Button>
      }
    >
      {isMade
        ? `“${title}” is being made again. The earlier video stays online until then.`
        : `You’ve changed “${title}” since. Publish it again, and the new one is shown everywhere.`}
    </InlineAlert>
  );
}
