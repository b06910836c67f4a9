import { Anchor } from '@mantine/core';
import {
  type HostedVideo,
  hostedVideoFrame,
  hostedVideoPage,
  hostedVideoPoster,
  mediaAddress,
  videoSiteNames,
} from '@reelwright/contract';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { FailedMedia } from './failed-media.tsx';
import classes from './players.module.css';
import { useHostedVideo } from './use-hosted-video.ts';

interface HostedPlayerProps {
  readonly video: HostedVideo;
  readonly label: string;
}

/** A site that has not answered by then does not. */
const loadTimeoutMs = 20_000;

/**
 * A video on a video site, in that site's own frame. Its picture comes through our server; nothing is asked of
 * the site by the browser before somebody wants to play it.
 */
export function HostedPlayer({ video, label }: HostedPlayerProps) {
  const [state, setState] = useState<'asleep' | 'loading' | 'shown' | 'failed'>('asleep');
  const { data: info } = useHostedVideo(video);
  const poster = info?.thumbnail || hostedVideoPoster(video);
  const site = videoSiteNames[video.site];
  const name = label || info?.title || `Video on ${site}`;
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), loadTimeoutMs);
    return () => clearTimeout(timer);
  }, [state]);
  const play = () => setState(navigator.onLine ? 'loading' : 'failed');
  const wayOut = (
    <Anchor
      className={classes.wayOut ?? ''}
      href={hostedVideoPage(video)}
      target="_blank"
      rel="noreferrer"
    >
      Watch it on {site}
    </Anchor>
  );
  if (state === 'failed') {
    return (
      <FailedMedia words="Failed to load video" onReload={play}>
        {wayOut}
      </FailedMedia>
    );
  }
  return (
    <figure className={classes.hosted}>
      {state === 'asleep' ? (
        <button type="button" className={classes.poster} aria-label={`Play ${name}`} onClick={play}>
          {poster && <img src={mediaAddress(poster, location.origin)} alt="" decoding="async" />}
          <span className={classes.posterSign}>
            <Icon shape={IconPlayerPlayFilled} sizePx={32} />
          </span>
        </button>
      ) : (
        <iframe
          className={classes.video}
          title={name}
          src={hostedVideoFrame(video)}
          // Sites refuse to play for whoever does not say where they are; which page it is stays with us.
          referrerPolicy="strict-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          onLoad={() => setState('shown')}
        />
      )}
      <figcaption className={classes.hostedWords}>
        <span>{state === 'asleep' ? `Playing it loads it from ${site}.` : 'Won’t it play?'}</span>
        {wayOut}
      </figcaption>
    </figure>
  );
}
