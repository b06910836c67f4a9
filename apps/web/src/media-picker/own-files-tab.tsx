import { Button, Select, Skeleton, TextInput } from '@mantine/core';
import type { StoredFile } from '@reelwright/contract';
import { formatCount } from '@reelwright/english';
import { IconFolders, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { type MediaKind, mediaKindOf } from '../media/media-kind.ts';
import { fileName } from '../media/own-files/file-name.ts';
import { fileOrderChoices } from '../media/own-files/file-orders.ts';
import { FolderBar } from '../media/own-files/folder-bar.tsx';
import filesClasses from '../media/own-files/own-files.module.css';
import { SelectionBar } from '../media/own-files/selection-bar.tsx';
import { useFileDesk } from '../media/own-files/use-file-desk.ts';
import {
  type FileView,
  useStoredFiles,
  wholeStorage,
} from '../media/own-files/use-stored-files.ts';
import { Icon } from '../theme/icon.tsx';
import { Pager } from '../ui/pager.tsx';
import { TryAgain } from '../ui/try-again.tsx';
import { useTypedSearch } from '../ui/use-typed-search.ts';
import { MediaGallery } from './media-gallery.tsx';
import classes from './pick-media.module.css';

interface OwnFilesTabProps {
  readonly kinds: readonly MediaKind[];
  readonly chosen: readonly string[];
  readonly multiple: boolean;
  readonly onFile: (file: StoredFile) => void;
  readonly onLook?: (file: StoredFile) => void;
  readonly onRemoved?: (files: readonly StoredFile[]) => void;
}

/** What somebody brought before: found, put in order, chosen. */
export function OwnFilesTab(props: OwnFilesTabProps) {
  const { kinds, chosen, multiple, onFile, onLook, onRemoved } = props;
  const [view, setView] = useState<FileView>({ ...wholeStorage, type: kinds.join(',') });
  const change = (part: Partial<FileView>) => setView((now) => ({ ...now, page: 1, ...part }));
  const { query, total, pageCount } = useStoredFiles(view);
  const [typed, setTyped] = useTypedSearch(view.search, (search) => change({ search }));
  /** The files that are put in order; undefined while they are chosen for a video. */
  const [tidied, setTidied] = useState<readonly StoredFile[]>();
  const desk = useFileDesk();
  if (query.isPending) return <Skeleton className={classes.skeleton ?? ''} />;
  if (query.isError) {
    return (
      <TryAgain
        title="We couldn’t load your files"
        problem={query.error.message}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const { results: files, folders } = query.data;
  const isNarrowed = view.search !== '' || view.folder !== undefined;
  if (files.length === 0 && !isNarrowed)
    return <p className={classes.quiet}>You have no files of this kind yet.</p>;
  const tidy = (file: StoredFile) =>
    setTidied((now = []) => {
      const others = now.filter(({ id }) => id !== file.id);
      return others.length < now.length ? others : [...now, file];
    });
  return (
    <div className={classes.tab}>
      <div className={filesClasses.filters}>
        <TextInput
          className={filesClasses.search ?? ''}
          aria-label="Search your files"
          placeholder="Search your files"
          leftSection={<Icon shape={IconSearch} />}
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Select
          aria-label="Order of files"
          w={170}
          allowDeselect={false}
          data={[...fileOrderChoices]}
          value={view.order}
          onChange={(order) =>
            change({
              order: fileOrderChoices.find(({ value }) => value === order)?.value ?? 'newest',
            })
          }
        />
        {!tidied && (
          <Button
            variant="default"
            leftSection={<Icon shape={IconFolders} />}
            onClick={() => setTidied([])}
          >
            Organize
          </Button>
        )}
      </div>
      <FolderBar
        {...{ folders, desk }}
        folder={view.folder}
        onFolder={(folder) => change({ folder })}
      />
      {files.length === 0 && <p className={classes.quiet}>Nothing found. Try another word.</p>}
      <MediaGallery
        label="Your files"
        chosen={tidied ? tidied.map(({ url }) => url) : chosen}
        multiple={multiple || tidied !== undefined}
        entries={files.map((file) => ({
          id: file.url,
          title: fileName(file),
          thumbnail: file.thumbnail,
          kind: mediaKindOf(file.type),
          seconds: file.duration,
          url: file.url,
        }))}
        onToggle={(url) => {
          const file = files.find((one) => one.url === url);
          if (file) (tidied ? tidy : onFile)(file);
        }}
        onLook={
          onLook &&
          ((url) => {
            const file = files.find((one) => one.url === url);
            if (file) onLook(file);
          })
        }
      />
      {pageCount > 1 && (
        <Pager
          page={Math.min(view.page, pageCount)}
          pageCount={pageCount}
          onPage={(page) => change({ page })}
          label="Pages of files"
          {...(total !== undefined && { totalWords: formatCount(total, 'file') })}
        />
      )}
      {tidied && (
        <SelectionBar
          {...{ folders, desk, onRemoved }}
          files={tidied}
          onDone={() => setTidied(undefined)}
        />
      )}
    </div>
  );
}
