import type { Pool } from 'pg';
import type { MayAsk } from '../../providers/knowledge/carefully.ts';
import { type Counter, createCounter } from '../../rate-limit/counter.ts';
import type { Settings } from '../../settings/read-settings.ts';

const daySeconds = 24 * 60 * 60;

type ShareSettings = Pick<Settings, 'KNOWLEDGE_MODEL_CALLS_PER_DAY'>;

const counterOf = (pool: Pool, { KNOWLEDGE_MODEL_CALLS_PER_DAY: most }: ShareSettings) =>
  createCounter(pool, { name: 'knowledge-model', most, windowSeconds: daySeconds });

/** Everybody's share of the language model for a day, whatever it is asked for. */
export function createModelShare(pool: Pool, settings: ShareSettings): MayAsk {
  const share = counterOf(pool, settings);
  return async (asker) => !(await share.isTooMany(asker));
}

/** The same share, for work whose questions are known before it begins. */
export interface SharedQuestions extends Pick<Counter, 'takeAll' | 'giveBack'> {
  readonly perDay: number;
}

export function createSharedQuestions(pool: Pool, settings: ShareSettings): SharedQuestions {
  return { ...counterOf(pool, settings), perDay: settings.KNOWLEDGE_MODEL_CALLS_PER_DAY };
}

/** More than a day of writing films needs; Wikipedia wishes to be asked with measure. */
export const wikipediaAsksPerDay = 500;

/** Everybody's share of asking Wikipedia for a day. */
export function createWikipediaShare(pool: Pool): MayAsk {
  const share = createCounter(pool, {
    name: 'knowledge-wikipedia',
    most: wikipediaAsksPerDay,
    windowSeconds: daySeconds,
  });
  return async (asker) => !(await share.isTooMany(asker));
}
