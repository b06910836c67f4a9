import type { Para } from '@reelwright/wizards/paragraphs';
import { wordsOfPassage } from '@reelwright/wizards/podcast';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { stopAt } from '../../media/players/stop-at.ts';

interface HeardWord {
  readonly id: string | undefined;
  readonly word: number;
}

/** A part ends a moment after its last word, whose sound rings on. */
const ringSeconds = 0.15;

/** The word that is just heard, and a way to hear a part. */
export function useHeardWord(audio: RefObject<HTMLAudioElement | null>, paras: readonly Para[]) {
  const [heard, setHeard] = useState<HeardWord>();
  const unwatch = useRef<() => void>(undefined);
  const look = useEffectEvent(() => {
    const player = audio.current;
    if (!player || player.paused) {
      setHeard(undefined);
      return;
    }
    const now = player.currentTime;
    const para = paras.findLast((one) => (one.audio?.startTime ?? 0) <= now + 0.02);
    const word = para
      ? wordsOfPassage(para).findLastIndex(({ startTime }) => startTime <= now + 0.02)
      : -1;
    setHeard((before) => {
      if (!para || word < 0) return undefined;
      return before?.id === para.id && before?.word === word ? before : { id: para.id, word };
    });
  });
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      look();
      frame = requestAnimationFrame(follow);
    };
    const player = audio.current;
    if (!player) return;
    const begin = () => {
      cancelAnimationFrame(frame);
      follow();
    };
    const end = () => {
      cancelAnimationFrame(frame);
      unwatch.current?.();
      unwatch.current = undefined;
      look();
    };
    player.addEventListener('play', begin);
    player.addEventListener('pause', end);
    return () => {
      end();
      player.removeEventListener('play', begin);
      player.removeEventListener('pause', end);
    };
  }, [audio]);

  const play = (fromSeconds: number, toSeconds: number) => {
    const player = audio.current;
    if (!player) return;
    unwatch.current?.();
    player.currentTime = fromSeconds;
    unwatch.current = stopAt(player, toSeconds + ringSeconds);
    void player.play().catch(() => undefined);
  };
  return { heard, play };
}
