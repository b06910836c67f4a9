import { useEffect, useEffectEvent, useState } from 'react';

/** Spec: how long a search waits for the next letter. */
const searchSettlesMs = 500;

/**
 * The text of a search box, and what is searched for once nobody typed for half a second. `search` is the search as it
 * stands: when it changes from elsewhere (Back, 'Show all'), the box follows.
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [last, setLast] = useState(search);
  if (search !== last) {
    setLast(search);
    if (search !== typed.trim()) setTyped(search);
  }
  const settle = useEffectEvent(() => {
    if (typed.trim() !== search) onSearch(typed.trim());
  });
  useEffect(() => {
    const timer = setTimeout(settle, typed.trim() ? searchSettlesMs : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}
