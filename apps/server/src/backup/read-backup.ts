import { createReadStream } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
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

/** Replaces the whole content of an installation by a backup, then brings the rows up to date. */
export async function readBackup(
  target: RestoreTarget,
  file: string,
): Promise<{ tables: number; files: number; createdAt: string }> {
  const entries = openEntries(file);
  const first = await entries.next();
  if (first.done) throw new StartError(`${file} is not a backup of Reelwright: it is empty.`);
  const manifest = await readManifest(first.value, file);
  const client = new pg.Client({ connectionString: target.databaseUrl });
  await client.connect();
  try {
    await client.query(
      'drop schema if exists drizzle, pgboss cascade; drop schema public cascade; create schema public',
    );
    await migrateDatabase(target.databaseUrl, { only: manifest.migrations });
    const files = await restoreEntries(entries, manifest, client, target.storage);
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
  try {
    for await (const entry of archive)
      yield { header: entry.header, content: Readable.from(entry) };
  } catch (cause) {
    throw new StartError(
      `${file} cannot be read as a backup (${(cause as Error).message}). It may be damaged or cut short.`,
      { cause },
    );
  }
  return undefined;
}

async function readManifest({ header, content }: Entry, file: string): Promise<Manifest> {
  const problem = (why: string) => new StartError(`${file} cannot be restored: ${why}.`);
  if (header.name !== 'manifest.json') throw problem('it is not a backup of Reelwright');
  const chunks: Buffer[] = [];
  for await (const chunk of content as AsyncIterable<Buffer>) chunks.push(chunk);
  const result = Manifest.safeParse(JSON.parse(Buffer.concat(chunks).toString()));
  if (!result.success) throw problem(result.error.issues[0]?.message ?? 'its list is damaged');
  return result.data;
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
