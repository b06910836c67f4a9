import { Button } from '@mantine/core';
import { voiceDemoAddress } from '@reelwright/contract';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { playAlone } from '../../media/players/use-single-play.ts';
import { Icon } from '../../theme/icon.tsx';
import { toast } from '../../ui/toast.tsx';

interface VoiceDemoProps {
  readonly name: string;
  readonly label: string;
}

/** How a voice sounds. Give it the voice's name as its key: another voice ends the one before. */
export function VoiceDemo({ name, label }: VoiceDemoProps) {
  const audio = useRef<HTMLAudioElement>(undefined);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => () => audio.current?.pause(), []);
  const toggle = () => {
    if (isPlaying) {
      audio.current?.pause();
      return setPlaying(false);
    }
    const sound = new Audio(voiceDemoAddress(name));
    audio.current = sound;
    sound.onended = () => setPlaying(false);
    // Another sound stops it.
    sound.onpause = () => setPlaying(false);
    playAlone(sound);
    setPlaying(true);
    sound.play().catch(() => {
      setPlaying(false);
      toast.error(`We couldn’t play ${label}. Please try again.`);
    });
  };
  return (
    <div>
      <Button
        variant="light"
        leftSection={<Icon shape={isPlaying ? IconPlayerStop : IconPlayerPlay} />}
        onClick={toggle}
      >
        {isPlaying ? 'Stop' : `Listen to ${label}`}
      </Button>
    </div>
  );
}
