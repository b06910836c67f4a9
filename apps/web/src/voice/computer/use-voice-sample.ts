import { voiceDemoAddress } from '@reelwright/contract';
import { useEffect, useRef, useState } from 'react';
import { playAlone } from '../../media/players/use-single-play.ts';
import { toast } from '../../ui/toast.tsx';

interface VoiceSample {
  readonly name: string;
  /** What it says; its own sentence without it. */
  readonly text?: string | undefined;
  /** Where it cannot be heard. */
  readonly problem: string;
}

/** A voice, heard at a press and stopped at the next. */
export function useVoiceSample({ name, text, problem }: VoiceSample) {
  const audio = useRef<HTMLAudioElement>(undefined);
  const [isPlaying, setPlaying] = useState(false);
  /** It is being spoken. */
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => () => audio.current?.pause(), []);
  const end = () => {
    setPlaying(false);
    setWaiting(false);
  };
  const toggle = () => {
    if (isPlaying) {
      audio.current?.pause();
      return end();
    }
    const sound = new Audio(voiceDemoAddress(name, text));
    audio.current = sound;
    sound.onended = end;
    sound.onplaying = () => setWaiting(false);
    // Another sound stops it.
    sound.onpause = end;
    playAlone(sound);
    setPlaying(true);
    setWaiting(true);
    sound.play().catch(() => {
      end();
      toast.error(problem);
    });
  };
  return { isPlaying, isWaiting, toggle };
}
