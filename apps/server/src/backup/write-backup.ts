import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Pack, pack } from 'tar-stream';
import { CodedError } from '../errors/coded-error.ts';
import type { Storage } from '../storage/storage.ts';
import {
  backupFormat,
  contentTypeHeader,
  type Ending,
  endingName,
  isBackupKey,
  type Manifest,
} from './backup-format.ts';
import { describeDatabase } from './describe-database.ts';

interface BackupSource {
  readonly pool: pg.Pool;
  readonly storage: Storage;
  readonly version: string;
}

const partBytes = 8 * 1024 * 1024;

/**
 * Writes database and files into one file while the product runs on: the rows as they were at one moment, and
 * every file they speak of. Files that were removed meanwhile are named.
 */
export async function writeBackup(
  source: BackupSource,
  file: string,
): Promise<{ tables: number; files: number; lacks: readonly string[] }> {
  const temporary = `${file}.part`;
  const archive = pack();
  // Pictures and videos do not shrink, rows do: little effort gets most of it.
  const written = pipeline(
    archive,
    createGzip({ level: 1 }),
    createWriteStream(temporary, { mode: 0o600 }),
  );
  written.catch((error: Error) => archive.destroy(error));
  try {
    const { tables, stored } = await packDatabase(archive, source);
    const { files, lacks } = await packFiles(archive, source.storage, stored);
    const ending: Ending = { files, lacks };
    await packEntry(archive, endingName, Buffer.from(JSON.stringify(ending)));
    archive.finalize();
    await written;
    await rename(temporary, file);
    return { tables, files, lacks };
  } catch (error) {
    archive.destroy();
    await written.catch(() => undefined);
    await rm(temporary, { force: true });
    throw error;
  }
}

async function packDatabase(
  archive: Pack,
  source: BackupSource,
): Promise<{ tables: number; stored: Set<string> }> {
  const client = await source.pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const manifest: Manifest = {
      format: backupFormat,
      version: source.version,
      createdAt: new Date().toISOString(),
      hasEnding: true,
      ...(await describeDatabase(client)),
    };
    await packEntry(archive, 'manifest.json', Buffer.from(JSON.stringify(manifest, null, 2)));
    for (const { name, columns } of manifest.tables) {
      const rows = client.query(copyTo(`copy public."${name}" (${quoted(columns)}) to stdout`));
      await packInParts(archive, `tables/${name}`, rows);
    }
    const { rows: files } = await client.query<{ key: string }>(
      'select key from stored_files where stored_at is not null',
    );
    await client.query('commit');
    return { tables: manifest.tables.length, stored: new Set(files.map(({ key }) => key)) };
  } finally {
    client.release();
  }
}

async function packInParts(archive: Pack, name: string, rows: Readable): Promise<void> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  let part = 0;
  const flush = async () => {
    if (bytes === 0) return;
    await packEntry(archive, `${name}/${String(part).padStart(6, '0')}`, Buffer.concat(chunks));
    part += 1;
    chunks = [];
    bytes = 0;
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= partBytes) await flush();
  }
  await flush();
}

async function packEntry(archive: Pack, name: string, bytes: Buffer): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    archive.entry({ name }, bytes, (error) => (error ? reject(error) : resolve()));
  });
}

/** @param stored the files that the rows speak of */
async function packFiles(
  archive: Pack,
  storage: Storage,
  stored: Set<string>,
): Promise<{ files: number; lacks: string[] }> {
  const lacks = new Set(stored);
  let files = 0;
  for await (const key of storage.list('')) {
    if (isBackupKey(key)) continue;
    try {
      const { stream, size, contentType } = await storage.get(key);
      const pax = { [contentTypeHeader]: contentType };
      await pipeline(stream, archive.entry({ name: `files/${key}`, size, pax }));
      files += 1;
      lacks.delete(key);
    } catch (error) {
      // Removed since we listed it: told at the end, if a row speaks of it.
      if (!(error instanceof CodedError && error.code === 'not-found')) throw error;
    }
  }
  return { files, lacks: [...lacks].sort() };
}

export function quoted(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ');
}
