// The only file that talks to the AWS SDK; its quirks end here.
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { CodedError } from '../errors/coded-error.ts';
import { BodyReader } from './body-reader.ts';
import { assertRange, resolveRange } from './byte-range.ts';
import { assertContentType } from './content-type.ts';
import type { ByteRange, RequestedRange, Storage, StoredFile } from './storage.ts';
import { assertStorageKey, assertStoragePrefix, isStorageKey } from './storage-key.ts';

export interface S3StorageOptions {
  readonly bucket: string;
  readonly region: string;
  /** Of an S3-compatible service; absent for Amazon's own. */
  readonly endpoint?: string;
  readonly forcePathStyle?: boolean;
  /** Absent: the SDK looks in the usual places (environment, instance role). */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

/** At S3's limit of 10,000 parts this makes 80 GB; in memory are at most two at a time and a rest. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_A_TIME = 2;

/** Files in a bucket. */
export function createS3Storage(setup: S3StorageOptions): Storage {
  const client = openClient(setup);
  const inBucket = (key: string) => {
    assertStorageKey(key);
    return { Bucket: setup.bucket, Key: key };
  };
  const head = async (key: string) =>
    describe(await client.send(new HeadObjectCommand(inBucket(key))).catch(rethrowCoded));

  return {
    async put(key, body, options) {
      const { contentType, signal } = options;
      const reader = new BodyReader(body, options);
      try {
        const target = { ...inBucket(key), ContentType: contentType };
        assertContentType(contentType);
        if (body instanceof Readable) {
          await uploadStream(client, target, reader);
        } else {
          // In memory already, so it comes in one piece.
          for await (const bytes of reader.read()) {
            const command = new PutObjectCommand({ ...target, Body: bytes });
            await client.send(command, signal ? { abortSignal: signal } : {});
          }
        }
        return { size: reader.size };
      } catch (error) {
        reader.destroy();
        throw signal?.aborted ? signal.reason : error;
      }
    },

    head,

    async get(key, { range: requested, signal } = {}) {
      const range = requested && (await rangeHeader(requested, () => head(key)));
      const reply = await client
        .send(
          new GetObjectCommand({ ...inBucket(key), ...(range ? { Range: range } : {}) }),
          signal ? { abortSignal: signal } : {},
        )
        .catch(rethrowCoded);
      if (!(reply.Body instanceof Readable)) throw new Error('S3 answered without a body');
      const sent = range === undefined ? undefined : sentRange(reply, range);
      return { ...describe(reply), stream: reply.Body, ...(sent ? sent : {}) };
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand(inBucket(key))).catch((error) => {
        // S3 itself does not mind; some that speak its language do.
        if (!isStatus(error, 404)) throw error;
      });
    },

    async *list(prefix) {
      assertStoragePrefix(prefix);
      const pages = paginateListObjectsV2({ client }, { Bucket: setup.bucket, Prefix: prefix });
      for await (const page of pages) {
        for (const { Key: key = '' } of page.Contents ?? []) if (isStorageKey(key)) yield key;
      }
    },

    async close() {
      client.destroy();
    },
  };
}

function openClient(options: S3StorageOptions): S3Client {
  return new S3Client({
    region: options.region,
    forcePathStyle: options.forcePathStyle ?? false,
    // The newer default checksums are unknown to many S3-compatible services.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Up to the reply's headers; long enough for one part on a slow line.
    requestHandler: {
      connectionTimeout: 10_000,
      requestTimeout: 300_000,
      throwOnRequestTimeout: true,
    },
    ...(options.endpoint === undefined ? {} : { endpoint: options.endpoint }),
    ...(options.credentials === undefined ? {} : { credentials: options.credentials }),
  });
}

/**
 * In one request when it is small, in parts when it is not. An abort ends the body, not the upload:
 * the SDK then takes back the parts it has sent before it fails; aborted itself, it would fail at
 * once and leave them to be paid for.
 */
async function uploadStream(
  client: S3Client,
  target: { Bucket: string; Key: string; ContentType: string },
  reader: BodyReader,
): Promise<void> {
  const source = Readable.from(reader.read(), { objectMode: false });
  let cause: unknown;
  source.once('error', (error) => {
    cause = error;
  });
  const upload = new Upload({
    client,
    params: { ...target, Body: source },
    partSize: PART_BYTES,
    queueSize: PARTS_AT_A_TIME,
  });
  await upload.done().catch((error) => {
    // What broke the body explains more than what the clean-up after it ran into.
    throw cause ?? error;
  });
}

/**
 * A suffix is turned into plain numbers first: not every S3-compatible service knows suffixes, and
 * one that does not may silently send the wrong bytes.
 */
async function rangeHeader(requested: RequestedRange, head: () => Promise<StoredFile>) {
  assertRange(requested);
  if (!('lastBytes' in requested)) return `bytes=${requested.start}-${requested.end ?? ''}`;
  const { start, end } = resolveRange(requested, (await head()).size);
  return `bytes=${start}-${end}`;
}

/** The range we got, which must begin where the one we asked for does. */
function sentRange(reply: GetObjectCommandOutput, asked: string) {
  const [, start, end, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(reply.ContentRange ?? '') ?? [];
  if (start === undefined || !asked.startsWith(`bytes=${start}-`)) {
    if (reply.Body instanceof Readable) reply.Body.destroy();
    throw new Error(`S3 was asked for ${asked} and sent ${reply.ContentRange}`);
  }
  const range: ByteRange = { start: Number(start), end: Number(end) };
  return { range, size: Number(size) };
}

function describe(
  reply: Pick<GetObjectCommandOutput, 'ContentLength' | 'ContentType' | 'ETag' | 'LastModified'>,
): StoredFile {
  return {
    size: reply.ContentLength ?? 0,
    contentType: reply.ContentType ?? 'application/octet-stream',
    etag: reply.ETag ?? '',
    lastModified: reply.LastModified ?? new Date(0),
  };
}

function rethrowCoded(error: unknown): never {
  if (isStatus(error, 404)) throw new CodedError('not-found', undefined, { cause: error });
  if (isStatus(error, 416)) {
    throw new CodedError('range-not-satisfiable', undefined, { cause: error });
  }
  throw error;
}

function isStatus(error: unknown, status: number): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === status;
}
