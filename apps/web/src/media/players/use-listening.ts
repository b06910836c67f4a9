import { mediaAddress } from '@reelwright/contract';
import { useEffect, useRef, useState } from 'react';
import { playAlone } from './use-single-play.ts';

/** Sounds of a list, heard one at a time before one is chosen. They stop with the list. */
export function useListening() {
  const player = useRef<HTMLAudioElement>(undefined);
  const [heard, setHeard] = useState<string>();
  useEffect(() => () => player.current?.pause(), []);
  const listen = (url: string) => {
    player.current?.pause();
    if (heard === url) return setHeard(undefined);
    const sound = new Audio(mediaAddress(url, location.origin));
    player.current = sound;
    // Ended, or stopped by another sound.
    sound.onpause = () => player.current === sound && setHeard(undefined);
    playAlone(sound);
    void sound.play().catch(() => setHeard(undefined));
    setHeard(url);
  };
  return {
    /** The address of what plays now. */
    heard,
    /** Plays it, or stops it. */
    listen,
  };
}
