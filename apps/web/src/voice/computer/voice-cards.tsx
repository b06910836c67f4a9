import type { Voice } from '@reelwright/contract';
import { useId } from 'react';
import classes from './voice-cards.module.css';
import { VoiceDemo } from './voice-demo.tsx';

interface VoiceCardsProps {
  /** What the chosen one is for. */
  readonly legend?: string;
  readonly voices: readonly Voice[];
  readonly chosen: string | undefined;
  /** What they are heard with. */
  readonly sample: string;
  readonly onChoose: (name: string) => void;
}

/** The voices of a language: each to be heard before it is chosen. */
export function VoiceCards({
  legend = 'Narrator',
  voices,
  chosen,
  sample,
  onChoose,
}: VoiceCardsProps) {
  const group = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.cards}>
        {voices.map(({ Name, label, mood, gender, pro }) => (
          <div key={Name} className={classes.card}>
            <label className={classes.voice}>
              <input
                type="radio"
                name={group}
                value={Name}
                checked={Name === chosen}
                onChange={() => onChoose(Name)}
              />
              <span className={classes.face} data-tone={gender} aria-hidden="true">
                {label.slice(0, 1)}
              </span>
              <span>
                {label + (pro ? ' (Pro)' : '')}
                {/* Some voices say how they sound in their name already. */}
                {mood && !label.includes(mood) && <span className={classes.mood}>{mood}</span>}
              </span>
            </label>
            <VoiceDemo name={Name} label={label} text={sample} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
