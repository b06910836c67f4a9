import { Button } from '@mantine/core';
import type { VideoStatus } from '@reelwright/contract';
import { useEffect, useEffectEvent } from 'react';
import { useVideo } from '../../publish/calls/use-video.ts';
import { openPublish } from '../../publish/open-publish.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import type { ChosenFilm } from './use-player.ts';

interface WaitForVideoProps {
  readonly film: ChosenFilm;
  readonly onReady: (film: ChosenFilm, status: VideoStatus) => void;
}

/** A film of which there is no video yet: says so, and goes on by itself once it is published. */
export function WaitForVideo({ film, onReady }: WaitForVideoProps) {
  const { id, title } = film;
  const { data: video } = useVideo(id);
  const goOn = useEffectEvent(() => video && onReady(film, video));
  const isReady = Boolean(video?.video_url);
  useEffect(() => {
    if (isReady) goOn();
  }, [isReady]);
  const isMade = video?.status === 'pending' || video?.status === 'processing';
  return (
    <InlineAlert
      action={
        <Button
          size="xs"
          variant="default"
          onClick={() => openPublish({ id, title, tab: isMade ? 'status' : 'embed' })}
        >
          {isMade ? 'See how far along it is' : 'Publish it'}
        </Button>
      }
    >
      {isMade
        ? `“${title}” is being made. Its player can be set up as soon as it is ready.`
        : `“${title}” isn’t published yet. A player needs a published video.`}
    </InlineAlert>
  );
}
