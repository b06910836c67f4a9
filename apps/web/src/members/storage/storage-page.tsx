import { Button, Skeleton, TextInput } from '@mantine/core';
import type { StoredFile } from '@reelwright/contract';
import { formatCount } from '@reelwright/english';
import { IconSearch, IconTrash, IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { brand } from '../../brand/brand.ts';
import { openPreview } from '../../media/open-preview.ts';
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
import { type FileView, storedFilesKey, useStoredFiles } from './use-stored-files.ts';

const kinds = [
  { value: 'all', label: 'All' },
  { value: 'image', label: 'Pictures' },
  { value: 'video', label: 'Videos' },
  { value: 'audio', label: 'Sounds' },
] as const;

/** What somebody brought: how much room it takes, what uses it, and how to get rid of it. */
export function StoragePage() {
  const [view, setView] = useState<FileView>({ page: 1, search: '', type: undefined });
  const list = useStoredFiles(view);
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: storedFilesKey });
  useUploadsEnd(refresh);
  const [typed, setTyped] = useTypedSearch(view.search, (search) =>
    setView((now) => ({ ...now, search, page: 1 })),
  );
  useGivenFiles((files) => startUploads(files), { drop: true });
  const upload = async () => startUploads(await chooseFiles(['image', 'video', 'audio']));
  const { query, total, pageCount, isOnTheWay } = list;
  const reply = query.data;

  const remove = async (file: StoredFile) => {
    const name = file.name || 'this file';
    const sure = await confirm({
      title: `Remove ${name}?`,
      message:
        file.used_by > 0
          ? `Removing an asset might cause your project to stop working: it is used in ${formatCount(file.used_by, 'video')}, and a gap will be left there. Videos that are finished already stay as they are. This can’t be undone.`
          : 'Removing an asset might cause your project to stop working, but no video uses this one. This can’t be undone.',
      confirmLabel: 'Remove',
      danger: true,
    });
    if (!sure) return;
    await request((options) => client.fileRemove({ body: { id: file.id } }, options), {
      progress: true,
      errorToast: true,
      successToast: 'File removed',
    });
    refresh();
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
    setView((now) => ({ ...now, page: 1 }));
    refresh();
  };

  const isEmpty = total === 0 && view.search === '' && view.type === undefined;
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
            onChange={(kind) =>
              setView((now) => ({
                ...now,
                page: 1,
                type: kind === 'all' ? undefined : kind,
              }))
            }
          />
        </div>
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
          Pictures, videos and sounds that you bring for your videos are kept here. You can drop or
          paste them, too.
        </EmptyState>
      )}
      {reply && total === 0 && !isEmpty && (
        <p className={classes.quiet}>No items found. Try another word or another kind.</p>
      )}
      {reply && reply.results.length > 0 && (
        <>
          <ul className={rows.list} aria-label="Your files" aria-busy={isOnTheWay}>
            {reply.results.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                onPreview={() => openPreview(file)}
                onRemove={() => void remove(file)}
              />
            ))}
          </ul>
          {pageCount > 1 && (
            <Pager
              page={Math.min(view.page, pageCount)}
              pageCount={pageCount}
              onPage={(page) => setView((now) => ({ ...now, page }))}
              label="Pages of files"
            />
          )}
        </>
      )}
    </div>
  );
}
