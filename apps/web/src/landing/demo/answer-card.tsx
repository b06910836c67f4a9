import { IconCheck } from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';
import classes from './answer-card.module.css';

const STEPS = ['Script written', 'Pictures found', 'Voice recorded'];

/** The form that the film came from. It decorates: the sentence above the stage says the same. */
export function AnswerCard() {
  return (
    <div className={classes.card} aria-hidden="true">
      <span className={classes.question}>What is your video about?</span>
      <span className={classes.field}>
        <span className={classes.typed}>coffee</span>
        <span className={classes.caret} />
      </span>
      <ul className={classes.steps}>
        {STEPS.map((step) => (
          <li key={step} className={classes.step}>
            <Icon shape={IconCheck} sizePx={16} />
            {step}
          </li>
        ))}
      </ul>
    </div>
  );
}
