import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../db/database.ts';
import { type KnowledgeKind, knowledgeKinds } from '../../../knowledge-files/knowledge-kind.ts';
import { forgetFile, noteFileProblems, noteFileTaken } from './own-knowledge-repository.ts';
import { takeInText } from './take-in-text.ts';

const maxFileBytes = 2 * 1024 * 1024;

interface FoundFile {
  readonly kind: KnowledgeKind;
  /** 'things/breads.txt' */
  readonly file: string;
  readonly path: string;
  readonly modifiedMs: number;
  readonly bytes: number;
}

/**
 * Takes in files that lie in DATA_DIR/knowledge, each whenever it has changed. Any process may see a file first, and only
 * that one takes it in; afterwards all of them have it from the database, also those on machines without the file.
 */
export function createFileTaker(db: Database, folder: string): () => Promise<void> {
  let seen = new Map<string, number>();
  return async () => {
    const found = await findKnowledgeFiles(folder);
    for (const file of found) {
      if (seen.get(file.file) === file.modifiedMs) continue;
      await takeInFile(db, file);
    }
    const now = new Map(found.map(({ file, modifiedMs }) => [file, modifiedMs]));
    for (const file of seen.keys()) if (!now.has(file)) await forgetFile(db, file);
    seen = now;
  };
}

async function takeInFile(db: Database, found: FoundFile): Promise<void> {
  const { file, path, kind, modifiedMs, bytes } = found;
  const isTooLarge = bytes > maxFileBytes;
  const text = isTooLarge ? '' : await readFile(path, 'utf8');
  const stamp = `${modifiedMs} ${createHash('sha256').update(text).digest('hex')}`;
  await db.transaction(async (transaction) => {
    if (!(await noteFileTaken(transaction, file, stamp))) return;
    const { problems } = isTooLarge
      ? { problems: [{ line: 1, sentence: 'This file is larger than 2 MB, so it is not read.' }] }
      : await takeInText(transaction, text, { file, kind });
    if (problems.length > 0) await noteFileProblems(transaction, file, stamp, problems);
  });
}

/** Nothing where there is no such folder, which is usual. */
export async function findKnowledgeFiles(folder: string): Promise<readonly FoundFile[]> {
  const ofKinds = await Promise.all(
    knowledgeKinds.map(async (kind) => {
      const names = await readdir(join(folder, kind)).catch(() => []);
      const files = await Promise.all(
        names
          .filter((name) => name.endsWith('.txt'))
          .sort()
          .map(async (name) => {
            const path = join(folder, kind, name);
            const facts = await stat(path).catch(() => undefined);
            if (!facts?.isFile()) return [];
            const { mtimeMs, size } = facts;
            return [{ kind, file: `${kind}/${name}`, path, modifiedMs: mtimeMs, bytes: size }];
          }),
      );
      return files.flat();
    }),
  );
  return ofKinds.flat();
}
