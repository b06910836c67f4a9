/** How much of a file's beginning tells what it is. */
export const sniffedBytes = 1024;

/** What kind of media a file is, by its content; nothing for anything else, whatever it is called. */
export function sniffType(head: Buffer): string | undefined {
  return signatures.find(({ matches }) => matches(head))?.type ?? typeOfContainer(head);
}

/** What kind of media a file is, also when it has to be turned into another kind before it can be used. */
export function sniffUpload(head: Buffer): string | undefined {
  return sniffType(head) ?? oddSignatures.find(({ matches }) => matches(head))?.type;
}

interface Signature {
  readonly type: string;
  readonly matches: (head: Buffer) => boolean;
}

const startsWith =
  (text: string, at = 0) =>
  (head: Buffer) =>
    head.toString('latin1', at, at + text.length) === text;

/** RIFF files say what they hold at their ninth byte. */
const riff = (name: string) => (head: Buffer) =>
  startsWith('RIFF')(head) && startsWith(name, 8)(head);

const signatures: readonly Signature[] = [
  { type: 'image/png', matches: startsWith('\x89PNG\r\n\x1a\n') },
  { type: 'image/jpeg', matches: startsWith('\xff\xd8\xff') },
  { type: 'image/gif', matches: startsWith('GIF8') },
  { type: 'image/webp', matches: riff('WEBP') },
  { type: 'image/bmp', matches: startsWith('BM') },
  { type: 'image/svg+xml', matches: isSvg },
  { type: 'audio/wav', matches: riff('WAVE') },
  { type: 'video/x-msvideo', matches: riff('AVI ') },
  { type: 'audio/mpeg', matches: startsWith('ID3') },
  // Before MP3: their first bytes begin alike, but AAC has no layer.
  { type: 'audio/aac', matches: (head) => head[0] === 0xff && ((head[1] ?? 0) & 0xf6) === 0xf0 },
  { type: 'audio/mpeg', matches: isMpegAudio },
  { type: 'audio/flac', matches: startsWith('fLaC') },
  { type: 'audio/ogg', matches: startsWith('OggS') },
];

const oddSignatures: readonly Signature[] = [
  // Windows Media: sound or video.
  { type: 'video/x-ms-asf', matches: startsWith('\x30\x26\xb2\x75\x8e\x66\xcf\x11') },
  { type: 'video/mpeg', matches: startsWith('\x00\x00\x01\xba') },
  { type: 'video/x-flv', matches: startsWith('FLV\x01') },
  { type: 'image/tiff', matches: startsWith('II*\0') },
  { type: 'image/tiff', matches: startsWith('MM\0*') },
  {
    type: 'audio/aiff',
    matches: (head) => startsWith('FORM')(head) && startsWith('AIF', 8)(head),
  },
  // Photos of phones, which neither browsers nor the encoder read.
  {
    type: 'image/heic',
    matches: (head) =>
      startsWith('ftyp', 4)(head) && /^(hei|hev|mif1|msf1)/.test(head.toString('latin1', 8, 12)),
  },
];

/** A frame of MPEG audio: layer, rate and frequency all have to be possible. */
function isMpegAudio(head: Buffer): boolean {
  const [first = 0, second = 0, third = 0] = head;
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return false;
  return (second & 0x06) !== 0 && third >> 4 !== 0xf && ((third >> 2) & 3) !== 3;
}

/** What may stand before a drawing's first element, in this order: how it begins and ends, and whether there may be many. */
const beforeSvg = [
  { begin: '<?xml', end: '>' },
  { begin: '<!--', end: '-->', isMany: true },
  { begin: '<!doctype svg', end: '>' },
];

/** Text whose first element is `svg`. Read once from left to right: a pattern would try all ways to count the comments. */
function isSvg(head: Buffer): boolean {
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .toLowerCase();
  let rest = text.trimStart();
  for (const { begin, end, isMany } of beforeSvg) {
    while (rest.startsWith(begin)) {
      const ends = rest.indexOf(end, begin.length);
      if (ends < 0) return false;
      rest = rest.slice(ends + end.length).trimStart();
      if (!isMany) break;
    }
  }
  return /^<svg[\s>]/.test(rest);
}

/** Containers hold pictures, sounds or videos: what their beginning says they are for. */
function typeOfContainer(head: Buffer): string | undefined {
  if (startsWith('ftyp', 4)(head)) return typeOfBrand(head.toString('latin1', 8, 12));
  if (startsWith('\x1aE\xdf\xa3')(head)) {
    return head.includes('webm') ? 'video/webm' : 'video/x-matroska';
  }
  return undefined;
}

function typeOfBrand(brand: string): string | undefined {
  if (brand === 'avif' || brand === 'avis') return 'image/avif';
  if (brand === 'M4A ' || brand === 'M4B ') return 'audio/mp4';
  if (brand === 'qt  ') return 'video/quicktime';
  // Photos of phones, which neither browsers nor the encoder read.
  if (/^(hei|hev|mif1|msf1)/.test(brand)) return undefined;
  return 'video/mp4';
}

/** The ending of a file of a type, for its key. */
const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/bmp': 'bmp',
  'image/svg+xml': 'svg',
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
  'audio/aac': 'aac',
  'audio/flac': 'flac',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'video/x-matroska': 'mkv',
  'video/x-msvideo': 'avi',
};

export function endingOf(type: string): string {
  return endings[type] ?? 'bin';
}
