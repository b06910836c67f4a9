import type { MediaEntry } from '@reelwright/wizards';
import { IconX } from '@tabler/icons-react';
import { EditMedia } from '../../../media/edit-media.tsx';
import { MediaThumb } from '../../../media/media-thumb.tsx';
import { longestRecommendedSeconds } from '../../../media/trim/trim-range.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useVideoOrientation } from '../../size/use-video-orientation.ts';
import classes from './media-step.module.css';

interface SelectedMediaProps {
  readonly media: readonly MediaEntry[];
  readonly onChange: (media: MediaEntry[]) => void;
}

/** What is shown with the sentence; without any choice, a picture that was composed for it. */
export function SelectedMedia({ media, onChange }: SelectedMediaProps) {
  const orientation = useVideoOrientation();
  if (media.length === 0) {
    return (
      <p className={classes.quiet}>
        The preview shows a picture made for this sentence. Choose another one below if you like.
      </p>
    );
  }
  return (
    <>
      <ul className={classes.selected} aria-label="Selected pictures">
        {media.map((entry) => (
          <li key={entry.url} className={classes.chosen} data-shape={orientation}>
            <MediaThumb
              kind={entry.type ?? 'image'}
              thumbnail={entry.thumbnail || (entry.type === 'video' ? '' : (entry.url ?? ''))}
              alt={entry.title ?? ''}
            />
            <span className={classes.edit}>
              <EditMedia
                media={entry}
                onChange={(edited) =>
                  onChange(
                    media.map((one) => (one.url === entry.url ? { ...one, ...edited } : one)),
                  )
                }
              />
            </span>
            <span className={classes.remove}>
              <IconButton
                label={`Remove ${entry.title || 'this picture'}`}
                hint="Remove"
                icon={IconX}
                size="md"
                variant="filled"
                onClick={() => onChange(media.filter(({ url }) => url !== entry.url))}
              />
            </span>
          </li>
        ))}
      </ul>
      {media.some((entry) => clipSeconds(entry) > longestRecommendedSeconds) && (
        <p className={classes.quiet}>
          Clips of at most {longestRecommendedSeconds} seconds are recommended. Please trim longer
          ones.
        </p>
      )}
    </>
  );
}

/** How long the part of a clip is that is used, where it is known. */
function clipSeconds({ type, duration, startTime = 0, endTime }: MediaEntry): number {
  const whole = typeof duration === 'number' ? duration : 0;
  return type === 'video' ? (endTime ?? whole) - startTime : 0;
}
