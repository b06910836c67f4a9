import { createDiskStorage, type DiskStorageOptions } from './disk-storage.ts';
import type { S3StorageOptions } from './s3-storage.ts';
import type { Storage } from './storage.ts';

export type StorageOptions =
  | ({ readonly kind: 'disk' } & DiskStorageOptions)
  | ({ readonly kind: 's3' } & S3StorageOptions);

/** Opens the storage the settings ask for. */
export async function createStorage(options: StorageOptions): Promise<Storage> {
  switch (options.kind) {
    case 'disk':
      return createDiskStorage(options);
    case 's3': {
      // Loaded only where it is used: the SDK is large, and most installations keep files on disk.
      const { createS3Storage } = await import('./s3-storage.ts');
      return createS3Storage(options);
    }
  }
}
