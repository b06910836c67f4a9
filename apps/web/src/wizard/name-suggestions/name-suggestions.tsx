import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import shared from '../step-form.module.css';
import classes from './name-suggestions.module.css';

interface NameSuggestionsProps {
  /** What they are for: the same words, the same suggestions. Nothing is asked while it is empty. */
  readonly about: string;
  /** What is said where nothing is known: 'We don’t know products for “zorb”.' */
  readonly unknown: string;
  readonly ask: () => Promise<readonly string[]>;
  readonly used: readonly string[];
  readonly isFull: boolean;
  readonly onAdd: (name: string) => void;
}

/** Names that would fit; one click adds one. */
export function NameSuggestions({
  about,
  unknown,
  ask,
  used,
  isFull,
  onAdd,
}: NameSuggestionsProps) {
  const suggested = useQuery({
    queryKey: ['name-suggestions', about],
    queryFn: ask,
    enabled: about !== '',
    retry: false,
  });
  if (about === '') return null;
  if (suggested.isPending)
    return (
      <Suggestions>
        <Skeleton height={32} />
      </Suggestions>
    );
  if (suggested.isError) {
    return (
      <TryAgain
        title="We couldn’t look for suggestions"
        problem={suggested.error.message}
        hint="You can also type a name yourself."
        onRetry={() => void suggested.refetch()}
      />
    );
  }
  if (suggested.data.length === 0) {
    return (
      <Suggestions>
        <p className={shared.quiet}>{unknown} Type your own above.</p>
      </Suggestions>
    );
  }
  const taken = new Set(used.map((name) => name.trim().toLowerCase()));
  const left = suggested.data.filter((name) => !taken.has(name.trim().toLowerCase()));
  if (left.length === 0) return null;
  return (
    <Suggestions>
      <NameButtons names={left} isFull={isFull} onAdd={onAdd} />
    </Suggestions>
  );
}

interface SuggestionsProps {
  readonly title?: string;
  readonly children: ReactNode;
}

export function Suggestions({ title = 'Suggestions', children }: SuggestionsProps) {
  return (
    <section className={classes.suggestions} aria-labelledby="name-suggestions">
      <h3 id="name-suggestions" className={classes.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}

interface NameButtonsProps {
  readonly names: readonly string[];
  readonly isFull: boolean;
  readonly onAdd: (name: string) => void;
}

export function NameButtons({ names, isFull, onAdd }: NameButtonsProps) {
  return (
    <ul className={classes.names}>
      {names.map((name) => (
        <li key={name}>
          <Button
            variant="default"
            size="compact-sm"
            disabled={isFull}
            leftSection={<Icon shape={IconPlus} sizePx={16} />}
            onClick={() => onAdd(name)}
          >
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
