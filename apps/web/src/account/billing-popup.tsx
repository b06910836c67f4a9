import { Button } from '@mantine/core';
import type { Billing, User } from '@reelwright/contract';
import { qualityWords } from '@reelwright/plans';
import { IconChevronDown, IconCreditCard, IconReceipt, IconSparkles } from '@tabler/icons-react';
import { formatDay } from '../members/billing/format-day.ts';
import { PlanNotice } from '../members/billing/plan-notice.tsx';
import { planWords } from '../members/billing/plan-words.ts';
import { minutesWords } from '../members/billing/usage-words.ts';
import { useBilling } from '../members/billing/use-billing.ts';
import { useVideoMinutes } from '../publish/calls/use-video-minutes.ts';
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
        <PlanEnd user={user} />
      </dl>
      {!user.access.owner && <PlanUse user={user} />}
      {user.access.owner ? <OwnerPlan /> : <AccountPlan user={user} />}
    </Popup>
  );
}

/** How a paid plan goes on. */
function PlanEnd({ user }: { readonly user: User }) {
  const billing = useRunningPlan(user);
  if (billing) return <dd className={classes.words}>{planWords(user, billing)}</dd>;
  if (!user.access.until || user.expired) return null;
  return <dd className={classes.words}>Until {formatDay(user.access.until)}</dd>;
}

/** What the plan gives, and how much of it is left this month. */
function PlanUse({ user }: { readonly user: User }) {
  const { data } = useVideoMinutes();
  const { videoMinutesPerMonth, renderQuality } = user.access.limits;
  const video = {
    used: data?.used_seconds ?? 0,
    max: videoMinutesPerMonth === null ? null : videoMinutesPerMonth * 60,
  };
  return (
    <div className={classes.use}>
      <p className={classes.words}>Finished video this month: {minutesWords(video)}</p>
      <p className={classes.words}>Picture quality: {qualityWords(renderQuality)}</p>
      <Button
        component="a"
        href="/members.html#/billing"
        variant="subtle"
        size="compact-sm"
        px={0}
        onClick={() => billingPopup.set(false)}
      >
        See everything you’ve used
      </Button>
    </div>
  );
}

/** What is paid here, and goes on or may do so; nothing for plans by the operator's word. */
function useRunningPlan({ plan, access }: User): Billing | undefined {
  const { data } = useBilling({ enabled: !isFreePlan(plan) && !access.owner });
  return data?.subscription && data.subscription.state !== 'ended' ? data : undefined;
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
  const billing = useRunningPlan(user);
  const { state, is_ending } = billing?.subscription ?? {};
  // What is wrong has a button of its own, which comes first.
  const isInTrouble = state === 'unpaid' || is_ending;
  return (
    <div className={classes.actions}>
      {billing && <PlanNotice billing={billing} />}
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
        <Button
          fullWidth
          variant={isInTrouble ? 'default' : 'filled'}
          rightSection={<Icon shape={IconChevronDown} />}
        >
          Change plan
        </Button>
      </DropdownMenu>
      {billing && (
        <Button
          component="a"
          href="/members.html#/billing"
          variant="default"
          fullWidth
          leftSection={<Icon shape={IconCreditCard} />}
          onClick={() => billingPopup.set(false)}
        >
          Payments and card
        </Button>
      )}
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
