import { z } from 'zod';
import { defaultProjectName } from './project-limits.ts';

const idRequired = 'Project id is required';
export const projectId = z.coerce
  .number(idRequired)
  .int(idRequired)
  .positive(idRequired)
  .max(Number.MAX_SAFE_INTEGER, idRequired);
/** Counts the accepted changes of a project, one by one. */
export const revision = z.number().int().min(0);
/** Names one attempt to save, so that a repeated request is recognised as the same. */
export const changeId = z.uuid();

/** What is said about a project beside its document. */
export const ProjectMeta = z.object({
  name: z.string().trim().min(1).max(200),
  title: z.string().trim().max(500),
  category: z.string().regex(/^[a-z0-9-]{1,60}$/, 'is not a category'),
  thumbnail: z.string().max(2000).nullable(),
});
export type ProjectMeta = z.output<typeof ProjectMeta>;

/** A row of the list. */
export const ProjectSummary = ProjectMeta.extend({
  id: z.number(),
  revision,
  description: z.string(),
  /** How many slides it has. */
  data: z.object({ frames: z.number() }),
  duration: z.number(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  /** What stands for it where it has no video yet: its first slide with a picture, and that picture. */
  thumb: z.object({ slide: z.number(), url: z.string().nullable() }),
  /** When it was made, and when it was last changed. */
  created_at: z.string(),
  updated_at: z.string(),
  /** Whether it was changed after its video was made or begun. */
  edited_since: z.boolean(),
  /** When it was deleted; it can be brought back for 30 days. */
  deleted_at: z.string().nullable(),
});
export type ProjectSummary = z.output<typeof ProjectSummary>;

/** A project as it is opened. */
export const Project = ProjectMeta.extend({
  id: z.number(),
  revision,
  created_at: z.string(),
  updated_at: z.string(),
  /** The document, as JSON text. */
  data_json: z.string(),
});
export type Project = z.output<typeof Project>;

/** Spec: pages of any list. */
export function pageOf<Entry extends z.ZodType>(entry: Entry) {
  return z.object({
    results: z.array(entry),
    $meta: z.object({
      items_start: z.number(),
      items_total: z.number(),
      items_num: z.number(),
    }),
  });
}

/** Saved, or refused together with the server's copy: nothing is overwritten unseen. */
export const SaveReply = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('saved'),
    id: z.number(),
    revision,
    updated_at: z.string(),
  }),
  z.object({
    type: z.literal('refused'),
    /** `stale`: somebody changed it meanwhile. `hash`: the copies differ although they should not. */
    reason: z.enum(['stale', 'hash']),
    msg: z.string(),
    project: Project,
  }),
]);
export type SaveReply = z.output<typeof SaveReply>;

/** Spec: a project without a name is called 'My-Project'. */
const givenName = z
  .string()
  .trim()
  .max(200)
  .transform((name) => name || defaultProjectName);
const GivenMeta = ProjectMeta.extend({ name: givenName }).partial();

export const SaveBody = GivenMeta.extend({
  /** Missing for a project that was never saved. */
  id: projectId.optional(),
  /** The document, as JSON text. */
  data_json: z.string().min(2),
  /** The revision this is based on; with an id. */
  revision: revision.optional(),
  /** Without one, a repeated request is another save. */
  change_id: changeId.optional(),
});

export const PatchBody = z.object({
  id: projectId,
  /** JSON: add, remove and replace only. */
  diff: z.string().min(2),
  /** How many letters, digits and braces the document has after the change. */
  hash: z.number().int().min(0),
  revision,
  change_id: changeId.optional(),
  /** What changed beside the document. */
  meta: GivenMeta.optional(),
});
