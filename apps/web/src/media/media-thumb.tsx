import { mediaAddress } from '@reelwright/contract';
import { IconMusic, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect } from 'react';
import { formatClock } from '../player/format-clock.ts';
import { Icon } from '../theme/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { isSticker } from './is-sticker.ts';
import type { MediaKind } from './media-kind.ts';
import classes from './media-thumb.module.css';

interface MediaThumbProps {
  readonly kind: MediaKind;
  /** Empty for sounds, and for videos nobody made a picture of. */
  readonly thumbnail: string;
  readonly alt: string;
  readonly seconds?: number | undefined;
}

/** A small picture of something that can be shown or heard; clips and sounds say how long they are. */
export function MediaThumb({ kind, thumbnail, alt, seconds }: MediaThumbProps) {
  const isBare = kind === 'video' && !thumbnail;
  useEffect(() => {
    if (isBare) console.warn(`The video ${alt} has no thumbnail.`);
  }, [isBare, alt]);
  return (
    <span className={classes.thumb} data-kind={kind}>
      {thumbnail ? (
        <Picture
          src={mediaAddress(thumbnail, location.origin)}
          alt={alt}
          isOfMany
          // Things without a background are shown whole.
          fit={isSticker(thumbnail) ? 'contain' : 'cover'}
        />
      ) : (
        <Icon shape={kind === 'audio' ? IconMusic : IconPlayerPlayFilled} sizePx={24} />
      )}
      {(kind === 'video' || (kind === 'audio' && seconds !== undefined)) && (
        <span className={classes.length} aria-hidden="true">
          {kind === 'video' && <Icon shape={IconPlayerPlayFilled} sizePx={16} />}
          {seconds !== undefined && formatClock(seconds)}
        </span>
      )}
    </span>
  );
}
