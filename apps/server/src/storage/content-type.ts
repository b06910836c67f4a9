/** What the files we make and accept are called on the web. */
const TYPE_OF_EXTENSION: Readonly<Record<string, string>> = {
  aac: 'audio/aac',
  avif: 'image/avif',
  avi: 'video/x-msvideo',
  bin: 'application/octet-stream',
  bmp: 'image/bmp',
  csv: 'text/csv',
  flac: 'audio/flac',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  json: 'application/json',
  m4a: 'audio/mp4',
  mkv: 'video/x-matroska',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  otf: 'font/otf',
  png: 'image/png',
  srt: 'application/x-subrip',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain',
  vtt: 'text/vtt',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
  woff2: 'font/woff2',
  zip: 'application/zip',
};

const TOKEN = "[\\w!#$&^.+'*`|~%-]+";
const CONTENT_TYPE = new RegExp(
  `^${TOKEN}/${TOKEN}(?:\\s*;\\s*${TOKEN}=(?:${TOKEN}|"[^"\\\\\\x00-\\x1f\\x7f-\\uffff]*"))*$`,
);
const MAX_LENGTH = 255;

/** The content type a key's extension promises. */
export function contentTypeOfKey(key: string): string {
  const extension = key.slice(key.lastIndexOf('.') + 1);
  return TYPE_OF_EXTENSION[extension] ?? 'application/octet-stream';
}

/** It ends up in an HTTP header, so anything but a well-formed one is a mistake of the caller. */
export function assertContentType(text: string): void {
  if (text.length > MAX_LENGTH || !CONTENT_TYPE.test(text)) {
    throw new TypeError(`Not a content type: ${JSON.stringify(text)}`);
  }
}
