import { maxVideoTitleLetters, shortenText } from '@reelwright/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { videos } from '../../db/schema/index.ts';

interface Named {
  readonly id: number;
  readonly title: string;
  readonly name: string;
}

/** What a video is called that nobody gave a title of its own. */
export function titleOfProject({ title, name }: Pick<Named, 'title' | 'name'>): string {
  return shortenText(title || name, maxVideoTitleLetters);
}

/** A published video that is called like its project goes on doing so; a title of its own stays. */
export async function followRename(db: Database, before: Named, after: Named): Promise<void> {
  const [earlier, title] = [titleOfProject(before), titleOfProject(after)];
  if (earlier === title) return;
  await db
    .update(videos)
    .set({ title })
    .where(and(eq(videos.projectId, before.id), eq(videos.title, earlier)));
}
