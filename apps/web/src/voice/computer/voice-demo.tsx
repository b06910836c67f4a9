import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useVoiceSample } from './use-voice-sample.ts';

interface VoiceDemoProps {
  readonly name: string;
  readonly label: string;
  /** The first words of the film: how it would begin. */
  readonly text: string;
}

/** How a voice sounds. Give it the voice's name as its key: another voice ends the one before. */
export function VoiceDemo({ name, label, text }: VoiceDemoProps) {
  const problem = `We couldn’t play ${label}. Please try again.`;
  const { isPlaying, isWaiting, toggle } = useVoiceSample({ name, text, problem });
  return (
    <IconButton
      label={isPlaying ? `Stop ${label}` : `Listen to ${label}`}
      icon={isPlaying ? IconPlayerStop : IconPlayerPlay}
      aria-busy={isWaiting}
      onClick={toggle}
    />
  );
}
