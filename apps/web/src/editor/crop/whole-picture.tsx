import { mediaAddress } from '@reelwright/contract';
import type { Item } from '@reelwright/movie';
import { useRef } from 'react';
import { useEarlyPlayer } from '../../media/players/use-early-player.ts';
import type { Size } from './crop-geometry.ts';

interface WholePictureProps {
  readonly item: Item;
  readonly onSize?: (size: Size) => void;
}

/** The picture or video as it is, without what cuts it. */
export function WholePicture({ item, onSize }: WholePictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  const measure = ({ videoWidth: width, videoHeight: height }: HTMLVideoElement) =>
    onSize?.({ width, height });
  const place = useEarlyPlayer(video, { onMetadata: measure });
  const address = mediaAddress(item.url ?? '', location.origin);
  if (item.type !== 'video') {
    return (
      <img
        src={address}
        alt=""
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          onSize?.({ width, height })
        }
      />
    );
  }
  return (
    <video
      ref={place}
      src={`${address}#t=${item.startTime ?? 0}`}
      muted
      playsInline
      preload="auto"
      onLoadedMetadata={({ currentTarget }) => measure(currentTarget)}
    />
  );
}
