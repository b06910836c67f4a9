import { isJsonObject, type Json } from '@reelwright/movie';
import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import type { Storage } from '../../storage/storage.ts';
import type { ProjectParts } from '../projects/project-parts.ts';
import { loadProject } from '../projects/project-service.ts';
import { targetsIn } from '../stored-files/media-target.ts';
import { openFile } from '../stored-files/open-file.ts';
import { addReferences } from '../stored-files/reference-repository.ts';
import { toOembed, videoIdOf } from './pages/oembed.ts';
import { watchData } from './pages/watch-data.ts';
import {
  findPublished,
  type PublishedVideo,
  readPublished,
  readPublishedDocument,
} from './video-repository.ts';

/** For players: a published movie for anyone, any for its owner; and how to embed one. */
export function createWatchHandlers(
  parts: ProjectParts & { readonly storage: Storage; readonly publicUrl: string },
): FeatureHandlers<'watchLoad' | 'oembed' | 'publishedFile'> {
  const { db, storage, publicUrl } = parts;
  return {
    watchLoad: async ({ query, caller }) => {
      const who = await caller();
      const own =
        who.kind === 'member'
          ? await loadProject(parts, who.id, { id: query.pid }).catch(unlessMissing)
          : undefined;
      if (own) return own;
      const video = await readPublished(db, query.pid);
      const document = video && (await readPublishedDocument(db, query.pid));
      if (!document) throw new CodedError('not-found');
      const { revision, text } = document;
      // Published before this was noted: what it shows of other sites must be let through.
      const saved: Json = JSON.parse(text);
      await addReferences(db, query.pid, 'video', targetsIn(saved));
      return {
        ...{ id: query.pid, title: video.title, revision },
        data_json: JSON.stringify(playedParts(saved)),
      };
    },
    publishedFile: async ({ params, header, signal }) => {
      const video = await findPublished(db, params.id);
      const key = video && keyOfFile(params.file, video);
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
    oembed: async ({ query }) => {
      if (query.format !== undefined && query.format !== 'json') {
        throw new CodedError('format-not-offered');
      }
      const id = videoIdOf(query.url, publicUrl);
      const video = id === undefined ? undefined : await readPublished(db, id);
      if (!video) throw new CodedError('not-found');
      return toOembed(watchData(video, publicUrl), publicUrl, query);
    },
  };
}

/** What a player draws and plays. Answers, addresses and whatever else the owner typed are theirs alone. */
const playedFields = [
  ...['version', 'movie', 'watermark', 'audio', 'global_audio'],
  ...['defaultTransition', 'frames', 'slideIndex'],
];

function playedParts(saved: Json): object {
  const fields = isJsonObject(saved) ? Object.entries(saved) : [];
  return Object.fromEntries(fields.filter(([name]) => playedFields.includes(name)));
}

function keyOfFile(file: string, { fileKey, posterKey, previewKey }: PublishedVideo) {
  switch (file) {
    case 'video.mp4':
      return fileKey;
    case 'poster.jpg':
      return posterKey;
    case 'preview.webp':
      return previewKey;
    default:
      return undefined;
  }
}

/** What is not their own may still be published by somebody else. */
function unlessMissing(error: unknown): undefined {
  if (error instanceof CodedError && error.code === 'not-found') return undefined;
  throw error;
}
