import type { Database } from '../../db/database.ts';
import { installation } from '../../db/schema/index.ts';
import type { Settings } from '../../settings/read-settings.ts';
import { ownerRule } from './owner-rule.ts';

/** Writes down who owns the installation, as the settings of this start say. */
export async function writeOwnerRule(db: Database, settings: Settings): Promise<void> {
  const rule = ownerRule(settings);
  await db
    .insert(installation)
    .values(rule)
    .onConflictDoUpdate({ target: installation.only, set: rule });
}
