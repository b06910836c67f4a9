import { Skeleton } from '@mantine/core';
import type { StoredFile } from '@reelwright/contract';
import { formatCount } from '@reelwright/english';
import { useState } from 'react';
import { type MediaKind, mediaKindOf } from '../media/media-kind.ts';
import { useStoredFiles } from '../members/storage/use-stored-files.ts';
import { Pager } from '../ui/pager.tsx';
import { TryAgain } from '../ui/try-again.tsx';
import { MediaGallery } from './media-gallery.tsx';
import classes from './pick-media.module.css';

interface OwnFilesTabProps {
  readonly kinds: readonly MediaKind[];
  readonly chosen: readonly string[];
  readonly multiple: boolean;
  readonly onFile: (file: StoredFile) => void;
}

/** What somebody brought before. */
export function OwnFilesTab({ kinds, chosen, multiple, onFile }: OwnFilesTabProps) {
  const [page, setPage] = useState(1);
  const view = { page, search: '', type: kinds.join(',') };
  const { query, total, pageCount } = useStoredFiles(view);
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
  const files = query.data.results;
  if (files.length === 0)
    return <p className={classes.quiet}>You have no files of this kind yet.</p>;
  return (
    <div className={classes.tab}>
      <MediaGallery
        label="Your files"
        chosen={chosen}
        multiple={multiple}
        entries={files.map((file) => ({
          id: file.url,
          title: file.name,
          thumbnail: file.thumbnail,
          kind: mediaKindOf(file.type),
          seconds: file.duration,
        }))}
        onToggle={(url) => {
          const file = files.find((one) => one.url === url);
          if (file) onFile(file);
        }}
      />
      {pageCount > 1 && (
        <Pager
          page={page}
          pageCount={pageCount}
          onPage={setPage}
          label="Pages of files"
          {...(total !== undefined && { totalWords: formatCount(total, 'file') })}
        />
      )}
    </div>
  );
}
