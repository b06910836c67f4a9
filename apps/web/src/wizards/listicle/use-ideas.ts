import { type IdeaCategory, ideaQueries, rankIdeas } from '@reelwright/wizards';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { screenAsk } from '../../wizard/draft/screen-ask.ts';
import { categoryOfIdea } from './idea-category.ts';
import { askSuggestions } from './list-calls.ts';

interface Ideas {
  readonly found: readonly string[];
  readonly isAsking: boolean;
  readonly problem: string | undefined;
}

const nothingYet: Ideas = { found: [], isAsking: true, problem: undefined };

export function useIdeas(category: IdeaCategory, keyword: string) {
  const [ideas, setIdeas] = useState(nothingYet);
  const stop = useRef<() => void>(undefined);
  const ask = useCallback(() => {
    stop.current?.();
    stop.current = collectIdeas(category, keyword, setIdeas);
  }, [category, keyword]);
  useEffect(() => {
    ask();
    return () => stop.current?.();
  }, [ask]);
  return { ...ideas, retry: ask };
}

/**
 * Spec: questions go out one after the other, and ideas come in as they are answered.
 * @returns what stops it
 */
function collectIdeas(
  category: IdeaCategory,
  keyword: string,
  show: (ideas: Ideas) => void,
): () => void {
  let isWanted = true;
  const found: string[] = [];
  const tell = (more: Partial<Ideas> = {}) => {
    if (isWanted) show({ ...nothingYet, found: rankIdeas(found), ...more });
  };
  const take = (more: readonly string[]) => {
    found.push(...more);
    tell();
  };
  const ask = async () => {
    const known = await screenAsk.ideas(keyword);
    take(category === 'user' ? known : known.filter((idea) => categoryOfIdea(idea) === category));
    for (const query of ideaQueries(category, keyword)) {
      if (!isWanted) return;
      take((await askSuggestions(query)).filter((idea) => isIdea(idea, keyword)));
    }
  };
  tell();
  void ask().then(
    () => tell({ isAsking: false }),
    (error: unknown) => tell({ isAsking: false, problem: errorMessage(error) }),
  );
  return () => {
    isWanted = false;
  };
}

/** A single word, or the keyword by itself, is nothing to make a list of. */
function isIdea(idea: string, keyword: string): boolean {
  return idea.trim().split(/\s+/).length > 2 && idea.trim().toLowerCase() !== keyword.toLowerCase();
}
