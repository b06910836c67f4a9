import { namesInZip } from './zip-entries.ts';

/** What a file is by what it holds; its name only tells texts from each other. */
export type FileKind = 'pdf' | 'docx' | 'text' | 'protected' | 'other';

/** Office files with a password lie in one of these, as did all of them until 2007. */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');

export function kindOfFile(given: Uint8Array, name: string): FileKind {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
  // Some programs write a line of their own before it.
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (bytes.subarray(0, 8).equals(compoundFile)) {
    return bytes.includes(encryptedPackage) ? 'protected' : 'other';
  }
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') {
    const names = namesInZip(bytes);
    // A torn one is told to be broken, by whoever tries to read it.
    return names?.includes('word/document.xml') || (!names && /\.docx$/i.test(name))
      ? 'docx'
      : 'other';
  }
  return isText(bytes) && !/^\{\\rtf/.test(bytes.subarray(0, 8).toString('latin1'))
    ? 'text'
    : 'other';
}

/** Texts have no zeros, unless each letter has two bytes; and few bytes that no keyboard writes. */
function isText(bytes: Buffer): boolean {
  if (/^(?:fffe|feff)/.test(bytes.subarray(0, 2).toString('hex'))) return true;
  const start = bytes.subarray(0, 4096);
  const strange = start.filter((byte) => byte < 9 || (byte > 13 && byte < 27) || byte === 127);
  return !start.includes(0) && strange.length <= start.length / 50;
}
