import { Button } from '@mantine/core';
import { useStore } from '../../store/use-store.ts';
import { ProgressWithWords } from '../../ui/progress-with-words.tsx';
import classes from './photos-notice.module.css';
import { photosState } from './photos-state.ts';

/** How far the photos of the film are, and what came between: the film plays with its drawings meanwhile. */
export function PhotosNotice() {
  const { running, problem, stop, retry } = useStore(photosState);
  if (running) {
    const { done, of, about } = running;
    return (
      <div className={classes.notice}>
        <ProgressWithWords
          words={`Finding photos: ${about}`}
          percent={(100 * done) / Math.max(1, of)}
        />
        <Button variant="subtle" size="compact-sm" onClick={stop}>
          Stop
        </Button>
      </div>
    );
  }
  if (problem === undefined) return null;
  return (
    <p className={classes.problem} role="status">
      {problem}{' '}
      <Button variant="subtle" size="compact-sm" onClick={retry}>
        Try again
      </Button>
    </p>
  );
}
