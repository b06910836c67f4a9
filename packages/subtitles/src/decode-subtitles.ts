/** The part of the web's decoder that browsers and Node share. */
declare class TextDecoder {
  constructor(label: string, options?: { readonly fatal?: boolean });
  decode(bytes: Uint8Array): string;
}

export interface DecodedText {
  readonly text: string;
  /** What had to be guessed. */
  readonly guess?: 'western' | 'broken-letters';
}

/** The letters of a file that does not say how they are written: UTF-8, UTF-16, or what Windows had before. */
export function decodeSubtitles(bytes: Uint8Array): DecodedText {
  const wide = wideEncoding(bytes);
  // Half a letter at the end is no letter.
  if (wide) return { text: new TextDecoder(wide).decode(bytes.subarray(0, bytes.length & ~1)) };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return decodeBroken(bytes);
  }
}

/** UTF-16 by its mark, or by the empty bytes beside digits and Latin letters. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 1024);
  let even = 0;
  let odd = 0;
  for (const [at, byte] of sample.entries()) {
    if (byte === 0 && at % 2 === 0) even += 1;
    else if (byte === 0) odd += 1;
  }
  const many = sample.length / 6;
  if (odd > many && even < odd / 4) return 'utf-16le';
  if (even > many && odd < even / 4) return 'utf-16be';
  return undefined;
}

const lost = /\uFFFD/g;

/** A file of UTF-8 with a few damaged bytes stays one; otherwise each byte is a letter of Western Europe. */
function decodeBroken(bytes: Uint8Array): DecodedText {
  const text = new TextDecoder('utf-8').decode(bytes);
  const damaged = text.match(lost)?.length ?? 0;
  const whole = text.match(/[^\0-\x7F\uFFFD]/g)?.length ?? 0;
  if (whole > damaged) return { text: text.replace(lost, ''), guess: 'broken-letters' };
  return { text: new TextDecoder('windows-1252').decode(bytes), guess: 'western' };
}
