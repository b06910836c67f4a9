import { type IdeaCategory, ideaQueries, rankIdeas } from '@reelwright/wizards';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { categoryOfIdea } from './idea-category.ts';
import { askIdeas, askSuggestions } from './list-calls.ts';

interface Ideas {
  readonly found: readonly string[];
  readonly isAsking: boolean;
  readonly problem: string | undefined;
}

/** Spec: questions go out one after the other, and ideas come in as they are answered. */
export function useIdeas(category: IdeaCategory, keyword: string) {
  const [ideas, setIdeas] = useState<Ideas>({ found: [], isAsking: true, problem: undefined });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: trying again is another turn.
  useEffect(() => {
    let isWanted = true;
    const found: string[] = [];
    const take = (more: readonly string[]) => {
      found.push(...more);
      if (isWanted) setIdeas({ found: rankIdeas(found), isAsking: true, problem: undefined });
    };
    const ask = async () => {
      const known = await askIdeas(keyword);
      take(category === 'user' ? known : known.filter((idea) => categoryOfIdea(idea) === category));
      for (const query of ideaQueries(category, keyword)) {
        if (!isWanted) return;
        take((await askSuggestions(query)).filter((idea) => isIdea(idea, keyword)));
      }
    };
    setIdeas({ found: [], isAsking: true, problem: undefined });
    void ask().then(
      () => isWanted && setIdeas((now) => ({ ...now, isAsking: false })),
      (error: unknown) =>
        isWanted && setIdeas((now) => ({ ...now, isAsking: false, problem: errorMessage(error) })),
    );
    return () => {
      isWanted = false;
    };
  }, [category, keyword, turn]);
  return { ...ideas, retry: () => setTurn((last) => last + 1) };
}

/** A single word, or the keyword by itself, is nothing to make a list of. */
function isIdea(idea: string, keyword: string): boolean {
  return idea.trim().split(/\s+/).length > 2 && idea.trim().toLowerCase() !== keyword.toLowerCase();
}
