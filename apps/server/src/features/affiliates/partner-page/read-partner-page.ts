import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultPartnerPage } from './default-partner-page.ts';
import { renderMarkdown } from './render-markdown.ts';

/** The operator's own page, in DATA_DIR. */
const fileName = 'partners.md';

/** The partner page as HTML: the operator's file, or the one that comes along. Read each time: it may change. */
export async function readPartnerPage(dataDir: string): Promise<string> {
  const text = await readFile(join(dataDir, fileName), 'utf8').catch(() => defaultPartnerPage);
  return renderMarkdown(text);
}
