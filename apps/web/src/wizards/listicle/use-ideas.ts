import { type IdeaCategory, ideaCategories, ideaQueries, rankIdeas } from '@reelwright/wizards';
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

/** The ideas of one category, or of all. */
export function useIdeas(category: IdeaCategory | 'all', keyword: string) {
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
  category: IdeaCategory | 'all',
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
    const isOpen = category === 'user' || category === 'all';
    take(isOpen ? known : known.filter((idea) => categoryOfIdea(idea) === category));
    for (const query of queriesFor(category, keyword)) {
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

/** Of all categories, the first question each: the others come with their filter. */
function queriesFor(category: IdeaCategory | 'all', keyword: string): readonly string[] {
  if (category !== 'all') return ideaQueries(category, keyword);
  return ideaCategories
    .filter((one) => one !== 'user')
    .flatMap((one) => ideaQueries(one, keyword).slice(0, 1));
}

/** A single word, or the keyword by itself, is nothing to make a list of. */
function isIdea(idea: string, keyword: string): boolean {
  return idea.trim().split(/\s+/).length > 2 && idea.trim().toLowerCase() !== keyword.toLowerCase();
}
