import { Anchor, Button, Checkbox } from '@mantine/core';
import type { StoredFile } from '@reelwright/contract';
import { IconDots, IconDownload, IconFolder, IconPencil, IconTrash } from '@tabler/icons-react';
import { Fragment } from 'react';
import { mediaKindOf } from '../../media/media-kind.ts';
import { MediaThumb } from '../../media/media-thumb.tsx';
import { describeFile } from '../../media/own-files/describe-file.ts';
import { fileName } from '../../media/own-files/file-name.ts';
import { formatClock } from '../../player/format-clock.ts';
import { Icon } from '../../theme/icon.tsx';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { timeAgo } from '../../ui/time-ago.ts';
import { useNow } from '../../ui/use-now.ts';
import { homeAddress } from '../projects/page-address.ts';
import classes from './storage-page.module.css';

interface FileRowProps {
  readonly file: StoredFile;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onPreview: () => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

export function FileRow(props: FileRowProps) {
  const { file, isSelected, onSelect, onPreview, onRename, onRemove } = props;
  const nowMs = useNow();
  const name = fileName(file);
  return (
    <li className={classes.row} data-selected={isSelected || undefined}>
      <Checkbox aria-label={`Select ${name}`} checked={isSelected} onChange={onSelect} />
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
        <p className={classes.quiet}>{describeFile(file).join(' · ')}</p>
        {file.folder && (
          <p className={classes.inFolder}>
            <Icon shape={IconFolder} sizePx={16} /> {file.folder}
          </p>
        )}
        <FileUses file={file} />
      </div>
      <div className={classes.end}>
        <time className={classes.quiet} dateTime={file.created_at}>
          {timeAgo(Date.parse(file.created_at), nowMs)}
        </time>
        <div className={classes.rowButtons}>
          <Button
            variant="default"
            leftSection={<Icon shape={IconTrash} />}
            aria-label={`Remove ${name}`}
            onClick={onRemove}
          >
            Remove
          </Button>
          <DropdownMenu
            entries={[
              { id: 'rename', label: 'Rename', icon: IconPencil, onSelect: onRename },
              {
                id: 'open',
                label: 'Open the file',
                icon: IconDownload,
                href: file.url,
                newTab: true,
              },
            ]}
          >
            <IconButton label={`More for ${name}`} icon={IconDots} />
          </DropdownMenu>
        </div>
      </div>
    </li>
  );
}

/** The videos a file is seen or heard in: each leads there. */
function FileUses({ file: { used_by, used_in } }: { readonly file: StoredFile }) {
  if (used_by === 0) return <p className={classes.quiet}>Not used in any video</p>;
  const more = used_by - used_in.length;
  return (
    <p className={classes.quiet}>
      Used in{' '}
      {used_in.map((use, at) => {
        const address = homeAddress(use);
        return (
          <Fragment key={use.id}>
            {at > 0 && ', '}
            {address ? <Anchor href={address}>{use.title}</Anchor> : use.title}
          </Fragment>
        );
      })}
      {more > 0 && ` and ${more} more`}
    </p>
  );
}
