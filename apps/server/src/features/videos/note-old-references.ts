import { asc, eq, not } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { projects } from '../../db/schema/index.ts';
import { handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { Documents } from '../projects/documents.ts';
import { addReferences } from '../stored-files/reference-repository.ts';
import { noteOldReferencesJob } from './note-old-references-job.ts';
import { readPublishedDocument } from './video-repository.ts';

/**
 * Goes through the projects that were saved before it was noted which files they use, one by one. Until it
 * has seen them all, the sweep removes nothing of what people brought. Later runs find nothing to do.
 */
export function createNoteOldReferencesHandler(db: Database): JobHandler {
  return handleJob({
    job: noteOldReferencesJob,
    run: async (_payload, { signal }) => {
      while (!signal.aborted && (await noteNextProject(db)));
    },
  });
}

/** Whether there was one. */
function noteNextProject(db: Database): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [project] = await transaction
      .select({ id: projects.id, revision: projects.revision })
      .from(projects)
      .where(not(projects.referencesNoted))
      .orderBy(asc(projects.id))
      .limit(1)
      .for('no key update');
    if (!project) return false;
    const { id, revision } = project;
    const documents = new Documents();
    const saved = await documents.whole(transaction, id, revision);
    if (saved) await addReferences(transaction, id, 'project', new Set(saved.targets));
    const published = await readPublishedDocument(transaction, id);
    if (published) {
      await addReferences(transaction, id, 'video', await documents.targetsOf(published.packed));
    }
    await transaction.update(projects).set({ referencesNoted: true }).where(eq(projects.id, id));
    return true;
  });
}
