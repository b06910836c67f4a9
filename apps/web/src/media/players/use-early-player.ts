import { type RefCallback, type RefObject, useCallback, useRef } from 'react';

interface EarlyAnswers<Player> {
  /** Its file is known by now: how long it is, and how large. */
  readonly onMetadata?: (player: Player) => void;
  readonly onError?: () => void;
}

/**
 * A ref for a player that may know its file before React listens. In a part whose code was just fetched, React makes
 * the element, which begins to load, and puts it on the page up to 0.3 s later; what the element tells before that
 * is lost. (Of pictures React sees to that itself.)
 */
export function useEarlyPlayer<Player extends HTMLMediaElement>(
  place: RefObject<Player | null>,
  answers: EarlyAnswers<Player>,
): RefCallback<Player> {
  const latest = useRef(answers);
  latest.current = answers;
  return useCallback(
    (player: Player | null) => {
      place.current = player;
      if (!player) return;
      if (player.error) latest.current.onError?.();
      else if (player.readyState >= HTMLMediaElement.HAVE_METADATA)
        latest.current.onMetadata?.(player);
    },
    [place],
  );
}
