/** Reads what the stage must know of a WOFF2 file: which letters it has, and how tall its lines are. */
import { brotliDecompressSync } from 'node:zlib';

const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'.match(
    /.{4} ?/g,
  );

export function readWoff2(file) {
  const tables = unpackTables(file);
  const hhea = tables.get('hhea');
  const unitsPerEm = tables.get('head').readUInt16BE(18);
  return {
    codePoints: readCmap(tables.get('cmap')),
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
  };
}

function unpackTables(file) {
  const count = file.readUInt16BE(12);
  const compressedLength = file.readUInt32BE(20);
  let at = 48;
  const base128 = () => {
    let value = 0;
    for (;;) {
      const byte = file[at];
      at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const entries = [];
  for (let index = 0; index < count; index += 1) {
    const flags = file[at];
    at += 1;
    let tag = knownTags[flags & 63]?.slice(0, 4);
    if ((flags & 63) === 63) {
      tag = file.toString('latin1', at, at + 4);
      at += 4;
    }
    const version = flags >> 6;
    const original = base128();
    // glyf and loca are transformed unless version 3 says otherwise; all others only when told.
    const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    entries.push({ tag, length: transformed ? base128() : original });
  }
  const data = brotliDecompressSync(file.subarray(at, at + compressedLength));
  const tables = new Map();
  let offset = 0;
  for (const { tag, length } of entries) {
    tables.set(tag, data.subarray(offset, offset + length));
    offset += length;
  }
  return tables;
}

function readCmap(cmap) {
  const points = new Set();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    const format = table.readUInt16BE(0);
    if (format === 4) readFormat4(table, points);
    if (format === 12) readFormat12(table, points);
  }
  return [...points].sort((a, b) => a - b);
}

function readFormat12(table, points) {
  for (let group = 0; group < table.readUInt32BE(12); group += 1) {
    const start = table.readUInt32BE(16 + group * 12);
    const end = table.readUInt32BE(20 + group * 12);
    for (let point = start; point <= end; point += 1) points.add(point);
  }
}

function readFormat4(table, points) {
  const segments = table.readUInt16BE(6) / 2;
  for (let index = 0; index < segments; index += 1) {
    const end = table.readUInt16BE(14 + index * 2);
    const start = table.readUInt16BE(16 + segments * 2 + index * 2);
    const delta = table.readInt16BE(16 + segments * 4 + index * 2);
    const rangeAt = 16 + segments * 6 + index * 2;
    const range = table.readUInt16BE(rangeAt);
    for (let point = start; point <= end && point !== 0xffff; point += 1) {
      const glyphAt = rangeAt + range + (point - start) * 2;
      if (range !== 0 && glyphAt + 2 > table.length) continue;
      const glyph = range === 0 ? (point + delta) & 0xffff : table.readUInt16BE(glyphAt);
      if (glyph !== 0) points.add(point);
    }
  }
}
