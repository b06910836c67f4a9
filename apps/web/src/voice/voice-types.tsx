import { IconMicrophone, IconRobot, IconUpload, IconVolumeOff } from '@tabler/icons-react';
import { ChoiceCards } from '../ui/choice-cards.tsx';

const types = [
  {
    id: 'tts',
    label: 'Computer Generated',
    description: 'A natural voice reads every line. Ready in a minute or two.',
    icon: IconRobot,
  },
  {
    id: 'mic',
    label: 'Mic recording',
    description: 'Speak it yourself, sentence by sentence.',
    icon: IconMicrophone,
  },
  {
    id: 'upload',
    label: 'Upload MP3',
    description: 'Bring a recording; we find each line in it.',
    icon: IconUpload,
  },
  {
    id: 'none',
    label: 'No voice-over',
    description: 'Only pictures, words and music.',
    icon: IconVolumeOff,
  },
] as const;

export type VoiceType = (typeof types)[number]['id'];

/** Spec: the kinds of voice-over. The computer's voice is ready below; the others are a press away. */
export function VoiceTypes({ onChoose }: { readonly onChoose: (id: VoiceType) => void }) {
  return <ChoiceCards choices={types} chosen="tts" onChoose={onChoose} />;
}
