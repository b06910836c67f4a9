import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { projects } from '../../db/schema/index.ts';
import { personalData } from '../personal-data/personal-data.ts';
import { productVersion } from '../version/version-handlers.ts';
import { backupFileName, backupText } from './backup-format.ts';
import { Documents } from './documents.ts';
import { toSummary } from './project-reply.ts';
import type { ProjectRow } from './project-repository.ts';

const pieceSize = 200;

/** Deleted ones too, as long as they are kept. */
async function* allProjects(db: Database, userId: number): AsyncIterable<ProjectRow> {
  for (let last = 0, size = pieceSize; size === pieceSize; ) {
    const piece = await db
      .select()
      .from(projects)
      .where(and(eq(projects.userId, userId), gt(projects.id, last)))
      .orderBy(asc(projects.id))
      .limit(pieceSize);
    yield* piece;
    last = piece.at(-1)?.id ?? last;
    size = piece.length;
  }
}

const pathOf = (row: Pick<ProjectRow, 'id' | 'title' | 'name'>) =>
  `projects/${row.id}-${backupFileName(row)}`;

export const projectData = personalData({
  file: 'projects.json',
  tables: ['projects'],
  consequence:
    'Your projects are deleted, including those you could still bring back. Published videos can no longer be watched or embedded; copies you downloaded or put on other sites stay there.',
  async *rows(db, account) {
    for await (const row of allProjects(db, account.id)) {
      yield { ...toSummary(row), file: pathOf(row) };
    }
  },
  async documents(db, account) {
    const found: { path: string; text: () => Promise<string> }[] = [];
    for await (const { id, title, name } of allProjects(db, account.id)) {
      found.push({ path: pathOf({ id, title, name }), text: () => backupOf(db, id) });
    }
    return found;
  },
});

/** As it is when its turn comes; empty if it was deleted for good a moment before. */
async function backupOf(db: Database, id: number): Promise<string> {
  return db.transaction(
    async (transaction) => {
      const [row] = await transaction.select().from(projects).where(eq(projects.id, id));
      const text = row && (await new Documents().textAt(transaction, id, row.revision));
      return row && text ? backupText(row, text, productVersion, new Date()) : '';
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
