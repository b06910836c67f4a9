/** A file that was made on this page, handed to the person. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then; the address is only for it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Words as the name of a file. */
export function fileNameOf(words: string, extension: string): string {
  const plain = words
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .toLowerCase();
  return `${plain || 'picture'}.${extension}`;
}
