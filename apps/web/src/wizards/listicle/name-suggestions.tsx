import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Icon } from '../../theme/icon.tsx';
import classes from './items-step.module.css';
import { askList } from './list-calls.ts';

interface NameSuggestionsProps {
  readonly idea: string;
  /** Where nothing is known about the idea, what fits this may help: to choose from, never filled in by itself. */
  readonly keyword: string;
  readonly used: readonly string[];
  readonly isFull: boolean;
  readonly onAdd: (name: string) => void;
}

/** More that would fit on the list. */
export function NameSuggestions({ idea, keyword, used, isFull, onAdd }: NameSuggestionsProps) {
  const { data: names, isPending } = useQuery({
    queryKey: ['listicle-names', idea, keyword],
    queryFn: async () => {
      const { names } = await askList(idea);
      return names.length > 0 || keyword === '' ? names : (await askList(keyword)).names;
    },
    enabled: idea !== '',
    retry: false,
  });
  const taken = new Set(used.map((name) => name.trim().toLowerCase()));
  const left = (names ?? []).filter((name) => !taken.has(name.trim().toLowerCase()));
  if (idea === '' || (!isPending && left.length === 0)) return null;
  return (
    <section className={classes.suggestions} aria-labelledby="name-suggestions">
      <h3 id="name-suggestions" className={classes.subtitle}>
        Suggestions
      </h3>
      {isPending ? (
        <Skeleton height={32} />
      ) : (
        <ul className={classes.names}>
          {left.map((name) => (
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
      )}
    </section>
  );
}
