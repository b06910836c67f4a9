import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import type { ProjectParts } from '../projects/project-parts.ts';
import { loadProject } from '../projects/project-service.ts';
import { readPublished, readPublishedDocument } from './video-repository.ts';

/** For players: a published movie for anyone, any for its owner. */
export function createWatchHandlers(parts: ProjectParts): FeatureHandlers<'watchLoad' | 'oembed'> {
  return {
    watchLoad: async ({ query, caller }) => {
      const who = await caller();
      if (who.kind === 'member') {
        const own = await loadProject(parts, who.id, { id: query.pid }).catch(() => undefined);
        if (own) return own;
      }
      const video = await readPublished(parts.db, query.pid);
      const document = video && (await readPublishedDocument(parts.db, query.pid));
      if (!document) throw new CodedError('not-found');
      const { revision, text } = document;
      return { id: query.pid, title: video.title, data_json: text, revision };
    },
    oembed: () => {
      throw new CodedError('not-found');
    },
  };
}
