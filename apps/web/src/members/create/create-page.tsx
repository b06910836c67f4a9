import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { client } from '../../api/client.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';

/** What there is to create. Nothing yet in this version, and it says so. */
export function CreatePage() {
  const version = useQuery({
    queryKey: ['version'],
    queryFn: ({ signal }) => client.version({ query: {} }, { signal }),
    retry: 1,
  });
  if (version.isPending) return <PageSkeleton />;
  if (version.isError) {
    return (
      <ErrorState
        title="We couldn't reach your installation"
        advice="Please check that Reelwright is still running, then try again."
        safe="Nothing was lost."
        details={version.error.message}
        isRetrying={version.isFetching}
        onRetry={() => void version.refetch()}
      />
    );
  }
  return (
    <EmptyState
      title="Your installation is ready"
      action={
        <Button component={Link} to="/building-blocks">
          See the building blocks
        </Button>
      }
    >
      Reelwright {version.data} is running on this machine. The video makers arrive with the next
      updates; until then you can look at the parts they are made of.
    </EmptyState>
  );
}
