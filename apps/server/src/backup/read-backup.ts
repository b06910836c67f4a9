import { createReadStream } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { extract, type Header } from 'tar-stream';
import { migrateDatabase } from '../db/migrate.ts';
import { StartError } from '../errors/start-error.ts';
import type { Storage } from '../storage/storage.ts';
import { isStorageKey } from '../storage/storage-key.ts';
import { contentTypeHeader, Ending, endingName, Manifest } from './backup-format.ts';
import { RestoredFiles } from './restored-files.ts';
import { openStagingDatabase } from './staging-database.ts';
import { quoted } from './write-backup.ts';

interface RestoreTarget {
  readonly databaseUrl: string;
  readonly storage: Storage;
}

interface Restored {
  readonly tables: number;
  readonly files: number;
  readonly createdAt: string;
  /** Files that rows speak of, and that the backup does not have. */
  readonly lacks: readonly string[];
}

/**
 * Puts a backup in the place of an installation's content. It is read to its end first; then rows go into a
 * new database and files beside the old ones, both are checked, and only then do they take the others' place.
 * Whatever goes wrong before leaves everything as it was, and is told in one sentence.
 */
export async function readBackup(target: RestoreTarget, file: string): Promise<Restored> {
  const files = new RestoredFiles(target.storage);
  let staging: Awaited<ReturnType<typeof openStagingDatabase>> | undefined;
  let manifest: Manifest;
  let lacks: readonly string[];
  try {
    manifest = await verifyBackup(file);
    staging = await openStagingDatabase(target.databaseUrl);
    await migrateDatabase(staging.databaseUrl, { only: manifest.migrations });
    await restoreEntries(openEntries(file), manifest, staging.databaseUrl, files);
    await migrateDatabase(staging.databaseUrl);
    lacks = await findLacking(staging.databaseUrl, files);
    await staging.switchOver();
  } catch (cause) {
    await staging?.discard();
    await files.undo();
    const why = cause instanceof StartError ? cause.message : reasonOf(cause);
    throw new StartError(`${file} cannot be restored: ${why}. Nothing was changed.`, { cause });
  }
  await putDiffering(file, files, target.storage);
  await files.finish();
  const { tables, createdAt } = manifest;
  return { tables: tables.length, files: files.count, createdAt, lacks };
}

function reasonOf(cause: unknown): string {
  const { message, code } = cause as { message?: string; code?: string };
  // Five letters are what the database calls its errors by.
  const isOfRows = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
  return isOfRows
    ? `its rows do not fit (${message})`
    : `it may be damaged or cut short (${message ?? String(cause)})`;
}

interface Entry {
  readonly header: Header;
  readonly content: Readable;
}

async function* openEntries(file: string): AsyncGenerator<Entry, undefined> {
  const archive = extract();
  const source = pipeline(createReadStream(file), createGunzip(), archive);
  source.catch((error: Error) => archive.destroy(error));
  for await (const entry of archive) {
    yield { header: entry.header, content: Readable.from(entry) };
  }
  await source;
  return undefined;
}

/** Lists of what is in a backup; a larger one was not written by us. */
const maxListBytes = 64 * 1024 * 1024;

async function readList(header: Header, content: Readable): Promise<unknown> {
  if ((header.size ?? 0) > maxListBytes) throw new StartError('its list of contents is damaged');
  const list = await text(content);
  try {
    return JSON.parse(list);
  } catch (cause) {
    throw new StartError('its list of contents is damaged', { cause });
  }
}

/** Reads it to its end: every byte has to be there, and every name one that we write. */
async function verifyBackup(file: string): Promise<Manifest> {
  let manifest: Manifest | undefined;
  let ending: Ending | undefined;
  let files = 0;
  for await (const { header, content } of openEntries(file)) {
    if (!manifest) manifest = await readManifest(header, content);
    else if (header.name === endingName) ending = Ending.parse(await readList(header, content));
    else {
      files += checkName(header.name, manifest);
      await finished(content.resume());
    }
  }
  if (!manifest) throw new StartError('it is empty');
  if (manifest.hasEnding && ending?.files !== files) throw new StartError('its end is missing');
  return manifest;
}

async function readManifest(header: Header, content: Readable): Promise<Manifest> {
  if (header.name !== 'manifest.json') throw new StartError('it is not a backup of Reelwright');
  const result = Manifest.safeParse(await readList(header, content));
  if (result.success) return result.data;
  throw new StartError(result.error.issues[0]?.message ?? 'its list of contents is damaged');
}

/** How many files that name stands for: one or none. */
function checkName(name: string, manifest: Manifest): 0 | 1 {
  const [folder, table] = name.split('/');
  if (folder === 'tables') {
    if (manifest.tables.some((one) => one.name === table)) return 0;
    throw new StartError(`it holds rows of an unknown table (${table})`);
  }
  if (folder === 'files' && isStorageKey(name.slice('files/'.length))) return 1;
  throw new StartError(`it holds something that no backup has (${name.slice(0, 80)})`);
}

/** The rows go in within one transaction, table by table as they come; files go to the storage. */
async function restoreEntries(
  entries: AsyncGenerator<Entry, undefined>,
  manifest: Manifest,
  databaseUrl: string,
  files: RestoredFiles,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // Whatever happens to it is told by the question under way.
  client.on('error', () => undefined);
  await client.connect();
  try {
    let table: OpenTable | undefined;
    await client.query('begin');
    for await (const { header, content } of entries) {
      const [folder, name = ''] = header.name.split('/');
      if (folder === 'tables') {
        if (table?.name !== name) {
          await table?.close();
          table = openTable(client, manifest, name);
        }
        await table?.write(content);
      } else if (folder === 'files') {
        const key = header.name.slice('files/'.length);
        await files.add(key, header.size ?? 0, content, contentTypeOf(header));
      } else await finished(content.resume());
    }
    await table?.close();
    for (const { name, value } of manifest.sequences) {
      await client.query('select setval($1::regclass, $2)', [`public."${name}"`, value]);
    }
    await client.query('commit');
  } finally {
    await client.end().catch(() => undefined);
  }
}

function contentTypeOf({ pax }: Header): string {
  return ((pax ?? {}) as Record<string, string>)[contentTypeHeader] ?? 'application/octet-stream';
}

/** Files that rows speak of as stored, and that did not come along. */
async function findLacking(databaseUrl: string, files: RestoredFiles): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ key: string }>(
      'select key from stored_files where stored_at is not null order by key',
    );
    return rows.map(({ key }) => key).filter((key) => !files.has(key));
  } finally {
    await client.end();
  }
}

async function putDiffering(file: string, files: RestoredFiles, storage: Storage): Promise<void> {
  if (files.differing.size === 0) return;
  for await (const { header, content } of openEntries(file)) {
    const key = header.name.slice('files/'.length);
    if (files.differing.has(key)) {
      await storage.put(key, content, { contentType: contentTypeOf(header) });
    } else await finished(content.resume());
  }
}

interface OpenTable {
  readonly name: string;
  write(rows: Readable): Promise<void>;
  close(): Promise<void>;
}

function openTable(client: pg.Client, manifest: Manifest, name: string): OpenTable {
  const table = manifest.tables.find((candidate) => candidate.name === name);
  const rows = new PassThrough();
  const copied = pipeline(
    rows,
    client.query(copyFrom(`copy public."${name}" (${quoted(table?.columns ?? [])}) from stdin`)),
  );
  copied.catch((error: Error) => rows.destroy(error));
  return {
    name,
    write: (content) => pipeline(content, rows, { end: false }),
    async close() {
      rows.end();
      await copied;
    },
  };
}
