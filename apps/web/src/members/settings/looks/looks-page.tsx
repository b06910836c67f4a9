import { Skeleton } from '@mantine/core';
import { ErrorState } from '../../../ui/error-state.tsx';
import classes from '../settings.module.css';
import { SettingsFrame } from '../settings-frame.tsx';
import { LooksForm } from './looks-form.tsx';
import { useLooks } from './use-looks.ts';

/** The product in the owner's name and colour. */
export function LooksPage() {
  const { data, isPending, isFetching, refetch } = useLooks();
  return (
    <SettingsFrame intro="Your name, logo and color on every page, in emails and invoices, and on films of free accounts. Whatever you leave empty stays as it is.">
      {isPending && <Skeleton className={classes.skeleton ?? ''} />}
      {!isPending && !data && (
        <ErrorState
          title="We couldn’t load the looks"
          advice="Please check that the server is still running, then try again."
          safe="The looks you saved stay in use."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data && <LooksForm saved={data.looks} isSenderGiven={data.is_sender_given} />}
    </SettingsFrame>
  );
}
