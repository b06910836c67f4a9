import { type StoredFile, storedMediaPath } from '@reelwright/contract';
import type { FileUse, StoredFileRow } from './stored-file-repository.ts';

/** More than this are counted, not named. */
const maxNamed = 5;

/** A file as people see it in their list. */
export function fileReply(row: StoredFileRow, uses: readonly FileUse[]): StoredFile {
  const {
    id,
    key,
    type,
    name,
    folder,
    bytes,
    createdAt,
    widthPx,
    heightPx,
    seconds,
    credit,
    tags,
  } = row;
  return {
    id,
    name,
    folder,
    bytes,
    url: `${storedMediaPath}${key}`,
    used_by: uses.length,
    used_in: uses.slice(0, maxNamed).map((use) => ({
      id: use.id,
      title: use.title,
      category: use.category,
    })),
    type: type ?? 'application/octet-stream',
    created_at: createdAt.toISOString(),
    thumbnail: row.thumbKey ? `${storedMediaPath}${row.thumbKey}` : '',
    ...(widthPx !== null && { width: widthPx }),
    ...(heightPx !== null && { height: heightPx }),
    ...(seconds !== null && { duration: seconds }),
    ...(credit && { credit }),
    ...(tags && { tags }),
  };
}
