import { sql } from 'drizzle-orm';

/**
 * Restore points in one stretch of time are as good as one: a minute within the last hour, ten
 * minutes within the last day, a day within the last 30, then a week. Expects `saved_at`.
 */
export const stretchOfTime = sql`
  case
    when saved_at > now() - interval '1 hour' then 'minute ' || floor(extract(epoch from saved_at) / 60)
    when saved_at > now() - interval '1 day' then 'ten minutes ' || floor(extract(epoch from saved_at) / 600)
    when saved_at > now() - interval '30 days' then 'day ' || floor(extract(epoch from saved_at) / 86400)
    else 'week ' || floor(extract(epoch from saved_at) / 604800)
  end`;
