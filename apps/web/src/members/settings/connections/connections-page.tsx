import { Skeleton } from '@mantine/core';
import { connectionGroups, connectionTable } from '@reelwright/contract';
import { brand } from '../../../brand/brand.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import classes from '../settings.module.css';
import { SettingsFrame } from '../settings-frame.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { useConnections } from './use-connections.ts';

const groups = Object.entries(connectionGroups);

/** Services elsewhere that make films better: whoever looks after the installation connects them here. */
export function ConnectionsPage() {
  const { data, isPending, isFetching, refetch } = useConnections();
  return (
    <SettingsFrame
      intro={
        <>
          Everything works without any of these. What you connect works for everybody here within
          seconds. Keys are kept encrypted and are never shown again.
        </>
      }
    >
      {isPending && <Skeleton className={classes.skeleton ?? ''} />}
      {!isPending && !data && (
        <ErrorState
          title="We couldn’t load the connections"
          advice={`Please check that ${brand.name} is still running, then try again.`}
          safe="What’s connected keeps working."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data &&
        groups.map(([group, label]) => (
          <section key={group} aria-labelledby={`group-${group}`} className={classes.section}>
            <h2 id={`group-${group}`} className={classes.heading}>
              {label}
            </h2>
            <ul className={classes.cards}>
              {data.connections
                .filter(({ id }) => connectionTable[id].group === group)
                .map((connection) => (
                  <ConnectionCard key={connection.id} connection={connection} />
                ))}
            </ul>
          </section>
        ))}
    </SettingsFrame>
  );
}
