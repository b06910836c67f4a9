import { join } from 'node:path';
import type { Settings } from '../settings/read-settings.ts';
import { createStorage } from '../storage/create-storage.ts';
import type { Storage } from '../storage/storage.ts';

/** The storage that the settings ask for: a bucket when one is named, else a folder. */
export async function openStorage(settings: Settings): Promise<Storage> {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    return createStorage({
      kind: 's3',
      bucket: S3_BUCKET,
      region: settings.S3_REGION,
      forcePathStyle: settings.S3_FORCE_PATH_STYLE,
      ...(settings.S3_ENDPOINT && { endpoint: settings.S3_ENDPOINT }),
      credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    });
  }
  return createStorage({ kind: 'disk', root: join(settings.DATA_DIR, 'files') });
}
