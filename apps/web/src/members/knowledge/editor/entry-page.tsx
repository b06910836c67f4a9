import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { entryKey } from '../use-knowledge.ts';
import { draftOf, draftOfEntry, newDraft } from './entry-drafts.ts';
import { EntryEditor } from './entry-editor.tsx';
import classes from './entry-page.module.css';

/** One entry: a new one, or one that is there. */
export function EntryPage() {
  const { entry = 'new' } = useParams();
  if (entry === 'new') {
    return <EntryEditor key="new" entry="new" begun={draftOf('new') ?? newDraft()} />;
  }
  return <KeptEntry key={entry} entry={entry} />;
}

function KeptEntry({ entry }: { readonly entry: string }) {
  const id = Number(entry);
  const query = useQuery({
    queryKey: entryKey(id),
    queryFn: ({ signal }) =>
      request((options) => client.ownEntry({ query: { id } }, options), { signal }),
    retry: false,
    // While somebody writes, nothing comes in from elsewhere.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (query.isError) {
    return (
      <ErrorState
        title="We couldn’t open this entry"
        advice="It may have been deleted. Please go back to the list, or try again."
        safe="Your other entries are safe."
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  if (!query.data) return <Skeleton className={classes.skeleton ?? ''} />;
  return (
    <EntryEditor
      key={query.data.revision}
      entry={entry}
      begun={draftOf(entry) ?? draftOfEntry(query.data)}
    />
  );
}
