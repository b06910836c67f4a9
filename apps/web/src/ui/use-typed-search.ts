import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Spec: how long a search waits for the next letter. */
const searchSettlesMs = 500;

/**
 * The text of a search box, and what is searched for once nobody typed for half a second. `search` is the search as it
 * stands: when it changes from elsewhere (Back, 'Show all'), the box follows.
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  /** Our own searches that are on their way: while one comes back, letters may have been added to it. */
  const asked = useRef<readonly string[]>([]);
  const follow = useEffectEvent((changed: string) => {
    const at = asked.current.indexOf(changed);
    asked.current = at < 0 ? [] : asked.current.slice(at + 1);
    if (at < 0 && changed !== typed.trim()) setTyped(changed);
  });
  useEffect(() => follow(search), [search]);
  const settle = useEffectEvent(() => {
    const next = typed.trim();
    if (next === search) return;
    asked.current = [...asked.current, next];
    onSearch(next);
  });
  useEffect(() => {
    const timer = setTimeout(settle, typed.trim() ? searchSettlesMs : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}
