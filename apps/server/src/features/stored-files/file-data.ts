import { storedMediaPath } from '@reelwright/contract';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { storedFiles } from '../../db/schema/index.ts';
import { personalData } from '../personal-data/personal-data.ts';

/** The files themselves can be downloaded from their addresses. */
export const fileData = personalData({
  file: 'files.json',
  tables: ['stored_files', 'uploads'],
  consequence: 'The pictures, videos and sounds that you uploaded are deleted.',
  async rows(db, { id: userId }) {
    const { id, key, type, name, folder, bytes, createdAt } = storedFiles;
    const rows = await db
      .select({ id, key, type, name, folder, bytes, createdAt })
      .from(storedFiles)
      .where(
        and(
          eq(storedFiles.userId, userId),
          eq(storedFiles.kind, 'upload'),
          isNotNull(storedFiles.storedAt),
        ),
      )
      .orderBy(asc(storedFiles.id));
    return rows.map(({ key: fileKey, ...row }) => ({
      ...row,
      url: `${storedMediaPath}${fileKey}`,
    }));
  },
});
