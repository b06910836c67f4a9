import { readFile } from 'node:fs/promises';
import type { Release } from '@reelwright/contract';

const file = new URL('../../../../../CHANGELOG.md', import.meta.url);

export async function readReleases(): Promise<Release[]> {
  return parseChangelog(await readFile(file, 'utf8'));
}

/** Headings of the second level are versions, list entries what is new in them. */
export function parseChangelog(text: string): Release[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [version = '', ...lines] = part.split('\n');
      const news = lines
        .join('\n')
        .split(/^- /m)
        .slice(1)
        .map(
          (entry) =>
            entry
              .split(/\n{2,}/, 1)[0]
              ?.replace(/\s+/g, ' ')
              .trim() ?? '',
        );
      return { version: version.trim(), news };
    });
}
