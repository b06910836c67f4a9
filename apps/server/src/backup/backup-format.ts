import { z } from 'zod';

/**
 * A backup is a gzipped tar: `manifest.json` first, then the rows of each table as PostgreSQL COPY
 * text in parts (`tables/<name>/<part>`), then every stored file (`files/<key>`, its content type in
 * a pax header), then `end.json`. It needs no database programs, so it moves between any two installations.
 */
export const backupFormat = 1;
export const contentTypeHeader = 'REELWRIGHT.contentType';

export const Manifest = z.object({
  format: z.literal(backupFormat, { error: 'it was made by a newer version of Reelwright' }),
  version: z.string(),
  createdAt: z.string(),
  /** Whether it says at its end that this was all; backups of before do not. */
  hasEnding: z.boolean().default(false),
  /** How many schema migrations the rows have been through. */
  migrations: z.number().int().positive(),
  /** In an order in which no row comes before one it refers to. */
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z0-9_]+$/),
      columns: z.array(z.string().regex(/^[a-z0-9_]+$/)),
    }),
  ),
  sequences: z.array(
    z.object({ name: z.string().regex(/^[a-z0-9_]+$/), value: z.string().regex(/^\d+$/) }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;

/** Where backups lie in a bucket: they are in no backup themselves, and restoring one leaves the others alone. */
export const backupsInBucket = 'backups';
export const isBackupKey = (key: string) => key.startsWith(`${backupsInBucket}/`);

export const endingName = 'end.json';

/** The last entry: how many files there are, and which of those that rows speak of could not be had. */
export const Ending = z.object({ files: z.number().int().min(0), lacks: z.array(z.string()) });
export type Ending = z.infer<typeof Ending>;

/** Tables whose rows are worthless a minute later, or must be gone tomorrow. */
export const unsavedTables: readonly string[] = ['rate_limits', 'visit_marks', 'visit_salts'];
