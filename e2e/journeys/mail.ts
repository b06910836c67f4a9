import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The code of the newest mail to an address whose subject has these words; waits until there is one. */
export async function codeMailedTo(email: string, words: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    code = newestCode(await mailsTo(email), words);
    expect(code).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return code ?? '';
}

/** The text of a mail to an address whose subject matches; waits until there is one. */
export async function mailTo(email: string, subject: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const mails = await mailsTo(email);
    found = mails.find((mail) => subject.test(/^Subject: (.+)$/m.exec(mail)?.[1] ?? ''));
    expect(found).toBeDefined();
  }).toPass({ timeout: 60_000 });
  // Long lines are folded on their way.
  return (found ?? '').replace(/=\r?\n/g, '');
}

async function mailsTo(email: string): Promise<string[]> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${email}`));
}

function newestCode(mails: readonly string[], words: string): string | undefined {
  const sentAt = (mail: string) => Date.parse(/^Date: (.+)$/m.exec(mail)?.[1] ?? '');
  return mails
    .toSorted((a, b) => sentAt(b) - sentAt(a))
    .map((mail) => /^Subject: (\d{8}) (.+)$/m.exec(mail))
    .find((subject) => subject?.[2]?.includes(words))?.[1];
}
