import { Button } from '@mantine/core';
import type { KnownEntrySummary } from '@reelwright/contract';
import { IconCopyPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { brand } from '../../brand/brand.ts';
import { Icon } from '../../theme/icon.tsx';
import { alert } from '../../ui/dialogs/confirm.tsx';
import rows from '../../ui/row-list.module.css';
import { EntryRow } from './entry-row.tsx';
import classes from './knowledge-page.module.css';
import { refreshKnowledge } from './use-knowledge.ts';

interface KnownListProps {
  readonly entries: readonly KnownEntrySummary[];
  readonly isOnTheWay: boolean;
}

/** What comes with Reelwright: to look at, or to copy and correct. */
export function KnownList({ entries, isOnTheWay }: KnownListProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [copying, setCopying] = useState<KnownEntrySummary>();
  const makeOurs = async (entry: KnownEntrySummary) => {
    const { kind, name, nth } = entry;
    setCopying(entry);
    try {
      const { id } = await request(
        (options) => client.ownEntryCopy({ body: { kind, name, nth } }, options),
        { errorToast: true, successToast: `${name} is yours now: correct what you like.` },
      );
      await refreshKnowledge(queries);
      await navigate(`/knowledge/${id}`);
    } finally {
      setCopying(undefined);
    }
  };
  const show = async ({ kind, name, nth }: KnownEntrySummary) => {
    const { text } = await request(
      (options) => client.knownEntry({ query: { kind, name, nth } }, options),
      { progress: true, errorToast: true },
    );
    await alert({
      title: name,
      message: <pre className={classes.text}>{text}</pre>,
      buttonLabel: 'Close',
    });
  };
  return (
    <ul className={rows.list} aria-label={`What ${brand.name} knows`} aria-busy={isOnTheWay}>
      {entries.map((entry) => (
        <EntryRow
          key={`${entry.kind} ${entry.name} ${entry.nth}`}
          name={entry.name}
          kind={entry.kind}
          words={entry.words}
          note={entry.is_replaced ? 'Yours is used instead' : undefined}
          actions={
            <>
              <Button
                variant="subtle"
                color="gray"
                aria-label={`Show ${entry.name}`}
                onClick={() => void show(entry)}
              >
                Show
              </Button>
              <Button
                variant="default"
                leftSection={<Icon shape={IconCopyPlus} />}
                aria-label={`Make it ours: ${entry.name}`}
                disabled={entry.is_replaced}
                loading={copying === entry}
                onClick={() => void makeOurs(entry)}
              >
                Make it ours
              </Button>
            </>
          }
        />
      ))}
    </ul>
  );
}
