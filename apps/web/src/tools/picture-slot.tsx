import { Button } from '@mantine/core';
import { mediaAddress } from '@reelwright/contract';
import { IconPhotoPlus } from '@tabler/icons-react';
import { pickMedia } from '../media-picker/pick-media.tsx';
import { Icon } from '../theme/icon.tsx';
import classes from './picture-slot.module.css';

interface PictureSlotProps {
  readonly label: string;
  readonly url: string;
  readonly onPicture: (url: string, shape: number | undefined) => void;
  /** Where there may be none. */
  readonly onRemove?: () => void;
}

/** One picture of a tool, seen small: press it for another one. */
export function PictureSlot({ label, url, onPicture, onRemove }: PictureSlotProps) {
  const pick = async () => {
    const media = await pickMedia({
      title: label,
      keyword: '',
      kinds: ['image'],
      opensOn: 'upload',
    });
    if (!media?.url) return;
    const { width, height } = media;
    const isKnown = typeof width === 'number' && typeof height === 'number' && height > 0;
    onPicture(media.url, isKnown ? width / height : undefined);
  };
  return (
    <div className={classes.slot}>
      <p className={classes.label}>{label}</p>
      <button
        type="button"
        className={classes.picture}
        aria-label={url ? `Change ${label.toLowerCase()}` : `Add ${label.toLowerCase()}`}
        onClick={() => void pick()}
      >
        {url ? (
          <img src={mediaAddress(url, location.origin)} alt="" />
        ) : (
          <Icon shape={IconPhotoPlus} sizePx={24} />
        )}
      </button>
      {url && onRemove && (
        <Button size="compact-xs" variant="subtle" onClick={onRemove}>
          Remove
        </Button>
      )}
    </div>
  );
}
