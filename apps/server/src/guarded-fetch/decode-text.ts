import { TextDecoder } from 'node:util';

/** Bytes → text: byte order mark first, then the header's charset, then the page's own, then UTF-8. */
export function decodeText(bytes: Buffer, contentType: string | undefined): string {
  const charset =
    charsetOfMark(bytes) ?? charsetOfHeader(contentType) ?? charsetOfPage(bytes) ?? 'utf-8';
  return decoderFor(charset).decode(bytes);
}

function charsetOfMark(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

function charsetOfHeader(contentType: string | undefined): string | undefined {
  return /;\s*charset\s*=\s*"?([\w:.-]+)/i.exec(contentType ?? '')?.[1];
}

/** `<meta charset=…>` or `<?xml encoding=…?>`, which must stand near the top to count. */
function charsetOfPage(bytes: Buffer): string | undefined {
  const top = bytes.subarray(0, 2048).toString('latin1');
  return /<meta[^>]{0,200}?charset\s*=\s*["']?([\w:.-]+)|<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w:.-]+)/i
    .exec(top)
    ?.slice(1)
    .find((name) => name !== undefined);
}

function decoderFor(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
