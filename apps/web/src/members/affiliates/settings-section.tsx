import { Button, Skeleton, Switch } from '@mantine/core';
import { type AffiliateSettings, affiliateTerms } from '@reelwright/contract';
import classes from './affiliates.module.css';
import { BonusAddress } from './bonus-address.tsx';
import { useSavedSettings } from './use-saved-settings.ts';

type EmailName = keyof AffiliateSettings['email'];

const emails: readonly { readonly name: EmailName; readonly label: string }[] = [
  { name: 'signup', label: 'Somebody signed up through my link' },
  { name: 'payment', label: 'I earned something' },
  { name: 'daily', label: 'A daily summary' },
  { name: 'monthly', label: 'A monthly summary' },
  { name: 'list', label: 'News for affiliates' },
];

/** What the affiliate decides. Each change is saved at once. */
export function SettingsSection() {
  const { data: settings, isError, refetch, change } = useSavedSettings();
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
              onChange={({ currentTarget: { checked } }) =>
                change((now) => ({ ...now, email: { ...now.email, [name]: checked } }))
              }
            />
          ))}
          <p className={classes.note}>The people I bring in:</p>
          <Switch
            label="See the plans first, without the free trial"
            checked={settings.disable_trial}
            onChange={({ currentTarget: { checked } }) =>
              change((now) => ({ ...now, disable_trial: checked }))
            }
          />
          <Switch
            label="Are invited to become affiliates, too"
            description={`You earn ${affiliateTerms.secondPercent}% of what the people they bring in pay.`}
            checked={settings.refer3}
            onChange={({ currentTarget: { checked } }) =>
              change((now) => ({ ...now, refer3: checked }))
            }
          />
          <BonusAddress
            label="Find my bonus here once they’ve signed up"
            value={settings.url.signup_bonus}
            onSave={(address) =>
              change((now) => ({ ...now, url: { ...now.url, signup_bonus: address } }))
            }
          />
          <BonusAddress
            label="Find my bonus here once they’ve paid"
            value={settings.url.paid_bonus}
            onSave={(address) =>
              change((now) => ({ ...now, url: { ...now.url, paid_bonus: address } }))
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
