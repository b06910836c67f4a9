import { ActionIcon, Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconExclamationCircle,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Icon, type IconShape } from '../theme/icon.tsx';
import { recallChoice, rememberChoice } from './choice-memory.ts';
import classes from './inline-alert.module.css';

type AlertTone = 'info' | 'success' | 'warning' | 'danger';

const dismissedForeverDays = 7;
const toneIcons: Record<AlertTone, IconShape> = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconExclamationCircle,
};

interface InlineAlertProps {
  readonly tone?: AlertTone;
  readonly title?: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** Lets people put it away: for this session, or for good (a week). The id names it in their browser. */
  readonly dismiss?: { readonly id: string; readonly for: 'session' | 'forever' };
}

export function InlineAlert({ tone = 'info', title, children, action, dismiss }: InlineAlertProps) {
  const memoryName = dismiss && `dismissed-${dismiss.id}`;
  const [isAway, setAway] = useState(
    () => memoryName !== undefined && recallChoice(memoryName) !== undefined,
  );
  if (isAway) return null;
  const putAway = () => {
    if (dismiss && memoryName) {
      const keeping = dismiss.for === 'session' ? 'session' : { days: dismissedForeverDays };
      rememberChoice(memoryName, '1', keeping);
    }
    setAway(true);
  };
  return (
    <div className={classes.alert} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon shape={toneIcons[tone]} className={classes.icon} />
      <div className={classes.words}>
        {title && <strong className={classes.title}>{title}</strong>}
        <div>{children}</div>
      </div>
      {action && <div className={classes.action}>{action}</div>}
      {dismiss?.for === 'forever' && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={putAway}>
          Don't show again
        </Button>
      )}
      {dismiss?.for === 'session' && (
        <ActionIcon size="sm" onClick={putAway} aria-label="Dismiss">
          <Icon shape={IconX} sizePx={16} />
        </ActionIcon>
      )}
    </div>
  );
}
