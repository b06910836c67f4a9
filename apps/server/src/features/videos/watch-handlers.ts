import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { acceptedEncoding } from '../../http/prepared-json.ts';
import type { Storage } from '../../storage/storage.ts';
import { readLooks } from '../looks/looks-repository.ts';
import type { ProjectParts } from '../projects/project-parts.ts';
import { loadProject } from '../projects/project-service.ts';
import { openFile } from '../stored-files/open-file.ts';
import { addReferences } from '../stored-files/reference-repository.ts';
import { ownCaptions, PublishedCaptions } from './caption-replies.ts';
import { toOembed, videoIdOf } from './pages/oembed.ts';
import { watchData } from './pages/watch-data.ts';
import {
  findPublished,
  type PublishedVideo,
  readPublished,
  readPublishedDocument,
} from './video-repository.ts';

/** Files of a published video that are written when they are asked for. */
const publishedTexts: ReadonlyMap<string, 'track' | 'txt'> = new Map([
  ['captions.vtt', 'track'],
  ['transcript.txt', 'txt'],
]);

/** For players: a published movie for anyone, any for its owner; and how to embed one. */
export function createWatchHandlers(
  parts: ProjectParts & { readonly storage: Storage; readonly publicUrl: string },
): FeatureHandlers<'watchLoad' | 'oembed' | 'publishedFile' | 'captionFile'> {
  const { db, storage, publicUrl } = parts;
  const captions = new PublishedCaptions(parts);
  return {
    watchLoad: async ({ query, caller, header }) => {
      const who = await caller();
      const encoding = acceptedEncoding(header('accept-encoding'));
      const own =
        who.kind === 'member'
          ? await loadProject(parts, who.id, { id: query.pid }, encoding).catch(unlessMissing)
          : undefined;
      if (own) return own;
      const video = await readPublished(db, query.pid);
      const document = video && (await readPublishedDocument(db, query.pid));
      if (!document) throw new CodedError('not-found');
      const head = JSON.stringify({
        id: query.pid,
        title: video.title,
        revision: document.revision,
      });
      const frame = { before: `${head.slice(0, -1)},"data_json":`, after: '}', encoding };
      const { reply, targets } = await parts.documents.playedReply(document.packed, frame);
      // Published before this was noted: what it shows of other sites must be let through.
      await addReferences(db, query.pid, 'video', new Set(targets));
      return reply;
    },
    publishedFile: async ({ params, header, signal, caller }) => {
      const who = await caller();
      const viewerId = who.kind === 'member' ? who.id : undefined;
      const video = await findPublished(db, params.id, viewerId);
      if (!video) throw new CodedError('not-found');
      const kind = publishedTexts.get(params.file);
      if (kind) return captions.reply(video, kind, header('if-none-match'));
      const key = keyOfFile(params.file, video);
      if (!key) throw new CodedError('not-found');
      const file = await openFile(storage, { key, header, signal });
      const headers = {
        ...file.headers,
        // Published again, the address leads to another file.
        'cache-control': 'no-cache',
        // Other sites show the picture beside their link.
        'cross-origin-resource-policy': 'cross-origin',
      };
      return { ...file, headers };
    },
    captionFile: async ({ query, caller }) => ownCaptions(parts, (await caller()).id, query),
    oembed: async ({ query }) => {
      if (query.format !== undefined && query.format !== 'json') {
        throw new CodedError('format-not-offered');
      }
      const id = videoIdOf(query.url, publicUrl);
      const video = id === undefined ? undefined : await readPublished(db, id);
      if (!video) throw new CodedError('not-found');
      const { name } = await readLooks(db);
      return toOembed(watchData(video, publicUrl), publicUrl, query, name || undefined);
    },
  };
}

function keyOfFile(
  file: string,
  { fileKey, posterKey, previewKey, formats }: PublishedVideo,
): string | null | undefined {
  switch (file) {
    case 'video.mp4':
      return fileKey;
    case 'poster.jpg':
      return posterKey;
    case 'preview.webp':
      return previewKey;
  }
  const [, name, wanted] = /^(video|poster)-([a-z]+)\.(?:mp4|jpg)$/.exec(file) ?? [];
  const other = formats.find(({ format }) => format === wanted);
  return name === 'video' ? other?.fileKey : other?.posterKey;
}

/** What is not their own may still be published by somebody else. */
function unlessMissing(error: unknown): undefined {
  if (error instanceof CodedError && error.code === 'not-found') return undefined;
  throw error;
}
