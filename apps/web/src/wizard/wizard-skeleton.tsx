import { Skeleton } from '@mantine/core';
import { FormSkeleton } from '../ui/skeletons.tsx';
import classes from './wizard-view.module.css';

/** The places of steps, form and film, while the project comes. */
export function WizardSkeleton() {
  return (
    <div className={classes.wizard}>
      <Skeleton height={40} />
      <div className={classes.columns}>
        <FormSkeleton fields={3} />
        <Skeleton height={320} radius="md" />
      </div>
    </div>
  );
}
