import {
  type ConnectionId,
  type ConnectionService,
  type ConnectionTest,
  connectionTable,
} from '@reelwright/contract';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { Settings } from '../../settings/read-settings.ts';
import {
  askGoogleSignIn,
  askStripe,
  askYoutube,
  keepSomething,
  sendTestMail,
} from './attempts/account-attempts.ts';
import { askGdelt, readFeeds, searchArticles } from './attempts/article-attempts.ts';
import { type Answer, type Attempt, keyTrouble, wordsOf } from './attempts/attempt.ts';
import { searchMedia } from './attempts/media-attempts.ts';
import { askModel, askWikipedia, listen, speak } from './attempts/word-attempts.ts';
import { type ConnectionValues, parseValues } from './settings-of-connection.ts';

export type TryConnection = (
  id: ConnectionId,
  values: ConnectionValues,
  ask: { readonly email: string; readonly signal: AbortSignal },
) => Promise<ConnectionTest>;

const attempts: Readonly<Record<Exclude<ConnectionId, 'mail'>, Attempt>> = {
  wikipedia: askWikipedia,
  openverse: searchMedia('openverse_images', 'coffee'),
  commons: searchMedia('wikimedia_images', 'coffee'),
  gdelt: askGdelt,
  pexels: searchMedia('pexels_images', 'coffee'),
  pixabay: searchMedia('pixabay_images', 'coffee'),
  unsplash: searchMedia('unsplash_images', 'coffee'),
  freesound: searchMedia('freesound_audio', 'rain'),
  model: askModel,
  voices: speak,
  listening: listen,
  searxng: searchArticles('SEARXNG_ADDRESS'),
  brave: searchArticles('BRAVE_KEY'),
  feeds: readFeeds,
  google: askGoogleSignIn,
  youtube: askYoutube,
  payments: askStripe,
  backups: keepSomething,
};
const patienceMs = 25_000;

/** Asks a service with values that are not kept yet. A service that does not answer is an answer too. */
export function createTryConnection(settings: Settings, fetch: GuardedFetch): TryConnection {
  return async (id, values, { email, signal }) => {
    const service: ConnectionService = connectionTable[id];
    const trouble = keyTrouble(service, values);
    if (trouble) return { works: false, sentence: trouble, models: [] };
    const asked = {
      settings: { ...settings, ...parseValues(values) },
      fetch,
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    };
    try {
      const answer: Answer =
        id === 'mail' ? await sendTestMail(asked, email) : await attempts[id](asked);
      const { works = true, sentence, models = [] } = answer;
      return { works, sentence, models: [...models] };
    } catch (error) {
      signal.throwIfAborted();
      return { works: false, sentence: wordsOf(error, service), models: [] };
    }
  };
}
