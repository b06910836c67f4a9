// The storages the contract is tested on: a folder, and a bucket of a real S3 server on loopback.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import S3rver from 's3rver';
import { createStorage } from '../create-storage.ts';
import type { Storage } from '../storage.ts';
import { mendS3rver } from './mend-s3rver.ts';

export interface TestStorage {
  readonly storage: Storage;
  /** `METHOD path` of every request to the S3 server; empty for a folder. */
  readonly requests: string[];
  /** For a folder: where it is. */
  readonly root: string;
  /** Of the S3 server; empty for a folder. Its bucket is called `files`. */
  readonly endpoint: string;
  /** Stores a small file under each key. */
  seed: (keys: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
}

/** The one pair s3rver knows. */
export const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

mendS3rver();
const makeFolder = () => mkdtemp(join(tmpdir(), 'reelwright-storage-'));

export async function openDisk(): Promise<TestStorage> {
  const root = await makeFolder();
  const storage = await createStorage({ kind: 'disk', root });
  const close = async () => {
    await storage.close();
    await rm(root, { recursive: true });
  };
  const seed = async (keys: readonly string[]) => {
    const type = { contentType: 'application/octet-stream' };
    const queue = keys.values();
    const writer = async () => {
      for (const key of queue) await storage.put(key, Buffer.from('x'), type);
    };
    await Promise.all(Array.from({ length: 16 }, writer));
  };
  return { storage, requests: [], root, endpoint: '', seed, close };
}

export async function openS3(): Promise<TestStorage> {
  const root = await makeFolder();
  const requests: string[] = [];
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: root,
    configureBuckets: [{ name: 'files' }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  server.httpServer.on('request', ({ method, url }) => requests.push(`${method} ${url}`));
  const storage = await createStorage({
    kind: 's3',
    bucket: 'files',
    region: 'us-east-1',
    endpoint,
    forcePathStyle: true,
    credentials,
  });
  const close = async () => {
    await storage.close();
    server.httpServer.closeAllConnections();
    await server.close();
    await rm(root, { recursive: true });
  };
  // As s3rver itself lays them out: by way of requests, a thousand of them would take seconds.
  const seed = async (keys: readonly string[]) => {
    for (const key of keys) {
      const file = join(root, 'files', `${key}._S3rver_object`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, 'x');
      await writeFile(`${file}.md5`, '9dd4e461268c8034f5c8564e155c67a6');
    }
  };
  return { storage, requests, root, endpoint, seed, close };
}
