import type { ReadyQuestion } from '@reelwright/wizards/quiz';
import { keywordKey } from '../embedded/topic-shelf.ts';

export type WrittenQuestions = readonly ReadyQuestion[];

/** Where questions that a model wrote are kept for a day: in the database, or in memory for a command. */
export interface QuestionShelf {
  get(key: string): Promise<WrittenQuestions | undefined>;
  /** Keeps them, and says which ones count: somebody else may have kept others in the meantime. */
  put(key: string, questions: WrittenQuestions): Promise<WrittenQuestions>;
}

export const questionsKeptHours = 24;
const maxKept = 500;

export function createQuestionsInMemory(): QuestionShelf {
  const kept = new Map<
    string,
    { readonly questions: WrittenQuestions; readonly untilMs: number }
  >();
  return {
    get: async (key) => {
      const known = kept.get(key);
      return known && known.untilMs > Date.now() ? known.questions : undefined;
    },
    async put(key, questions) {
      kept.delete(key);
      kept.set(key, { questions, untilMs: Date.now() + questionsKeptHours * 3_600_000 });
      for (const oldest of kept.keys()) {
        if (kept.size <= maxKept) break;
        kept.delete(oldest);
      }
      return questions;
    },
  };
}

/**
 * Questions that a model wrote about a keyword, with their answers: whoever takes one of them then asks for its
 * answers. Whoever comes while they are written waits for the same ones.
 */
export function createKeptQuestions(shelf: QuestionShelf) {
  const underWay = new Map<string, Promise<WrittenQuestions | undefined>>();
  return {
    of(
      keyword: string,
      write: () => Promise<WrittenQuestions | undefined>,
    ): Promise<WrittenQuestions | undefined> {
      const key = keywordKey(keyword);
      const find = async () => {
        const known = await shelf.get(key);
        if (known) return known;
        const written = await write();
        // Nobody was asked, or in vain: the next one tries again.
        return written?.length ? shelf.put(key, written) : written;
      };
      const questions = underWay.get(key) ?? find().finally(() => underWay.delete(key));
      underWay.set(key, questions);
      return questions;
    },
  };
}
