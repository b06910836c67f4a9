import { randomUUID } from 'node:crypto';
import type { ProjectSummary } from '@reelwright/contract';
import { cutText } from '@reelwright/movie';
import { createProject } from './create-project.ts';
import type { ProjectParts } from './project-parts.ts';
import { toSummary } from './project-reply.ts';

/** Makes a project from a backup copy, or from the bare document of a project. */
export async function importProject(
  parts: ProjectParts,
  userId: number,
  { backup, change_id }: { readonly backup: string; readonly change_id?: string | undefined },
): Promise<ProjectSummary & { repairs: number }> {
  const { meta, repairs, ...document } = await parts.documents.checkBackup(backup);
  const row = await createProject(parts, {
    userId,
    changeId: change_id ?? randomUUID(),
    meta: { ...meta, name: meta.name ?? (cutText(meta.title ?? '', 200).trim() || undefined) },
    document,
  });
  return { ...toSummary(row), repairs };
}
