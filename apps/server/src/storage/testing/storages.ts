// The storages the contract is tested on: a folder, and a bucket of a real S3 server on loopback.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  close: () => Promise<void>;
}

export const LINK_SECRET = 'a secret only the tests know';
/** The one pair s3rver knows. */
export const S3_SECRET = 'S3RVER';
export const PUBLIC_URL = 'https://videos.example.com';

mendS3rver();
const makeFolder = () => mkdtemp(join(tmpdir(), 'reelwright-storage-'));

export async function openDisk(): Promise<TestStorage> {
  const root = await makeFolder();
  const storage = await createStorage({
    kind: 'disk',
    root,
    publicUrl: `${PUBLIC_URL}/`,
    secret: LINK_SECRET,
  });
  const close = async () => {
    await storage.close();
    await rm(root, { recursive: true });
  };
  return { storage, requests: [], root, close };
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
  server.httpServer.on('request', ({ method, url }) => requests.push(`${method} ${url}`));
  const storage = await createStorage({
    kind: 's3',
    bucket: 'files',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: S3_SECRET },
  });
  const close = async () => {
    await storage.close();
    server.httpServer.closeAllConnections();
    await server.close();
    await rm(root, { recursive: true });
  };
  return { storage, requests, root, close };
}
