import { Button } from '@mantine/core';
import { InlineAlert } from './inline-alert.tsx';

interface TryAgainProps {
  /** What did not work: 'We couldn’t load the music'. */
  readonly title: string;
  /** The sentence that came with it. */
  readonly problem?: string | undefined;
  /** What can be done meanwhile. */
  readonly hint?: string;
  readonly onRetry: () => void;
}

/** A part of a page that could not be loaded: what happened, and the way to try it again. The rest goes on working. */
export function TryAgain({ title, problem, hint, onRetry }: TryAgainProps) {
  return (
    <InlineAlert
      tone="warning"
      title={title}
      action={
        <Button variant="light" size="compact-sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {[problem, hint]
        .filter((words) => words !== undefined)
        .map(asSentence)
        .join(' ')}
    </InlineAlert>
  );
}

/** Sentences from the server have no full stop where they stand alone. */
function asSentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
