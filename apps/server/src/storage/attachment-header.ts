import { cutText } from '@reelwright/movie';

/** The Content-Disposition that makes a browser save a file under a name, in any script. */
export function attachmentHeader(downloadName: string): string {
  // Path parts, quotes and control characters have no place in a file name, on any system.
  const name = cutText(
    downloadName.toWellFormed().replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, '_'),
    200,
  );
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replaceAll('%', '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
