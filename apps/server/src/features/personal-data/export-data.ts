import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../http/caller.ts';
import type { PersonalData } from './personal-data.ts';

const aboutExport = (
  product: string,
) => `This is everything that ${product} keeps about you: one JSON file per kind of data, and
your projects as backup copies that can be imported again.
Passwords and codes are kept only as hashes and are of no use to anybody, so they are left out.
`;

/** Everything kept about a person, as a zip that is written while it is read. */
export async function exportData(
  db: Database,
  account: Account,
  kinds: readonly PersonalData[],
  product: string,
): Promise<Readable> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(aboutExport(product)), 'about.txt');
  for (const kind of kinds) {
    zip.addReadStreamLazy(kind.file, {}, (opened) =>
      opened(null, Readable.from(jsonOf(kind, db, account), { objectMode: false })),
    );
    for (const { path, text } of (await kind.documents?.(db, account)) ?? []) {
      zip.addReadStreamLazy(path, {}, (opened) =>
        opened(null, Readable.from(textOf(text), { objectMode: false })),
      );
    }
  }
  zip.end();
  const output = zip.outputStream as Readable;
  // A half-written zip must not look like a whole one.
  zip.on('error', (error) => output.destroy(error as Error));
  return output;
}

async function* textOf(text: () => Promise<string>): AsyncIterable<string> {
  yield await text();
}

async function* jsonOf(kind: PersonalData, db: Database, account: Account): AsyncIterable<string> {
  let before = '[\n';
  for await (const row of await kind.rows(db, account)) {
    yield `${before}${JSON.stringify(row, null, 2)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
