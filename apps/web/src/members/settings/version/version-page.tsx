import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import classes from '../settings.module.css';
import { SettingsFrame } from '../settings-frame.tsx';

/** What came with this version and those before it, in words. */
export function VersionPage() {
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: ['whats-new'],
    queryFn: ({ signal }) => client.whatsNew({}, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <SettingsFrame
      intro={
        data
          ? `This is version ${data.version}. To upgrade, put the new version in its place and start it: data and database stay where they are, and a backup is never a bad idea.`
          : 'What each version brought.'
      }
    >
      {isPending && <Skeleton className={classes.skeleton ?? ''} />}
      {!isPending && !data && (
        <ErrorState
          title="We couldn’t read what’s new"
          advice="Please try again."
          safe="Nothing was changed."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data?.releases.map(({ version, news }) => (
        <section key={version} aria-label={`Version ${version}`} className={classes.section}>
          <h2 className={classes.heading}>{version}</h2>
          <ul className={classes.news}>
            {news.map((text) => (
              <li key={text}>
                <Strong text={text} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </SettingsFrame>
  );
}

/** Every second part of 'a **b** c' is strong. */
function Strong({ text }: { readonly text: string }) {
  return text
    .split('**')
    .map((part, index) => (index % 2 === 1 ? <strong key={part}>{part}</strong> : part));
}
