import { customType } from 'drizzle-orm/pg-core';

/** Bytes as they are: hashes, compressed documents. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
