import { cutText } from '@reelwright/movie';

const maxName = 255;

/** Only the name of a file: whatever folders and control characters came with it. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return cutText(
    last
      .toWellFormed()
      .replace(/\p{Cc}/gu, '')
      .trim(),
    maxName,
  );
}
