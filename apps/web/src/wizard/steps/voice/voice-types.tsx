import { IconRobot, IconVolumeOff } from '@tabler/icons-react';
import { Icon } from '../../../theme/icon.tsx';
import classes from './voice.module.css';

const types = [
  {
    id: 'tts',
    label: 'Computer Generated',
    words: 'A natural voice reads every line. Ready in a minute or two.',
    icon: IconRobot,
  },
  {
    id: 'none',
    label: 'No voice-over',
    words: 'Only pictures, words and music.',
    icon: IconVolumeOff,
  },
] as const;

/** Spec: the kinds of voice-over, as far as they exist here. */
export function VoiceTypes({ onChoose }: { readonly onChoose: (id: 'tts' | 'none') => void }) {
  return (
    <div className={classes.types}>
      {types.map(({ id, label, words, icon }) => (
        <button key={id} type="button" className={classes.type} onClick={() => onChoose(id)}>
          <Icon shape={icon} sizePx={24} className={classes.icon} />
          <span className={classes.label}>{label}</span>
          <span className={classes.quiet}>{words}</span>
        </button>
      ))}
    </div>
  );
}
