import { Button, Skeleton, Switch } from '@mantine/core';
import type { AffiliateSettings } from '@reelwright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import classes from './affiliates.module.css';
import { settingsKey, useAffiliateSettings } from './use-affiliate.ts';

type EmailName = keyof AffiliateSettings['email'];

const emails: readonly { readonly name: EmailName; readonly label: string }[] = [
  { name: 'signup', label: 'Somebody signed up through my link' },
  { name: 'payment', label: 'I earned something' },
  { name: 'daily', label: 'A summary of every day' },
  { name: 'monthly', label: 'A summary of every month' },
  { name: 'list', label: 'News for affiliates' },
];

/** What the affiliate decides. Each change is saved at once. */
export function SettingsSection() {
  const queries = useQueryClient();
  const { data: settings, isError, refetch } = useAffiliateSettings();
  const change = async (next: AffiliateSettings) => {
    queries.setQueryData(settingsKey, next);
    try {
      await request(
        (options) => client.affiliateSettingsUpdate({ body: { settings: next } }, options),
        { errorToast: true, progress: true },
      );
    } catch {
      queries.setQueryData(settingsKey, settings);
    }
  };
  return (
    <section aria-labelledby="affiliate-settings" className={classes.card}>
      <h2 id="affiliate-settings" className={classes.heading}>
        Settings
      </h2>
      {settings && (
        <div className={classes.switches}>
          <p className={classes.note}>Email me when, or with:</p>
          {emails.map(({ name, label }) => (
            <Switch
              key={name}
              label={label}
              checked={settings.email[name]}
              onChange={(event) =>
                void change({
                  ...settings,
                  email: { ...settings.email, [name]: event.currentTarget.checked },
                })
              }
            />
          ))}
          <Switch
            label="Lead people to the plans, without the free trial first"
            checked={settings.disable_trial}
            onChange={(event) =>
              void change({ ...settings, disable_trial: event.currentTarget.checked })
            }
          />
        </div>
      )}
      {isError && (
        <p className={classes.quiet} role="alert">
          We couldn’t load your settings.{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {!settings && !isError && <Skeleton className={classes.graphSkeleton ?? ''} />}
    </section>
  );
}
