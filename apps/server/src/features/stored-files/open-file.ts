import type { FileReply } from '../../http/handlers.ts';
import { attachmentHeader } from '../../storage/attachment-header.ts';
import type { OpenedFile, Storage } from '../../storage/storage.ts';
import { parseRangeHeader } from './parse-range-header.ts';

/** Types a browser may show in place. Anything else is only saved, so no file can act as a page of ours. */
const shownInPlace = /^(image|video|audio|font)\//;

interface WantedFile {
  readonly key: string;
  /** Saved under this name instead of shown. */
  readonly downloadName?: string | undefined;
  readonly header: (name: string) => string | undefined;
  readonly signal: AbortSignal;
}

/** A stored file, or the part of it that was asked for. */
export async function openFile(storage: Storage, wanted: WantedFile): Promise<FileReply> {
  const { key, downloadName, header, signal } = wanted;
  const stored = await storage.head(key);
  if (header('if-none-match') === stored.etag) {
    return { status: 304, headers: { etag: stored.etag }, body: undefined };
  }
  const ifRange = header('if-range');
  const range = parseRangeHeader(ifRange && ifRange !== stored.etag ? undefined : header('range'));
  const file = await storage.get(key, { signal, ...(range && { range }) });
  return toReply(file, downloadName);
}

function toReply(file: OpenedFile, downloadName: string | undefined): FileReply {
  const { range, size, contentType } = file;
  const inPlace = shownInPlace.test(contentType);
  const saveAs = downloadName ?? (inPlace ? undefined : 'file');
  return {
    status: range ? 206 : 200,
    headers: {
      'content-type': inPlace ? contentType : 'application/octet-stream',
      'content-length': String(range ? range.end - range.start + 1 : size),
      'accept-ranges': 'bytes',
      etag: file.etag,
      'last-modified': file.lastModified.toUTCString(),
      // A key never gets other content, so what was fetched once stays right.
      'cache-control': 'private, max-age=31536000, immutable',
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
      ...(saveAs !== undefined && { 'content-disposition': attachmentHeader(saveAs) }),
    },
    body: file.stream,
  };
}
