import { Button, Select, Skeleton, TextInput } from '@mantine/core';
import type { StoredFile } from '@reelwright/contract';
import { formatCount } from '@reelwright/english';
import { IconSearch, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { brand } from '../../brand/brand.ts';
import { openPreview } from '../../media/open-preview.ts';
import { fileOrderChoices } from '../../media/own-files/file-orders.ts';
import { FolderBar } from '../../media/own-files/folder-bar.tsx';
import { SelectionBar } from '../../media/own-files/selection-bar.tsx';
import { useFileDesk } from '../../media/own-files/use-file-desk.ts';
import {
  type FileView,
  useStoredFiles,
  wholeStorage,
} from '../../media/own-files/use-stored-files.ts';
import { chooseFiles } from '../../media/uploads/choose-files.ts';
import { UploadRows } from '../../media/uploads/upload-rows.tsx';
import { startUploads } from '../../media/uploads/upload-store.ts';
import { useGivenFiles } from '../../media/uploads/use-given-files.ts';
import { useUploadsEnd } from '../../media/uploads/use-uploads-end.ts';
import { Icon } from '../../theme/icon.tsx';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatBytes } from '../../ui/file-problem.ts';
import { Pager } from '../../ui/pager.tsx';
import rows from '../../ui/row-list.module.css';
import { Segmented } from '../../ui/segmented.tsx';
import { toast } from '../../ui/toast.tsx';
import { useTypedSearch } from '../../ui/use-typed-search.ts';
import layout from '../page-layout.module.css';
import { FileRow } from './file-row.tsx';
import { RoomUsed } from './room-used.tsx';
import classes from './storage-page.module.css';

const kinds = [
  { value: 'all', label: 'All' },
  { value: 'image', label: 'Pictures' },
  { value: 'video', label: 'Videos' },
  { value: 'audio', label: 'Sounds' },
] as const;

/** What somebody brought: how much room it takes, what uses it, and how to get rid of it. */
export function StoragePage() {
  const [view, setView] = useState<FileView>(wholeStorage);
  const change = (part: Partial<FileView>) => setView((now) => ({ ...now, page: 1, ...part }));
  const [selected, setSelected] = useState<readonly StoredFile[]>([]);
  const desk = useFileDesk();
  const { refresh } = desk;
  const list = useStoredFiles(view);
  useUploadsEnd(refresh);
  const [typed, setTyped] = useTypedSearch(view.search, (search) => change({ search }));
  const toggle = (file: StoredFile) =>
    setSelected((now) => {
      const others = now.filter(({ id }) => id !== file.id);
      return others.length < now.length ? others : [...now, file];
    });
  const letGo = (ids: readonly number[]) =>
    setSelected((now) => now.filter(({ id }) => !ids.includes(id)));
  useGivenFiles((files) => startUploads(files), { drop: true });
  const upload = async () => startUploads(await chooseFiles(['image', 'video', 'audio']));
  const { query, total, pageCount, isOnTheWay } = list;
  const reply = query.data;

  const remove = async (file: StoredFile) => {
    if (await desk.remove([file])) letGo([file.id]);
  };
  const clean = async () => {
    if (!reply) return;
    const { files, bytes } = reply.unused;
    const sure = await confirm({
      title: `Remove ${formatCount(files, 'unused file')}?`,
      message: `No project or video uses them. This frees up ${formatBytes(bytes)}. This can’t be undone.`,
      confirmLabel: 'Remove them',
      danger: true,
    });
    if (!sure) return;
    const gone = await request((options) => client.filesClean({ body: {} }, options), {
      progress: true,
      errorToast: true,
    });
    toast.success(`${formatCount(gone.files, 'file')} removed, ${formatBytes(gone.bytes)} freed`);
    change({});
    refresh();
  };

  const isNarrowed = view.search !== '' || view.type !== undefined || view.folder !== undefined;
  const isEmpty = total === 0 && !isNarrowed;
  return (
    <div className={layout.page}>
      <div className={layout.head}>
        {reply ? (
          <RoomUsed
            countWords={formatCount(total ?? 0, 'file')}
            usedBytes={reply.used_bytes}
            copiedBytes={reply.copied_bytes}
            maxBytes={reply.max_bytes}
          />
        ) : (
          <Skeleton className={classes.roomSkeleton ?? ''} />
        )}
        <div className={classes.buttons}>
          {(reply?.unused.files ?? 0) > 0 && (
            <Button
              variant="default"
              leftSection={<Icon shape={IconTrash} />}
              onClick={() => void clean()}
            >
              Remove unused files
            </Button>
          )}
          {!isEmpty && (
            <Button leftSection={<Icon shape={IconUpload} />} onClick={() => void upload()}>
              Upload files
            </Button>
          )}
        </div>
      </div>
      <UploadRows />
      {!isEmpty && (
        <div className={classes.filters}>
          <TextInput
            aria-label="Search files"
            placeholder="search files.."
            leftSection={<Icon shape={IconSearch} />}
            value={typed}
            maxLength={100}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Segmented
            label="Kind of file"
            segments={kinds}
            value={view.type ?? 'all'}
            onChange={(kind) => change({ type: kind === 'all' ? undefined : kind })}
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
        </div>
      )}
      {reply && (
        <FolderBar
          {...{ desk }}
          folders={reply.folders}
          folder={view.folder}
          onFolder={(folder) => change({ folder })}
        />
      )}
      {query.isPending && <Skeleton className={rows.skeleton ?? ''} />}
      {query.isError && (
        <ErrorState
          title="We couldn’t load your files"
          advice={`Please check that ${brand.name} is still running, then try again.`}
          safe="Your files are safe."
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {isEmpty && (
        <EmptyState
          title="No files yet"
          action={
            <Button
              size="md"
              leftSection={<Icon shape={IconUpload} />}
              onClick={() => void upload()}
            >
              Upload files
            </Button>
          }
        >
          Pictures, videos and sounds you add for your videos are kept here. You can drop or paste
          them here, too.
        </EmptyState>
      )}
      {reply && total === 0 && !isEmpty && (
        <p className={classes.quiet}>
          No items found. Try another word, another kind or another folder.
        </p>
      )}
      {reply && reply.results.length > 0 && (
        <>
          <ul className={rows.list} aria-label="Your files" aria-busy={isOnTheWay}>
            {reply.results.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                isSelected={selected.some(({ id }) => id === file.id)}
                onSelect={() => toggle(file)}
                onPreview={() => openPreview(file)}
                onRename={() => void desk.rename(file)}
                onRemove={() => void remove(file)}
              />
            ))}
          </ul>
          {pageCount > 1 && (
            <Pager
              page={Math.min(view.page, pageCount)}
              pageCount={pageCount}
              onPage={(page) => change({ page })}
              label="Pages of files"
            />
          )}
          {selected.length > 0 && (
            <div className={classes.selection}>
              <SelectionBar
                {...{ desk }}
                files={selected}
                folders={reply.folders}
                onDone={() => setSelected([])}
              />
            </div>
          )}
        </>
      )}
    </div>
  );
}
