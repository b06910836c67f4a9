/** What the owner wrote, for commands that work without the product: from its database where that runs, and from files. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectDatabase } from '../../../db/database.ts';
import { splitEntries } from '../../../knowledge-files/split-entries.ts';
import { createLog } from '../../../log/create-log.ts';
import { findRunningCluster } from '../../../postgres/find-running-cluster.ts';
import {
  gatherEntries,
  type OwnEntries,
  type OwnKnowledge,
  type WrittenEntry,
} from '../../../providers/knowledge/own-knowledge.ts';
import type { Settings } from '../../../settings/read-settings.ts';
import { listOwn } from './own-knowledge-repository.ts';
import { findKnowledgeFiles } from './take-in-files.ts';

type NamedEntry = WrittenEntry & { readonly name: string };

export function readInstalledKnowledge(settings: Settings): OwnKnowledge {
  let entries: Promise<OwnEntries> | undefined;
  return {
    read() {
      entries ??= readOnce(settings);
      return entries;
    },
  };
}

async function readOnce(settings: Settings): Promise<OwnEntries> {
  const [ofFiles, ofDatabase] = await Promise.all([
    readFiles(join(settings.DATA_DIR, 'knowledge')),
    readDatabase(settings).catch(() => []),
  ]);
  // What was corrected on the page counts.
  const byName = new Map(
    [...ofFiles, ...ofDatabase].map((entry) => [
      `${entry.kind} ${entry.name.toLowerCase()}`,
      entry,
    ]),
  );
  return gatherEntries([...byName.values()]);
}

async function readFiles(folder: string): Promise<readonly NamedEntry[]> {
  const found = await findKnowledgeFiles(folder);
  const texts = await Promise.all(
    found.map(async ({ kind, path }) =>
      splitEntries(await readFile(path, 'utf8')).entries.map(({ name, text }) => ({
        kind,
        name,
        text,
      })),
    ),
  );
  return texts.flat();
}

async function readDatabase(settings: Settings): Promise<readonly NamedEntry[]> {
  const databaseUrl = settings.DATABASE_URL ?? (await findRunningCluster(settings.DATA_DIR));
  if (!databaseUrl) return [];
  const log = createLog('command', { ...settings, LOG_LEVEL: 'silent' });
  const database = connectDatabase({ databaseUrl, poolSize: 1, log, waitMs: 3000 });
  try {
    return await listOwn(database.db);
  } finally {
    await database.close();
  }
}
