import { asc, eq } from 'drizzle-orm';
import { transcriptions } from '../../db/schema/index.ts';
import { personalData } from '../personal-data/personal-data.ts';

export const transcriptionData = personalData({
  file: 'transcriptions.json',
  tables: ['transcriptions'],
  consequence: 'The texts of your recordings are deleted.',
  async rows(db, { id }) {
    const { fileKey, seconds, state, words, createdAt } = transcriptions;
    return db
      .select({ file: fileKey, seconds, state, words, askedAt: createdAt })
      .from(transcriptions)
      .where(eq(transcriptions.userId, id))
      .orderBy(asc(createdAt));
  },
});
