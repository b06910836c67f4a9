import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import type { ProjectParts } from '../projects/project-parts.ts';
import { loadProject } from '../projects/project-service.ts';
import { toOembed, videoIdOf } from './pages/oembed.ts';
import { watchData } from './pages/watch-data.ts';
import { readPublished, readPublishedDocument } from './video-repository.ts';

/** For players: a published movie for anyone, any for its owner; and how to embed one. */
export function createWatchHandlers(
  parts: ProjectParts & { readonly publicUrl: string },
): FeatureHandlers<'watchLoad' | 'oembed'> {
  const { db, publicUrl } = parts;
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
      return { id: query.pid, title: video.title, data_json: text, revision };
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

/** What is not their own may still be published by somebody else. */
function unlessMissing(error: unknown): undefined {
  if (error instanceof CodedError && error.code === 'not-found') return undefined;
  throw error;
}
