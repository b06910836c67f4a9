import { asc, eq } from 'drizzle-orm';
import { translations } from '../../db/schema/index.ts';
import { personalData } from '../personal-data/personal-data.ts';

export const translationData = personalData({
  file: 'translations.json',
  tables: ['translations'],
  consequence:
    'What you asked to be translated is forgotten; copies are deleted with your projects.',
  async rows(db, { id }) {
    const { title, language, state, texts, createdAt } = translations;
    return db
      .select({ title, language, state, texts, askedAt: createdAt })
      .from(translations)
      .where(eq(translations.userId, id))
      .orderBy(asc(createdAt));
  },
});
