import type { Project } from '@reelwright/contract';
import { jsonEqual, readProjectData } from '@reelwright/movie';
import type { KeptVisit } from './kept-visit.ts';
import type { Restored } from './saving-event.ts';

/** What becomes of kept edits when their member is back. */
export type ReturnPlan =
  /** The server has them after all. */
  | { readonly kind: 'nothing' }
  /** Nobody changed the project meanwhile: they are simply there again. */
  | { readonly kind: 'reapply'; readonly edits: Restored }
  /** The project went on, or never was: the person decides. */
  | { readonly kind: 'offer'; readonly edits: Restored };

export function planReturn(visit: KeptVisit, project: Project | undefined): ReturnPlan {
  const { data, meta, unsaved, create } = visit;
  const edits = { data, meta, count: unsaved, create };
  if (unsaved === 0) return { kind: 'nothing' };
  if (!project) return { kind: 'offer', edits };
  if (project.revision === visit.revision) return { kind: 'reapply', edits };
  const theirs = readProjectData(JSON.parse(project.data_json)).data;
  const hasName = project.name === meta.name && project.title === meta.title;
  if (hasName && jsonEqual(theirs, data)) return { kind: 'nothing' };
  // Something we sent did arrive; only its answer was lost.
  const isOurs = visit.sent.some((document) => jsonEqual(theirs, document));
  return isOurs ? { kind: 'reapply', edits } : { kind: 'offer', edits };
}
