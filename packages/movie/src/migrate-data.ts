import type { JsonObject } from './json.ts';
import { oneNameEach } from './migrations/1-one-name-each.ts';
import { migrations } from './migrations/index.ts';
import { usesOldNames } from './migrations/old-names.ts';
import { dataVersion } from './schema/project-data.ts';

/** A document that a newer Reelwright saved: opening it here could lose what we do not know. */
export class NewerDocumentError extends Error {
  readonly version: number;
  constructor(version: number) {
    super('This project was saved by a newer version of Reelwright. Please update to open it.');
    this.name = 'NewerDocumentError';
    this.version = version;
  }
}

/** The version a document says it has; documents from before versions have none. */
export function versionOf(data: JsonObject): number {
  const { version } = data;
  return typeof version === 'number' && Number.isInteger(version) && version >= 0 ? version : 0;
}

/** The document in today's shape, or in that of an earlier version. */
export function migrateData(data: JsonObject, upTo = dataVersion): JsonObject {
  const from = Math.max(versionOf(data), upTo > dataVersion ? upTo : 0);
  if (from > dataVersion) throw new NewerDocumentError(from);
  const named = from > 0 && usesOldNames(data) ? oneNameEach.migrate(data) : data;
  return migrations
    .filter(({ to }) => to > from && to <= upTo)
    .reduce<JsonObject>((older, { to, migrate }) => ({ ...migrate(older), version: to }), named);
}
