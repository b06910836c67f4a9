import { IconRobot, IconVolumeOff } from '@tabler/icons-react';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';

const types = [
  {
    id: 'tts',
    label: 'Computer Generated',
    description: 'A natural voice reads every line. Ready in a minute or two.',
    icon: IconRobot,
  },
  {
    id: 'none',
    label: 'No voice-over',
    description: 'Only pictures, words and music.',
    icon: IconVolumeOff,
  },
] as const;

/** Spec: the kinds of voice-over, as far as they exist here. */
export function VoiceTypes({ onChoose }: { readonly onChoose: (id: 'tts' | 'none') => void }) {
  return <ChoiceCards choices={types} onChoose={onChoose} />;
}
