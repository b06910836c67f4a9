import { decodeText } from '../../guarded-fetch/decode-text.ts';

/** Text of any charset. Without a word about it, text that is no good UTF-8 is what Windows wrote for decades. */
export function decodeBytes(bytes: Uint8Array, contentType: string | undefined): string {
  const text = decodeText(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), contentType);
  const broken = count(text, /\ufffd/g);
  // One broken letter is a slip of the pen in a page that is UTF-8 otherwise.
  if (broken === 0 || broken < count(text, /[\u0080-\ufffc]/g)) return text;
  return new TextDecoder('windows-1252').decode(bytes);
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}
