import { and, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { foundKnowledge } from '../../../db/schema/index.ts';
import {
  type QuestionShelf,
  questionsKeptHours,
} from '../../../providers/knowledge/found/kept-questions.ts';
import { removeOldestFindings } from './found-in-database.ts';

const Questions = z.array(
  z.object({
    question: z.string(),
    right: z.string().optional(),
    wrong: z.array(z.string()),
    objects: z.array(z.string()),
    about: z.string().optional(),
  }),
);

/** They lie beside the things that were found; no keyword begins with a question mark. */
const rowKey = (key: string) => `? ${key}`;

const freshSince = sql`now() - make_interval(hours => ${questionsKeptHours})`;

/** Questions in the database: whichever process is asked, the answers belong to the questions that were shown. */
export function createQuestionsInDatabase(db: Database): QuestionShelf {
  const get = async (key: string) => {
    const [row] = await db
      .select({ text: foundKnowledge.text })
      .from(foundKnowledge)
      .where(and(eq(foundKnowledge.key, rowKey(key)), gt(foundKnowledge.foundAt, freshSince)));
    return row?.text ? Questions.parse(JSON.parse(row.text)) : undefined;
  };
  return {
    get,
    async put(key, questions) {
      const values = { text: JSON.stringify(questions), foundAt: sql`now()` };
      // Two processes may have asked at once: the first ones count, for both.
      await db
        .insert(foundKnowledge)
        .values({ key: rowKey(key), ...values })
        .onConflictDoUpdate({
          target: foundKnowledge.key,
          set: values,
          setWhere: sql`${foundKnowledge.foundAt} <= ${freshSince}`,
        });
      await removeOldestFindings(db);
      return (await get(key)) ?? questions;
    },
  };
}
