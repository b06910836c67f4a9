import { Button } from '@mantine/core';
import type { User } from '@reelwright/contract';
import { IconChevronDown, IconReceipt, IconSparkles } from '@tabler/icons-react';
import { Icon } from '../theme/icon.tsx';
import { DropdownMenu } from '../ui/dropdown-menu.tsx';
import { Popup } from '../ui/popup.tsx';
import classes from './billing-popup.module.css';
import { isFreePlan, planName } from './plan.ts';
import { billingPopup } from './popups.ts';
import { useUser } from './use-user.ts';

interface BillingPopupProps {
  readonly title?: string;
}

export function BillingPopup({ title = 'Billing settings' }: BillingPopupProps) {
  const user = useUser();
  if (!user) return null;
  return (
    <Popup onClose={() => billingPopup.set(false)} sizePx={440} title={title}>
      <dl className={classes.plan}>
        <dt className={classes.label}>Account Plan</dt>
        <dd className={classes.name}>{planName(user)}</dd>
        {user.access.until && !user.expired && (
          <dd className={classes.words}>Until {formatDay(user.access.until)}</dd>
        )}
      </dl>
      {user.access.owner ? <OwnerPlan /> : <AccountPlan user={user} />}
    </Popup>
  );
}

function OwnerPlan() {
  return (
    <p className={classes.words}>
      This installation is yours, so you have everything: every feature of the highest plan, no
      watermark, and no end date.
    </p>
  );
}

function AccountPlan({ user }: { readonly user: User }) {
  return isFreePlan(user.plan) ? <FreePlan /> : <PaidPlan user={user} />;
}

function FreePlan() {
  return (
    <div className={classes.actions}>
      <p className={classes.words}>
        Paid plans include more themes, sharper videos and your own branding.
      </p>
      <Button
        component="a"
        href="/upgrade.html"
        fullWidth
        leftSection={<Icon shape={IconSparkles} />}
      >
        Upgrade
      </Button>
    </div>
  );
}

function PaidPlan({ user }: { readonly user: User }) {
  return (
    <div className={classes.actions}>
      {user.expired && user.access.until && (
        <p className={classes.words}>
          This plan ended on {formatDay(user.access.until)}. Choose a plan to continue.
        </p>
      )}
      <DropdownMenu
        side="bottom-start"
        entries={[
          { id: 'plans', label: 'See all plans', href: '/pricing' },
          { id: 'change', label: 'Change plan', href: '/support?subject=change+plan' },
          { id: 'close', label: 'Close account', href: '/support?subject=close+account' },
        ]}
      >
        <Button fullWidth rightSection={<Icon shape={IconChevronDown} />}>
          Change plan
        </Button>
      </DropdownMenu>
      <Button
        component="a"
        href="/api/user/billing/invoices"
        variant="default"
        fullWidth
        leftSection={<Icon shape={IconReceipt} />}
      >
        Download invoices
      </Button>
    </div>
  );
}

function formatDay(date: string): string {
  return new Date(date).toLocaleDateString('en', { dateStyle: 'long' });
}
