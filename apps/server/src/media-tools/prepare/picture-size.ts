interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * How large a picture says it is, read from its head alone: what claims to be huge must never reach a
 * decoder. Nothing for formats that other programs have to look into.
 */
export function pictureSize(bytes: Buffer): PictureSize | undefined {
  const size = readSize(bytes);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

function readSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 30) return undefined;
  const name = bytes.toString('latin1', 0, 4);
  if (name === '\x89PNG') return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (name === 'GIF8') return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  if (name.startsWith('BM')) {
    // A height below zero means that the rows come from the top.
    return { width: Math.abs(bytes.readInt32LE(18)), height: Math.abs(bytes.readInt32LE(22)) };
  }
  if (name === 'RIFF') return webpSize(bytes);
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegSize(bytes) : undefined;
}

function webpSize(bytes: Buffer): PictureSize | undefined {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X')
    return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
  if (kind === 'VP8 ') {
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  }
  if (kind !== 'VP8L') return undefined;
  const packed = bytes.readUInt32LE(21);
  return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) };
}

/** The segment that begins a frame says how large it is. */
function jpegSize(bytes: Buffer): PictureSize | undefined {
  for (const { marker, start, end } of jpegSegments(bytes)) {
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame && end - start >= 9) {
      return { height: bytes.readUInt16BE(start + 5), width: bytes.readUInt16BE(start + 7) };
    }
  }
  return undefined;
}

interface JpegSegment {
  readonly marker: number;
  /** Of its marker. */
  readonly start: number;
  readonly end: number;
}

/** The segments before the picture itself. */
export function* jpegSegments(bytes: Buffer): Generator<JpegSegment> {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // Markers may be padded, and the picture itself follows the start of scan.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xda) return;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return;
    yield { marker, start: at, end };
    at = end;
  }
}
