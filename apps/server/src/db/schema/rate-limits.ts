import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Counters of calls per account and address. The column names are rate-limiter-flexible's. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expiry').on(table.expire)],
);
