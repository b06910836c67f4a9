import { UnstyledButton } from '@mantine/core';
import { mayOpenStep } from '@reelwright/wizards/machine';
import { FilmThumb } from '../../preview/film-thumb.tsx';
import { useWizard } from '../../wizard-model.ts';
import classes from './ending-strip.module.css';

interface Ending {
  readonly kind: 'bonuses' | 'contact';
  readonly label: string;
  /** Its slides, the first that is there is shown. */
  readonly shows: readonly string[];
}

/** The slides that end a film, by the steps that they are made in. */
const endings: readonly Ending[] = [
  { kind: 'bonuses', label: 'Call to action, bonuses', shows: ['call-to-action', 'closing'] },
  { kind: 'contact', label: 'Where to find you', shows: ['contact'] },
];

/** Two steps are the film's ending together: each shows what it ends with, and leads to the other. */
export function EndingStrip() {
  const { wizard, data, film, step, goTo, isMoving } = useWizard();
  return (
    <nav className={classes.strip} aria-label="How your video ends">
      {endings.map(({ kind, label, shows }) => {
        const at = wizard.steps.findIndex((one) => one.kind === kind);
        const shown = shows.find((id) => film?.frames.some((slide) => slide.id.startsWith(id)));
        return (
          <UnstyledButton
            key={kind}
            className={classes.part}
            aria-current={step.kind === kind ? 'step' : undefined}
            disabled={isMoving || at < 0 || !mayOpenStep(data, at)}
            onClick={() => goTo(at)}
          >
            <span className={classes.picture}>
              {shown ? (
                <FilmThumb film={film} of={shown} />
              ) : (
                <span className={classes.nothing}>Not in your video yet</span>
              )}
            </span>
            {label}
          </UnstyledButton>
        );
      })}
    </nav>
  );
}
