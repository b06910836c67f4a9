import { Icon, type IconShape } from '../theme/icon.tsx';
import classes from './choice-cards.module.css';

interface Choice<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly description: string;
  readonly icon: IconShape;
}

interface ChoiceCardsProps<Id extends string> {
  readonly choices: readonly Choice<Id>[];
  readonly onChoose: (id: Id) => void;
  /** What is taken unless somebody chooses. */
  readonly chosen?: Id;
}

/** A few ways to go on, each a card with a word about it. */
export function ChoiceCards<Id extends string>({
  choices,
  onChoose,
  chosen,
}: ChoiceCardsProps<Id>) {
  return (
    <div className={classes.choices}>
      {choices.map(({ id, label, description, icon }) => (
        <button
          key={id}
          type="button"
          className={classes.choice}
          data-chosen={id === chosen || undefined}
          {...(chosen !== undefined && { 'aria-pressed': id === chosen })}
          onClick={() => onChoose(id)}
        >
          <Icon shape={icon} sizePx={24} className={classes.icon} />
          <span className={classes.label}>{label}</span>
          <span className={classes.description}>{description}</span>
        </button>
      ))}
    </div>
  );
}
