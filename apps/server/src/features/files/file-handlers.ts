import type { FeatureHandlers, FileReply } from '../../http/handlers.ts';
import { attachmentHeader } from '../../storage/attachment-header.ts';
import { verifyLink } from '../../storage/signed-link.ts';
import type { OpenedFile, Storage } from '../../storage/storage.ts';
import { parseRangeHeader } from './parse-range-header.ts';

/** Types a browser may show in place. Anything else is only saved, so no file can act as a page of ours. */
const shownInPlace = /^(image|video|audio|font)\//;

interface FileParts {
  readonly storage: Storage;
  readonly linkSecret: string;
}

export function createFileHandlers({ storage, linkSecret }: FileParts): FeatureHandlers<'file'> {
  return {
    file: async ({ params, query, header, signal }) => {
      const link = verifyLink({ key: params['*'], ...query }, linkSecret);
      const stored = await storage.head(link.key);
      if (header('if-none-match') === stored.etag) {
        return { status: 304, headers: { etag: stored.etag }, body: undefined };
      }
      const ifRange = header('if-range');
      const wanted = ifRange && ifRange !== stored.etag ? undefined : header('range');
      const range = parseRangeHeader(wanted);
      const file = await storage.get(link.key, { signal, ...(range && { range }) });
      return toReply(file, link.downloadName);
    },
  };
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
