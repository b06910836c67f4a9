import { ParagraphsStep } from '../../wizard/paragraphs/paragraphs-step.tsx';
import { EndCardFields } from './end-card-fields.tsx';
import classes from './vsl.module.css';

/** The slides of the letter, and the card it ends with. */
export function SlidesStep() {
  return (
    <div className={classes.step}>
      <ParagraphsStep />
      <EndCardFields />
    </div>
  );
}
