import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Looks, productName } from '@reelwright/contract';
import { defaultPartnerPage } from './default-partner-page.ts';
import { renderMarkdown } from './render-markdown.ts';

/** The operator's own page, in DATA_DIR. */
const fileName = 'partners.md';

/** The partner page as HTML: what was typed in Looks, the operator's file, or the one that comes along. */
export async function readPartnerPage(
  dataDir: string,
  { partner_page, name }: Pick<Looks, 'partner_page' | 'name'>,
): Promise<string> {
  const kept =
    partner_page || (await readFile(join(dataDir, fileName), 'utf8').catch(() => undefined));
  const text = kept ?? defaultPartnerPage.replaceAll(productName, name || productName);
  return renderMarkdown(text);
}
