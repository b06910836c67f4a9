import { cutText } from '@reelwright/movie';
import { z } from 'zod';
import type { ProjectRow } from './project-repository.ts';

/** A backup copy says what it is, so that any installation can tell, now and later. */
export const backupFormat = 'reelwright-project';
export const backupFormatVersion = 1;

/** The parts of a backup that are not the document. Whatever is wrong with them is left out. */
export const BackupFile = z.object({
  format: z.literal(backupFormat),
  format_version: z.number().int().min(1),
  project: z.object({
    name: z.string().trim().min(1).max(200).optional().catch(undefined),
    title: z.string().trim().max(500).optional().catch(undefined),
    category: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .optional()
      .catch(undefined),
    thumbnail: z.string().max(2000).nullable().optional().catch(undefined),
    data: z.unknown(),
  }),
});

/** Everything but the document. */
function backupHead(row: ProjectRow, appVersion: string, now: Date) {
  return {
    format: backupFormat,
    format_version: backupFormatVersion,
    exported_at: now.toISOString(),
    app_version: appVersion,
    project: {
      name: row.name,
      title: row.title,
      category: row.category,
      thumbnail: row.thumbnail,
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    },
  };
}

/** The backup copy as text. The document goes in as it is, since it is JSON already. */
export function backupText(
  row: ProjectRow,
  dataJson: string,
  appVersion: string,
  now: Date,
): string {
  const head = JSON.stringify(backupHead(row, appVersion, now));
  // `head` ends with the braces of the project and of the file; the document goes between.
  return `${head.slice(0, -2)},"data":${dataJson}}}\n`;
}

/** `{title}.reelwright.json`, in letters that every file system takes. */
export function backupFileName({ title, name }: Pick<ProjectRow, 'title' | 'name'>): string {
  const slug = (title || name)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${cutText(slug, 80) || 'project'}.reelwright.json`;
}
