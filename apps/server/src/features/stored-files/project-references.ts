import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { projects } from '../../db/schema/index.ts';
import { replaceReferences } from './reference-repository.ts';

/** Notes what a project uses, and nothing else, unless it was changed since this was its document. */
export async function replaceProjectReferences(
  db: Database,
  { id, revision }: { readonly id: number; readonly revision: number },
  targets: ReadonlySet<string>,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [current] = await transaction
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.id, id), eq(projects.revision, revision)))
      .for('no key update');
    if (current) await replaceReferences(transaction, id, 'project', targets);
  });
}
