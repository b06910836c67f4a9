import { asc, eq } from 'drizzle-orm';
import { speechCharges } from '../../db/schema/index.ts';
import { personalData } from '../personal-data/personal-data.ts';

/** The lines themselves are in the projects. */
export const voiceData = personalData({
  file: 'speech.json',
  tables: ['speech_charges'],
  consequence: 'Your minutes of computer voices are forgotten.',
  async rows(db, { id }) {
    return db
      .select({ usedSeconds: speechCharges.seconds, usedAt: speechCharges.createdAt })
      .from(speechCharges)
      .where(eq(speechCharges.userId, id))
      .orderBy(asc(speechCharges.createdAt));
  },
});
