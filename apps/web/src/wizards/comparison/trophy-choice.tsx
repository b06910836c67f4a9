import shared from '../../wizard/step-form.module.css';
import classes from './comparison.module.css';

const trophies = [
  { file: 'trophy.png', label: 'Trophy' },
  { file: 'first-place.png', label: 'Gold medal' },
  { file: 'medal.png', label: 'Medal' },
  { file: 'crown.png', label: 'Crown' },
] as const;

interface TrophyChoiceProps {
  readonly value: string;
  readonly onChange: (url: string) => void;
}

/** What the winner gets. */
export function TrophyChoice({ value, onChange }: TrophyChoiceProps) {
  return (
    <fieldset className={classes.trophies}>
      <legend className={shared.legend}>Trophy</legend>
      {trophies.map(({ file, label }) => {
        const url = `/library/prizes/${file}`;
        return (
          <button
            key={file}
            type="button"
            className={classes.trophy}
            aria-pressed={url === value}
            aria-label={label}
            onClick={() => onChange(url)}
          >
            <img src={url} alt="" />
          </button>
        );
      })}
    </fieldset>
  );
}
