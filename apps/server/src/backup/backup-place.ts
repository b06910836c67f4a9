// Where backups lie: in a folder of this machine, or in a bucket. In a bucket they are found by every worker.
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../errors/start-error.ts';
import type { Settings } from '../settings/read-settings.ts';
import { createStorage } from '../storage/create-storage.ts';
import type { S3StorageOptions } from '../storage/s3-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { isStorageKey, storageKey } from '../storage/storage-key.ts';
import { backupsInBucket, isBackupKey } from './backup-format.ts';

export type BackupSettings = Pick<
  Settings,
  | 'DATA_DIR'
  | 'BACKUP_BUCKET'
  | 'BACKUP_ENDPOINT'
  | 'BACKUP_REGION'
  | 'BACKUP_ACCESS_KEY_ID'
  | 'BACKUP_SECRET_ACCESS_KEY'
  | 'S3_BUCKET'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_FORCE_PATH_STYLE'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
>;

/** The bucket of backups; without one, that of the files, because the folders of a cluster's workers come and go. */
export function backupBucket(settings: BackupSettings): S3StorageOptions | undefined {
  const { BACKUP_BUCKET, BACKUP_ACCESS_KEY_ID, BACKUP_SECRET_ACCESS_KEY } = settings;
  if (BACKUP_BUCKET && BACKUP_ACCESS_KEY_ID && BACKUP_SECRET_ACCESS_KEY) {
    return {
      bucket: BACKUP_BUCKET,
      region: settings.BACKUP_REGION,
      forcePathStyle: settings.BACKUP_ENDPOINT !== undefined,
      ...(settings.BACKUP_ENDPOINT && { endpoint: settings.BACKUP_ENDPOINT }),
      credentials: { accessKeyId: BACKUP_ACCESS_KEY_ID, secretAccessKey: BACKUP_SECRET_ACCESS_KEY },
    };
  }
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    bucket: S3_BUCKET,
    region: settings.S3_REGION,
    forcePathStyle: settings.S3_FORCE_PATH_STYLE,
    ...(settings.S3_ENDPOINT && { endpoint: settings.S3_ENDPOINT }),
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  };
}

const contentType = 'application/gzip';
const inBucket = /^s3:\/\/([^/]+)\/(.+)$/;

/** Takes over a written backup and says what it is called from now on: the name of a file, or `s3://bucket/…`. */
export async function keepBackup(
  settings: BackupSettings,
  written: string,
  { id, fileName }: { readonly id: string; readonly fileName: string },
): Promise<string> {
  const bucket = backupBucket(settings);
  if (!bucket) {
    const folder = folderOf(settings);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await moveFile(written, join(folder, fileName));
    return fileName;
  }
  const key = storageKey(backupsInBucket, id.replaceAll('-', ''), 'tgz');
  await withBucket(bucket, (storage) =>
    storage.put(key, createReadStream(written), { contentType }),
  );
  return `s3://${bucket.bucket}/${key}`;
}

/** A backup as a file of this machine: where it lies, or fetched into a folder. */
export async function fetchBackup(
  settings: BackupSettings,
  name: string,
  folder: string,
): Promise<string> {
  const [, bucketName, key = ''] = inBucket.exec(name) ?? [];
  if (bucketName === undefined) {
    const file = join(folderOf(settings), name);
    if (await isThere(file)) return file;
    throw new StartError(`${name} is not on the machine of the worker that looked for it.`);
  }
  const bucket = backupBucket(settings);
  if (bucket?.bucket !== bucketName) {
    throw new StartError(`it lies in the bucket ${bucketName}, which is not connected.`);
  }
  if (!isBackupKey(key) || !isStorageKey(key)) throw new StartError(`${name} is not a backup.`);
  const file = join(folder, 'backup.tar.gz');
  await withBucket(bucket, async (storage) => {
    const { stream } = await storage.get(key);
    await pipeline(stream, createWriteStream(file, { mode: 0o600 }));
  });
  return file;
}

/** What lies in a bucket that is not connected any more stays there. */
export async function removeBackup(settings: BackupSettings, name: string): Promise<void> {
  const [, bucketName, key = ''] = inBucket.exec(name) ?? [];
  if (bucketName === undefined) return rm(join(folderOf(settings), name), { force: true });
  const bucket = backupBucket(settings);
  if (bucket?.bucket !== bucketName || !isBackupKey(key)) return;
  await withBucket(bucket, (storage) => storage.delete(key));
}

const folderOf = ({ DATA_DIR }: BackupSettings) => join(DATA_DIR, 'backups');

async function withBucket<T>(
  options: S3StorageOptions,
  work: (storage: Storage) => Promise<T>,
): Promise<T> {
  const storage = await createStorage({ kind: 's3', ...options });
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

/** Also to another disk; what is there under its name is whole. */
async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EXDEV') throw error;
    await copyFile(from, `${to}.part`);
    await rename(`${to}.part`, to);
    await rm(from);
  }
}

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
