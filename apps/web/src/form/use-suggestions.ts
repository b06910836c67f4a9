import { useEffect, useState } from 'react';
import type { FieldProps } from './field-props.ts';

/** Spec: from the second character on, ten at most, once nobody typed for 350 ms. */
const shortestTyped = 2;
export const maxSuggestions = 10;
const settlesMs = 350;

/** What people may mean by what they have typed so far. Nothing without `words`, the most words of a suggestion. */
export function useSuggestions(
  text: string,
  words: number | undefined,
  suggest: FieldProps['context']['suggest'],
): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([]);
  const typed = text.trim();
  useEffect(() => {
    if (!suggest || words === undefined) return;
    if (typed.length < shortestTyped) return setFound([]);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      suggest(typed, words, stop.signal).then(
        (suggested) => setFound(suggested.slice(0, maxSuggestions)),
        // Suggestions are a courtesy: without them one types on.
        () => undefined,
      );
    }, settlesMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, suggest, words]);
  // What stands there already is no suggestion.
  const isOnlyTyped = found.length === 1 && found[0]?.toLowerCase() === typed.toLowerCase();
  return isOnlyTyped ? [] : found;
}
