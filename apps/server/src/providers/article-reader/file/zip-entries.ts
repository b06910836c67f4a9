import { inflateRawSync } from 'node:zlib';

interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packedBytes: number;
  readonly headerAt: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const fileMark = 0x04034b50;
const maxEntries = 2000;
const longestComment = 65_557;

/** The names in a zip archive; nothing when it is damaged, or has so many that it is no document. */
export function namesInZip(bytes: Buffer): readonly string[] | undefined {
  return entriesOf(bytes)?.map(({ name }) => name);
}

/** One of its files; nothing when there is none. Throws when it unpacks to more than it may. */
export function readZipEntry(bytes: Buffer, name: string, maxBytes: number): Buffer | undefined {
  const entry = entriesOf(bytes)?.find((one) => one.name === name);
  return entry && unpack(bytes, entry, maxBytes);
}

/**
 * Whether all files that are going to be unpacked stay within this, tried out: what an archive says about its sizes may be
 * a lie, and the library that reads documents believes it.
 */
export function unpacksWithin(
  bytes: Buffer,
  wanted: (name: string) => boolean,
  maxBytes: number,
): boolean {
  let left = maxBytes;
  for (const entry of entriesOf(bytes) ?? []) {
    if (!wanted(entry.name)) continue;
    try {
      left -= unpack(bytes, entry, left).length;
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
    if (left <= 0) return false;
  }
  return true;
}

function unpack(bytes: Buffer, entry: ZipEntry, maxBytes: number): Buffer {
  const { headerAt, packedBytes, method } = entry;
  if (bytes.readUInt32LE(headerAt) !== fileMark) throw new Error('No file where one should be.');
  const from =
    headerAt + 30 + bytes.readUInt16LE(headerAt + 26) + bytes.readUInt16LE(headerAt + 28);
  const packed = bytes.subarray(from, from + packedBytes);
  if (method === 0) return packed;
  return inflateRawSync(packed, { maxOutputLength: Math.max(1, maxBytes) });
}

function entriesOf(bytes: Buffer): readonly ZipEntry[] | undefined {
  const from = Math.max(0, bytes.length - longestComment);
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (end < from || end + 22 > bytes.length || bytes.readUInt32LE(end) !== endMark)
    return undefined;
  const count = bytes.readUInt16LE(end + 10);
  if (count > maxEntries) return undefined;
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entryMark) return undefined;
    const nameBytes = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.subarray(at + 46, at + 46 + nameBytes).toString('utf8'),
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      headerAt: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}
