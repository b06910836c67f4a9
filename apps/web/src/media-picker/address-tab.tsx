import { Button, TextInput } from '@mantine/core';
import {
  type HostedVideo,
  hostedVideoOf,
  hostedVideoPage,
  hostedVideoPoster,
  videoSiteNames,
} from '@reelwright/contract';
import { isValidUrl, type MediaValue } from '@reelwright/forms';
import { useState } from 'react';
import type { MediaKind } from '../media/media-kind.ts';
import { HostedPlayer } from '../media/players/hosted-player.tsx';
import { useHostedVideo } from '../media/players/use-hosted-video.ts';
import { InlineAlert } from '../ui/inline-alert.tsx';
import classes from './pick-media.module.css';

interface AddressTabProps {
  readonly url: string;
  readonly kinds: readonly MediaKind[];
  readonly onUrl: (url: string) => void;
  readonly onMedia: (media: MediaValue) => void;
}

/** A picture or clip that lies somewhere on the web. */
export function AddressTab({ url, kinds, onUrl, onMedia }: AddressTabProps) {
  const [isChecked, setChecked] = useState(false);
  const isGood = /^https?:\/\//i.test(url.trim()) && isValidUrl(url.trim());
  const hosted = hostedVideoOf(url);
  return (
    <form
      className={classes.tab}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (isGood && !hosted) onMedia({ url: url.trim() });
      }}
    >
      <TextInput
        label="Web address"
        description="It’s copied into your storage, so your video doesn’t depend on the other site."
        placeholder="https://example.com/logo.png"
        maxLength={2000}
        value={url}
        error={isChecked && !isGood ? 'Address is not a valid URL' : undefined}
        onChange={(event) => onUrl(event.currentTarget.value)}
      />
      {hosted ? (
        <HostedOffer key={hosted.id} video={hosted} kinds={kinds} onMedia={onMedia} />
      ) : (
        <div>
          <Button type="submit">Use it</Button>
        </div>
      )}
    </form>
  );
}

interface HostedOfferProps {
  readonly video: HostedVideo;
  readonly kinds: readonly MediaKind[];
  readonly onMedia: (media: MediaValue) => void;
}

/** A video on a video site: watched here, but only its picture can be used. */
function HostedOffer({ video, kinds, onMedia }: HostedOfferProps) {
  const { data: info } = useHostedVideo(video);
  const poster = info?.thumbnail || hostedVideoPoster(video);
  const site = videoSiteNames[video.site];
  const isUsable = kinds.includes('image') && poster;
  const takePicture = (url: string) =>
    onMedia({
      url,
      type: 'image',
      ident: video.id,
      title: info?.title ?? '',
      credit: { author: info?.author ?? '', licence: '', link: hostedVideoPage(video) },
    });
  return (
    <>
      <div className={classes.hosted}>
        <HostedPlayer video={video} label={info?.title ?? ''} />
      </div>
      <InlineAlert>
        {site} doesn’t let its videos be copied, so they can’t become part of yours.{' '}
        {isUsable
          ? 'You can use its picture. If the video is yours, upload its file instead.'
          : 'If the video is yours, upload its file instead.'}
      </InlineAlert>
      {isUsable && (
        <div>
          <Button onClick={() => takePicture(poster)}>Use its picture</Button>
        </div>
      )}
    </>
  );
}
