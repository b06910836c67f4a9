import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { type VideoSite, VideoSiteError } from '../../providers/video-site/video-site-port.ts';
import {
  attemptSeconds,
  insertAttempt,
  newAttemptKey,
  secretsOf,
  takeAttempt,
} from '../google/google-attempt.ts';
import { dropChannel, findChannel, keepChannel } from './channel-repository.ts';

interface VideoSiteParts {
  readonly db: Database;
  readonly publicUrl: string;
  /** Nothing when the operator has not set it up. */
  readonly videoSite: () => VideoSite | undefined;
}

export function createVideoSiteHandlers({
  db,
  publicUrl,
  videoSite,
}: VideoSiteParts): FeatureHandlers<
  'videoSite' | 'videoSiteConnect' | 'videoSiteReturn' | 'videoSiteDisconnect'
> {
  return {
    videoSite: async ({ caller }) => {
      const { id } = await caller();
      const connected = videoSite() ? await findChannel(db, id) : undefined;
      return {
        available: videoSite() !== undefined,
        connected: connected !== undefined,
        channel: connected?.channel ?? null,
      };
    },

    videoSiteConnect: async ({ query, cookies }) => {
      const site = videoSite();
      if (!site) throw new CodedError('video-site-unavailable');
      const key = newAttemptKey();
      const secrets = secretsOf(key);
      await insertAttempt(db, secrets.state, pageOf(query.proj_id));
      cookies.set('youtube', key, attemptSeconds);
      return site.addressFor(secrets);
    },

    videoSiteReturn: async ({ query, caller, cookies, log, signal }) => {
      const key = cookies.get('youtube');
      cookies.forget('youtube');
      const secrets = key ? secretsOf(key) : undefined;
      const site = videoSite();
      const known = site && secrets && query.state === secrets.state;
      const page = known ? await takeAttempt(db, secrets.state) : undefined;
      const backTo = (word: string) => `${publicUrl}${withWord(page ?? pageOf(undefined), word)}`;
      if (!known || page === undefined || !query.code) return backTo('failed');
      try {
        const channel = await site.connect(query.code, secrets.verifier, signal);
        await keepChannel(db, (await caller()).id, channel);
        return backTo('connected');
      } catch (error) {
        if (!(error instanceof VideoSiteError)) throw error;
        log.info({ err: error }, 'Connecting a channel failed.');
        return backTo(error.trouble === 'permission' ? 'refused' : 'failed');
      }
    },

    videoSiteDisconnect: async ({ caller, log, signal }) => {
      const channel = await dropChannel(db, (await caller()).id);
      if (channel) {
        // It is forgotten here either way.
        await videoSite()
          ?.disconnect(channel.permission, signal)
          .catch((error: unknown) => {
            log.info({ err: error }, 'YouTube was not told that a permission ended.');
          });
      }
      return { type: 'msg', msg: 'Your YouTube channel is disconnected.' };
    },
  };
}

/** Where a member left for the video site, and comes back to. */
function pageOf(projectId: number | undefined): string {
  return projectId === undefined
    ? '/members.html#/projects'
    : `/members.html?pid=${projectId}#/full-video`;
}

/** The same page with a word for it on how it went. */
function withWord(page: string, word: string): string {
  const url = new URL(page, 'http://localhost');
  url.searchParams.set('youtube', word);
  return `${url.pathname}${url.search}${url.hash}`;
}
