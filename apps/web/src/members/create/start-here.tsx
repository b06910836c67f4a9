import { Button } from '@mantine/core';
import { fullVideoCategory } from '@reelwright/movie';
import { Link, useNavigate } from 'react-router';
import { SampleFrame } from '../../sample/sample-frame.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { findSample } from '../projects/calls/find-sample.ts';
import { pageAddress } from '../projects/page-address.ts';
import classes from './start-here.module.css';

const steps = [
  'Open it in the editor.',
  'Change a word. The preview changes with it.',
  'Press Publish, and it’s your video.',
];

/** The shortest way to a video of one's own: a finished one to change. */
export function StartHere({ isNew }: { readonly isNew: boolean }) {
  const navigate = useNavigate();
  const { isBusy, run } = useBusy();
  const editSample = async () => {
    const id = await findSample().catch(() => undefined);
    if (id !== undefined) location.assign(pageAddress(id, fullVideoCategory));
    else await navigate(`/${fullVideoCategory}?from=sample`);
  };
  return (
    <section className={classes.start} aria-labelledby="start-here">
      <div className={classes.film}>
        <SampleFrame />
      </div>
      <div className={classes.words}>
        <h3 id="start-here" className={classes.title}>
          {isNew ? 'Make this video yours' : 'Start from the sample'}
        </h3>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className={classes.actions}>
          <Button size="md" variant="light" loading={isBusy} onClick={() => void run(editSample)}>
            Edit this video
          </Button>
          <Button size="md" variant="default" component={Link} to={`/${fullVideoCategory}`}>
            Start with a blank video
          </Button>
        </div>
      </div>
    </section>
  );
}
