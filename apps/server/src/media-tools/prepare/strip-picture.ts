import { jpegSegments } from './picture-size.ts';

/** Where a picture was taken, by whom and with what is nobody's business once it is in a video. */
export function stripPicture(type: string, bytes: Buffer): Buffer {
  switch (type) {
    case 'image/jpeg':
      return stripJpeg(bytes);
    case 'image/png':
      return stripPng(bytes);
    case 'image/webp':
      return stripWebp(bytes);
    default:
      return bytes;
  }
}

/** Segments that say how the picture looks: its frame, JFIF, the colour profile and Adobe's transform. */
function changesHowItLooks(bytes: Buffer, marker: number, start: number): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  if (marker === 0xe0 || marker === 0xee) return true;
  return marker === 0xe2 && bytes.toString('latin1', start + 4, start + 15) === 'ICC_PROFILE';
}

function stripJpeg(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  for (const { marker, start, end } of jpegSegments(bytes)) {
    if (changesHowItLooks(bytes, marker, start)) kept.push(bytes.subarray(start, end));
    at = end;
  }
  // Some phones hide a film or a second picture behind the end of the first.
  kept.push(bytes.subarray(at, endOfScans(bytes, at)));
  return Buffer.concat(kept);
}

/** Behind the marker that ends a JPEG whose scans begin here. */
function endOfScans(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return at + 2;
    // 0xff is written as 0xff 0x00 inside a scan; restarts and padding have no length.
    const isPlain = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    const next = isPlain || at + 3 >= bytes.length ? at + 1 : at + 2 + bytes.readUInt16BE(at + 2);
    at = bytes.indexOf(0xff, next);
  }
  return bytes.length;
}

const shownPngChunks = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'bKGD',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
  'cICP',
]);

function stripPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (shownPngChunks.has(name)) kept.push(bytes.subarray(at, Math.min(end, bytes.length)));
    if (name === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}

/** What a picture, or a moving one, is made of. Anything else may say anything. */
const shownWebpChunks = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Where and how long a frame of a moving picture is shown; its own chunks follow. */
const webpFrameHeader = 16;

/** Bits of the extended header that announce metadata. */
const webpMetadataFlags = 0x08 | 0x04;

function stripWebp(bytes: Buffer): Buffer {
  const body = shownChunks(bytes, 12);
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

/** The chunks from there on that are shown, without the others. */
function shownChunks(bytes: Buffer, from: number): Buffer {
  const kept: Buffer[] = [];
  for (let at = from; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4);
    const end = Math.min(at + 8 + size + (size % 2), bytes.length);
    const name = bytes.toString('latin1', at, at + 4);
    const chunk = bytes.subarray(at, end);
    if (name === 'VP8X') {
      const header = Buffer.from(chunk);
      header[8] = (header[8] ?? 0) & ~webpMetadataFlags;
      kept.push(header);
    } else if (name === 'ANMF' && chunk.length > 8 + webpFrameHeader) {
      const inner = shownChunks(chunk, 8 + webpFrameHeader);
      const header = Buffer.from(chunk.subarray(0, 8 + webpFrameHeader));
      header.writeUInt32LE(webpFrameHeader + inner.length, 4);
      kept.push(header, inner);
    } else if (shownWebpChunks.has(name)) kept.push(chunk);
    at = end;
  }
  return Buffer.concat(kept);
}
