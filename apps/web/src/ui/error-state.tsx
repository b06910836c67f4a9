import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Icon } from '../theme/icon.tsx';
import shared from './empty-state.module.css';
import classes from './error-state.module.css';
import { Illustration } from './illustration.tsx';

interface ErrorStateProps {
  /** What happened, in the person's words: 'We couldn’t load your projects'. */
  readonly title: string;
  /** What to do about it. */
  readonly advice: string;
  /** What is safe: 'Your videos are saved.' */
  readonly safe: string;
  readonly onRetry: () => void;
  readonly retryLabel?: string;
  readonly isRetrying?: boolean;
  /** For whoever is asked for help: a code or a message, folded away. */
  readonly details?: string | undefined;
}

export function ErrorState({
  title,
  advice,
  safe,
  onRetry,
  retryLabel = 'Try again',
  isRetrying = false,
  details,
}: ErrorStateProps) {
  return (
    <section className={shared.state} role="alert">
      <Illustration name="broken" />
      <h2 className={shared.title}>{title}</h2>
      <p className={shared.words}>{advice}</p>
      <p className={classes.safe}>{safe}</p>
      <Button
        className={classes.retry}
        onClick={onRetry}
        loading={isRetrying}
        leftSection={<Icon shape={IconRefresh} />}
      >
        {retryLabel}
      </Button>
      {details && (
        <details className={classes.details}>
          <summary>Details for support</summary>
          <code>{details}</code>
        </details>
      )}
    </section>
  );
}
