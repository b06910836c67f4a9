import { Button } from '@mantine/core';
import type { StoredFile } from '@reelwright/contract';
import { IconTrash } from '@tabler/icons-react';
import { mediaKindOf } from '../../media/media-kind.ts';
import { MediaThumb } from '../../media/media-thumb.tsx';
import { formatClock } from '../../player/format-clock.ts';
import { Icon } from '../../theme/icon.tsx';
import { formatBytes } from '../../ui/file-problem.ts';
import { timeAgo } from '../../ui/time-ago.ts';
import { useNow } from '../../ui/use-now.ts';
import classes from './storage-page.module.css';

interface FileRowProps {
  readonly file: StoredFile;
  readonly onPreview: () => void;
  readonly onRemove: () => void;
}

export function FileRow({ file, onPreview, onRemove }: FileRowProps) {
  const nowMs = useNow();
  const name = file.name || file.url.split('/').at(-1) || '';
  return (
    <li className={classes.row}>
      <button
        type="button"
        className={classes.picture}
        // What can be read on it is part of its name, for those who say what they see.
        aria-label={`Preview ${name}${file.duration ? ` ${formatClock(file.duration)}` : ''}`}
        onClick={onPreview}
      >
        <MediaThumb
          kind={mediaKindOf(file.type)}
          thumbnail={file.thumbnail}
          alt=""
          seconds={file.duration}
        />
      </button>
      <div className={classes.words}>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.quiet}>{factsOf(file).join(' · ')}</p>
        <p className={classes.address}>
          <a href={file.url} target="_blank" rel="noreferrer">
            {file.url}
          </a>
        </p>
        <p className={classes.quiet}>{describeUse(file)}</p>
      </div>
      <div className={classes.end}>
        <time className={classes.quiet} dateTime={file.created_at}>
          {timeAgo(Date.parse(file.created_at), nowMs)}
        </time>
        <Button
          variant="default"
          leftSection={<Icon shape={IconTrash} />}
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

function factsOf({ type, bytes, width, height }: StoredFile): readonly string[] {
  return [type, formatBytes(bytes), ...(width && height ? [`${width} × ${height}`] : [])];
}

function describeUse({ used_by, used_in }: StoredFile): string {
  if (used_by === 0) return 'Not used in any video';
  const more = used_by - used_in.length;
  const names = used_in.map(({ title }) => `“${title}”`).join(', ');
  return `Used in ${names}${more > 0 ? ` and ${more} more` : ''}`;
}
