import { Button } from '@mantine/core';
import { mediaAddress } from '@reelwright/contract';
import type { MediaEntry } from '@reelwright/wizards';
import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { EditMedia } from '../../media/edit-media.tsx';
import { pickMedia } from '../../media-picker/pick-media.tsx';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useVideoOrientation } from '../size/use-video-orientation.ts';
import classes from './media-slot.module.css';

interface MediaSlotProps {
  /** What the picture is of: 'Photo or logo'. */
  readonly label: string;
  /** Where there is no room for a label of its own, only the button carries it. */
  readonly isSmall?: boolean;
  readonly media: readonly MediaEntry[] | undefined;
  readonly onChange: (media: MediaEntry[]) => void;
  /** What to look for first. */
  readonly keyword: string;
  /** Width by height, where every slide shows it in the same shape. */
  readonly shape?: number;
  readonly isRequired?: boolean;
  readonly error?: string | undefined;
}

/** A place for one picture or clip in a form. */
export function MediaSlot(props: MediaSlotProps) {
  const {
    label,
    isSmall = false,
    media,
    onChange,
    keyword,
    shape,
    isRequired = false,
    error,
  } = props;
  const id = useId();
  const orientation = useVideoOrientation();
  const words = isSmall ? 'Picture' : 'Add photo or video';
  const [entry] = (media ?? []).filter(({ url }) => url);
  const pick = async () => {
    const picked = await pickMedia({ title: label, keyword: keyword.trim(), orientation });
    if (picked) onChange([picked as MediaEntry]);
  };
  return (
    <fieldset className={classes.slot} data-small={isSmall || undefined} aria-describedby={id}>
      <legend className={isSmall ? classes.hidden : classes.label}>
        {label}
        {isRequired && <span className={classes.star}> *</span>}
      </legend>
      {entry ? (
        <div className={classes.chosen} data-shape={isSmall ? 'wide' : orientation}>
          <button type="button" className={classes.picture} onClick={() => void pick()}>
            {entry.type === 'video' && !entry.thumbnail ? (
              <video
                src={mediaAddress(entry.url ?? '', location.origin)}
                muted
                preload="metadata"
                aria-label={entry.title ?? label}
              />
            ) : (
              <img
                src={mediaAddress(entry.thumbnail || entry.url || '', location.origin)}
                alt={entry.title || label}
              />
            )}
          </button>
          <span className={classes.edit}>
            <EditMedia
              media={entry}
              shape={shape}
              onChange={(edited) => onChange([{ ...entry, ...edited } as MediaEntry])}
            />
          </span>
          <span className={classes.remove}>
            <IconButton
              label={`Remove ${label.toLowerCase()}`}
              hint="Remove"
              icon={IconX}
              size="md"
              variant="filled"
              onClick={() => onChange([])}
            />
          </span>
        </div>
      ) : (
        <Button
          variant="default"
          size={isSmall ? 'compact-sm' : 'sm'}
          leftSection={<Icon shape={IconPhotoPlus} sizePx={isSmall ? 16 : 20} />}
          // Whoever speaks to the page says what is written on the button.
          aria-label={`${words}: ${label}`}
          onClick={() => void pick()}
        >
          {words}
        </Button>
      )}
      <p id={id} className={classes.error}>
        {error}
      </p>
    </fieldset>
  );
}
