import { brotliDecompressSync } from 'node:zlib';
import { type PackedGlyphs, unpackGlyphs } from './unpack-glyphs.ts';

const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill';

/**
 * A WOFF2 font as a plain one (TrueType or OpenType). The canvas could unpack it by itself, but loses the last drawing
 * of a file then, which is Sen's `tt` (1.1.0). The older WOFF files beside them have other outlines than browsers get.
 */
export function unpackWoff2(file: Buffer): Buffer {
  const tables = readTables(file);
  const packed = tables.get('glyf');
  const head = tables.get('head')?.data;
  if (packed?.isTransformed && head) {
    const { glyf, loca }: PackedGlyphs = unpackGlyphs(packed.data);
    tables.set('glyf', { data: glyf, isTransformed: false });
    tables.set('loca', { data: loca, isTransformed: false });
    const withLongPlaces = Buffer.from(head);
    withLongPlaces.writeInt16BE(1, 50);
    tables.set('head', { data: withLongPlaces, isTransformed: false });
  }
  for (const [tag, { isTransformed }] of tables) {
    if (isTransformed) throw new Error(`The font's table ${tag} is packed in an unknown way.`);
  }
  return writeFont(file.readUInt32BE(4), tables);
}

interface Table {
  readonly data: Buffer;
  readonly isTransformed: boolean;
}

function readTables(file: Buffer): Map<string, Table> {
  const count = file.readUInt16BE(12);
  const packedLength = file.readUInt32BE(20);
  let at = 48;
  const entries: { tag: string; length: number; isTransformed: boolean }[] = [];
  for (let index = 0; index < count; index += 1) {
    const flags = file.readUInt8(at);
    at += 1;
    const known = flags & 63;
    let tag = knownTags.slice(known * 5, known * 5 + 4);
    if (known === 63) {
      tag = file.toString('latin1', at, at + 4);
      at += 4;
    }
    // Drawings are transformed unless version 3 says otherwise; all other tables only when told.
    const version = flags >> 6;
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    const lengths = isTransformed ? 2 : 1;
    let length = 0;
    for (let turn = 0; turn < lengths; turn += 1) {
      [length, at] = readBase128(file, at);
    }
    entries.push({ tag, length, isTransformed });
  }
  const data = brotliDecompressSync(file.subarray(at, at + packedLength));
  const tables = new Map<string, Table>();
  let from = 0;
  for (const { tag, length, isTransformed } of entries) {
    tables.set(tag, { data: data.subarray(from, from + length), isTransformed });
    from += length;
  }
  return tables;
}

/** A number of several bytes, seven bits each, and where it ends. */
function readBase128(file: Buffer, from: number): [value: number, end: number] {
  let [value, at] = [0, from];
  for (;;) {
    const byte = file.readUInt8(at);
    at += 1;
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, at];
  }
}

function writeFont(flavor: number, tables: ReadonlyMap<string, Table>): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const power = Math.floor(Math.log2(sorted.length));
  const header = Buffer.alloc(12 + 16 * sorted.length);
  header.writeUInt32BE(flavor, 0);
  header.writeUInt16BE(sorted.length, 4);
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * (sorted.length - 2 ** power), 10);
  const parts = [header];
  let at = header.length;
  for (const [index, [tag, { data }]] of sorted.entries()) {
    const entry = 12 + 16 * index;
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(checksum(padded), entry + 4);
    header.writeUInt32BE(at, entry + 8);
    header.writeUInt32BE(data.length, entry + 12);
    parts.push(padded);
    at += padded.length;
  }
  return Buffer.concat(parts);
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
