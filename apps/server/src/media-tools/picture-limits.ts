import { open } from 'node:fs/promises';

/**
 * How large a picture may be to be drawn: looked at before anything decodes it, because a file of a few bytes
 * can ask for gigabytes. As many megapixels as an upload may have.
 */
export const pictureLimits = {
  megapixels: 100,
  /** Drawings are turned into pixels in one go, with everything that they do to them. */
  svgMegapixels: 16,
  svgBytes: 2 * 1024 * 1024,
  svgFilterSteps: 32,
  svgCopies: 500,
  /** Of noise: each layer costs as much as the one before, and after a few nobody sees another. */
  svgNoiseLayers: 10,
} as const;

/** The beginning of a file, in which its size is said. Photos may carry a small one of themselves before. */
const headBytes = 512 * 1024;

/** Why a file must not be drawn, in a sentence; undefined when it may, or is no picture. */
export async function problemOfPictureFile(path: string): Promise<string | undefined> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(Math.min(size, Math.max(headBytes, pictureLimits.svgBytes)));
    await file.read(head, 0, head.length, 0);
    return problemOfPicture(head, size);
  } finally {
    await file.close();
  }
}

/** @param bytes how long the whole file is */
export function problemOfPicture(head: Buffer, bytes = head.length): string | undefined {
  if (isSvg(head)) return problemOfSvg(head, bytes);
  const size = sizeOf(head);
  return size && problemOfSize(size, pictureLimits.megapixels);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function problemOfSize({ width, height }: Size, megapixels: number): string | undefined {
  if (width * height <= megapixels * 1_000_000) return undefined;
  const formatPx = (px: number) => Math.round(px).toLocaleString('en');
  return `It is ${formatPx(width)} × ${formatPx(height)} px; at most ${megapixels} megapixels can be shown.`;
}

/** What the header says; undefined for what is no picture that we know. */
function sizeOf(head: Buffer): Size | undefined {
  const magic = head.subarray(0, 12).toString('latin1');
  if (magic.startsWith('\x89PNG') && head.length >= 24) {
    return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
  }
  if (magic.startsWith('GIF8') && head.length >= 10) {
    return { width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
  }
  if (magic.startsWith('BM') && head.length >= 26) {
    return { width: Math.abs(head.readInt32LE(18)), height: Math.abs(head.readInt32LE(22)) };
  }
  if (magic.startsWith('RIFF') && magic.endsWith('WEBP')) return sizeOfWebp(head);
  if (magic.startsWith('\xff\xd8')) return sizeOfJpeg(head);
  if (magic.slice(4, 8) === 'ftyp') return sizeOfHeif(head);
  return undefined;
}

function sizeOfWebp(head: Buffer): Size | undefined {
  if (head.length < 30) return undefined;
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      const bits = head.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
  }
}

function sizeOfJpeg(head: Buffer): Size | undefined {
  for (let place = 2; place + 9 < head.length; ) {
    if (head[place] !== 0xff) return undefined;
    const marker = head[place + 1] ?? 0;
    if (marker === 0xff) {
      place += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return { width: head.readUInt16BE(place + 7), height: head.readUInt16BE(place + 5) };
    }
    place += 2 + head.readUInt16BE(place + 2);
  }
  return undefined;
}

/** AVIF and HEIF: the largest of the pictures it tells of. */
function sizeOfHeif(head: Buffer): Size | undefined {
  let largest: Size | undefined;
  for (let place = head.indexOf('ispe'); place > 0; place = head.indexOf('ispe', place + 4)) {
    if (place + 16 > head.length) break;
    const size = { width: head.readUInt32BE(place + 8), height: head.readUInt32BE(place + 12) };
    const isLarger = !largest || size.width * size.height > largest.width * largest.height;
    if (isLarger) largest = size;
  }
  return largest;
}

function isSvg(head: Buffer): boolean {
  const start = head.toString('utf8', 0, Math.min(head.length, 4096)).trimStart();
  return /^(?:<\?xml|<!--|<!DOCTYPE|<svg)/i.test(start) && /<svg[\s>]/i.test(start);
}

function problemOfSvg(head: Buffer, bytes: number): string | undefined {
  if (bytes > pictureLimits.svgBytes) return 'It is a drawing of more than 2 MB.';
  const text = head.toString('utf8');
  if (/<!ENTITY/i.test(text)) return 'It is a drawing that defines words of its own.';
  if (count(text, /<fe[A-Z]/g) > pictureLimits.svgFilterSteps) {
    return 'It is a drawing with more effects than can be drawn.';
  }
  for (const [, layers] of text.matchAll(
    /\bnumOctaves\s{0,9}=\s{0,9}["']\s{0,9}([\d.e+]{1,20})/gi,
  )) {
    if (!(Number(layers) <= pictureLimits.svgNoiseLayers)) {
      return 'It is a drawing with more effects than can be drawn.';
    }
  }
  if (count(text, /<use[\s>/]/g) > pictureLimits.svgCopies || copiesOfCopies(text)) {
    return 'It is a drawing with more copies of its parts than can be drawn.';
  }
  const tag = /<svg[^<>]*>/i.exec(text)?.[0] ?? '';
  const box = /viewBox\s*=\s*["']([^"']+)/i
    .exec(tag)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = lengthOf(tag, 'width') ?? box?.[2] ?? 300;
  const height = lengthOf(tag, 'height') ?? box?.[3] ?? 150;
  return problemOfSize({ width, height }, pictureLimits.svgMegapixels);
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Copies of groups that hold copies grow with every level: ten levels of ten are ten thousand million. */
function copiesOfCopies(text: string): boolean {
  const maxNested = 3;
  let level = new Set(idsWithCopies(text, () => true));
  for (let depth = 0; depth < maxNested; depth += 1) {
    const inner = level;
    level = new Set(idsWithCopies(text, (target) => inner.has(target)));
    if (level.size === 0) return false;
  }
  return true;
}

/** The groups and symbols that hold a copy of something that counts. */
function idsWithCopies(text: string, counts: (target: string) => boolean): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const tags = /<(\/?)(g|symbol|use)\b([^<>]*)>/gi;
  for (const [, close, name = '', attributes = ''] of text.matchAll(tags)) {
    if (name.toLowerCase() === 'use') {
      const target = /href\s*=\s*["']#([^"']+)/.exec(attributes)?.[1];
      if (target !== undefined && counts(target)) found.push(...open.filter((id) => id !== ''));
    } else if (close) open.pop();
    else if (!attributes.endsWith('/')) {
      open.push(/\bid\s*=\s*["']([^"']+)/.exec(attributes)?.[1] ?? '');
    }
    if (open.length > 200 || found.length > 20_000) return found;
  }
  return found;
}

function lengthOf(tag: string, name: string): number | undefined {
  const given = new RegExp(
    `\\s${name}\\s*=\\s*["']\\s*([\\d.eE+]+)\\s*(px|pt|mm|cm|in|)?\\s*["']`,
  ).exec(tag);
  if (!given) return undefined;
  const pxPerUnit =
    { px: 1, pt: 4 / 3, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 }[given[2] || 'px'] ?? 1;
  return Number(given[1]) * pxPerUnit;
}
