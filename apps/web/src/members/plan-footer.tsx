import { Button } from '@mantine/core';
import type { User } from '@reelwright/contract';
import { IconSparkles, IconUserPlus } from '@tabler/icons-react';
import { isFreePlan, planName } from '../account/plan.ts';
import { billingPopup, openAuth } from '../account/popups.ts';
import { VideoMinutes } from '../publish/video-minutes.tsx';
import { Icon } from '../theme/icon.tsx';
import classes from './plan-footer.module.css';

interface PlanFooterProps {
  readonly user: User;
}

/** The plan at the foot of the sidebar, and the way to more. */
export function PlanFooter({ user }: PlanFooterProps) {
  if (user.guest) {
    return (
      <div className={classes.plan}>
        <span className={classes.words}>You’re looking around as a guest.</span>
        <Button
          variant="light"
          fullWidth
          leftSection={<Icon shape={IconUserPlus} />}
          onClick={() => void openAuth({ view: 'signup' })}
        >
          Create account
        </Button>
      </div>
    );
  }
  const isFree = isFreePlan(user.plan);
  return (
    <div className={classes.plan}>
      <span className={classes.words}>
        <strong className={classes.name}>{planName(user)}</strong> plan
        {user.expired && <span className={classes.expired}>Expired</span>}
      </span>
      <VideoMinutes />
      {isFree || user.expired ? (
        <Button
          component="a"
          href={isFree ? '/upgrade.html' : '/pricing'}
          variant="light"
          fullWidth
          leftSection={<Icon shape={IconSparkles} />}
        >
          Upgrade
        </Button>
      ) : (
        <Button variant="default" fullWidth onClick={() => billingPopup.set(true)}>
          Billing
        </Button>
      )}
    </div>
  );
}
