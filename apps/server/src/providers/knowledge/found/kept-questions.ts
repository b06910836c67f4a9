import type { ReadyQuestion } from '@reelwright/wizards/quiz';
import { keywordKey } from '../embedded/topic-shelf.ts';

type Questions = readonly ReadyQuestion[];

const keptMs = 24 * 60 * 60_000;
const maxKept = 500;

/**
 * Questions that a model wrote about a keyword, with their answers, for a day: whoever takes one of them then asks for
 * its answers. Whoever comes meanwhile waits for the same ones.
 */
export function createKeptQuestions() {
  const kept = new Map<
    string,
    { readonly questions: Promise<Questions | undefined>; untilMs: number }
  >();
  return {
    of(
      keyword: string,
      write: () => Promise<Questions | undefined>,
    ): Promise<Questions | undefined> {
      const key = keywordKey(keyword);
      const known = kept.get(key);
      if (known && known.untilMs > Date.now()) return known.questions;
      const questions = write();
      kept.delete(key);
      kept.set(key, { questions, untilMs: Date.now() + keptMs });
      for (const oldest of kept.keys()) {
        if (kept.size <= maxKept) break;
        kept.delete(oldest);
      }
      const forget = () => {
        if (kept.get(key)?.questions === questions) kept.delete(key);
      };
      // Nobody was asked, or in vain: the next one tries again.
      questions.then((found) => found?.length || forget(), forget);
      return questions;
    },
  };
}
