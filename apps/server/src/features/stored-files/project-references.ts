import type { Json } from '@reelwright/movie';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { projects } from '../../db/schema/index.ts';
import { targetsIn } from './media-target.ts';
import { addReferences, replaceReferences } from './reference-repository.ts';

/**
 * Notes what a project uses that was not used before: a whole document, or a change of one. What is
 * not used any more stays noted until the whole document is looked at again; a save stays cheap.
 */
export async function addProjectReferences(
  db: Database,
  projectId: number,
  content: Json,
): Promise<void> {
  await addReferences(db, projectId, 'project', targetsIn(content));
}

/** Notes what a project uses, and nothing else, unless it was changed since this was its document. */
export async function replaceProjectReferences(
  db: Database,
  { id, revision }: { readonly id: number; readonly revision: number },
  document: Json,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [current] = await transaction
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.id, id), eq(projects.revision, revision)))
      .for('no key update');
    if (current) await replaceReferences(transaction, id, 'project', targetsIn(document));
  });
}
