import { IconMicrophone } from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';
import classes from './voice-card.module.css';

/** Heights of the drawn wave, as shares of the card's height. */
const WAVE = [30, 55, 85, 45, 70, 100, 60, 35, 75, 50, 90, 40, 65, 30, 55].map((height, index) => ({
  height,
  place: index,
}));

interface VoiceCardProps {
  readonly isSpeaking: boolean;
}

export function VoiceCard({ isSpeaking }: VoiceCardProps) {
  return (
    <div className={classes.card} data-speaking={isSpeaking || undefined} aria-hidden="true">
      <Icon shape={IconMicrophone} className={classes.icon} />
      <span className={classes.wave}>
        {WAVE.map(({ height, place }) => (
          <span
            key={place}
            className={classes.bar}
            style={{ '--height': `${height}%`, '--delay': `${-place * 130}ms` }}
          />
        ))}
      </span>
    </div>
  );
}
