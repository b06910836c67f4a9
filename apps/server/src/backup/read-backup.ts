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
import { contentTypeHeader, Manifest } from './backup-format.ts';
import { quoted } from './write-backup.ts';

interface RestoreTarget {
  readonly databaseUrl: string;
  readonly storage: Storage;
}

/**
 * Replaces the whole content of an installation by a backup, then brings the rows up to date. The
 * backup is read to its end first, so that a damaged one costs nothing.
 */
export async function readBackup(
  target: RestoreTarget,
  file: string,
): Promise<{ tables: number; files: number; createdAt: string }> {
  const manifest = await verifyBackup(file);
  const client = new pg.Client({ connectionString: target.databaseUrl });
  await client.connect();
  try {
    await client.query(
      'drop schema if exists drizzle, pgboss cascade; drop schema public cascade; create schema public',
    );
    await migrateDatabase(target.databaseUrl, { only: manifest.migrations });
    const files = await restoreEntries(openEntries(file), manifest, client, target.storage);
    await migrateDatabase(target.databaseUrl);
    return { tables: manifest.tables.length, files, createdAt: manifest.createdAt };
  } finally {
    await client.end();
  }
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
  return undefined;
}

async function verifyBackup(file: string): Promise<Manifest> {
  try {
    let manifest: Manifest | undefined;
    for await (const { header, content } of openEntries(file)) {
      if (!manifest) manifest = readManifest(header.name, await text(content));
      else await finished(content.resume());
    }
    if (!manifest) throw new StartError('it is empty');
    return manifest;
  } catch (cause) {
    const why =
      cause instanceof StartError
        ? cause.message
        : `it may be damaged or cut short (${(cause as Error).message})`;
    throw new StartError(`${file} cannot be restored: ${why}. Nothing was changed.`, { cause });
  }
}

function readManifest(name: string, content: string): Manifest {
  if (name !== 'manifest.json') throw new StartError('it is not a backup of Reelwright');
  const result = Manifest.safeParse(JSON.parse(content));
  if (result.success) return result.data;
  throw new StartError(result.error.issues[0]?.message ?? 'its list of contents is damaged');
}

/** The rows go in within one transaction, table by table as they come; files go to the storage. */
async function restoreEntries(
  entries: AsyncGenerator<Entry, undefined>,
  manifest: Manifest,
  client: pg.Client,
  storage: Storage,
): Promise<number> {
  let files = 0;
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
      const pax = (header.pax ?? {}) as Record<string, string>;
      const contentType = pax[contentTypeHeader] ?? 'application/octet-stream';
      await storage.put(header.name.slice('files/'.length), content, { contentType });
      files += 1;
    }
  }
  await table?.close();
  for (const { name, value } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2)', [`public."${name}"`, value]);
  }
  await client.query('commit');
  return files;
}

interface OpenTable {
  readonly name: string;
  write(rows: Readable): Promise<void>;
  close(): Promise<void>;
}

function openTable(client: pg.Client, manifest: Manifest, name: string): OpenTable {
  const table = manifest.tables.find((candidate) => candidate.name === name);
  if (!table) throw new StartError(`The backup holds rows of an unknown table (${name}).`);
  const rows = new PassThrough();
  const copied = pipeline(
    rows,
    client.query(copyFrom(`copy public."${name}" (${quoted(table.columns)}) from stdin`)),
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
