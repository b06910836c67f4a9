import { Button } from '@mantine/core';
import type { OwnEntrySummary } from '@reelwright/contract';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import rows from '../../ui/row-list.module.css';
import { timeAgo } from '../../ui/time-ago.ts';
import { useNow } from '../../ui/use-now.ts';
import { askToDelete } from './ask-to-delete.ts';
import { EntryRow } from './entry-row.tsx';
import { refreshKnowledge } from './use-knowledge.ts';

interface OwnListProps {
  readonly entries: readonly OwnEntrySummary[];
  readonly isOnTheWay: boolean;
}

export function OwnList({ entries, isOnTheWay }: OwnListProps) {
  const queries = useQueryClient();
  const nowMs = useNow();
  const remove = async ({ id, name }: OwnEntrySummary) => {
    if (!(await askToDelete(name))) return;
    await request((options) => client.ownEntryRemove({ body: { id } }, options), {
      progress: true,
      errorToast: true,
      successToast: `${name} deleted`,
    });
    await refreshKnowledge(queries);
  };
  return (
    <ul className={rows.list} aria-label="Your entries" aria-busy={isOnTheWay}>
      {entries.map((entry) => (
        <EntryRow
          key={entry.id}
          name={<Link to={`/knowledge/${entry.id}`}>{entry.name}</Link>}
          kind={entry.kind}
          words={entry.words}
          note={[
            entry.source ?? (entry.file && `From the file ${entry.file}`),
            `Changed ${timeAgo(Date.parse(entry.updated_at), nowMs)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
          actions={
            <>
              <Button
                component={Link}
                to={`/knowledge/${entry.id}`}
                variant="default"
                leftSection={<Icon shape={IconPencil} />}
                aria-label={`Edit ${entry.name}`}
              >
                Edit
              </Button>
              <IconButton
                label={`Delete ${entry.name}`}
                icon={IconTrash}
                onClick={() => void remove(entry)}
              />
            </>
          }
        />
      ))}
    </ul>
  );
}
