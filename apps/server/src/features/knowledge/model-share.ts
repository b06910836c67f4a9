import type { Pool } from 'pg';
import type { MayAsk } from '../../providers/knowledge/carefully.ts';
import { createCounter } from '../../rate-limit/counter.ts';
import type { Settings } from '../../settings/read-settings.ts';

const daySeconds = 24 * 60 * 60;

/** Everybody's share of the language model for a day, whatever it is asked for. */
export function createModelShare(
  pool: Pool,
  { KNOWLEDGE_MODEL_CALLS_PER_DAY: most }: Pick<Settings, 'KNOWLEDGE_MODEL_CALLS_PER_DAY'>,
): MayAsk {
  const share = createCounter(pool, { name: 'knowledge-model', most, windowSeconds: daySeconds });
  return async (asker) => !(await share.isTooMany(asker));
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
