import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconClockHour4,
  IconLoader2,
} from '@tabler/icons-react';
import { Icon, type IconShape } from '../theme/icon.tsx';
import classes from './status-badge.module.css';

type VideoStatus = 'Unpublished' | 'Queued' | 'Converting' | 'Rendered' | 'Failed';

const statusIcons: Record<VideoStatus, IconShape> = {
  Unpublished: IconCircleDashed,
  Queued: IconClockHour4,
  Converting: IconLoader2,
  Rendered: IconCircleCheck,
  Failed: IconAlertTriangle,
};

interface StatusBadgeProps {
  readonly status: VideoStatus;
  /** How far a converting video is, 0 to 100. */
  readonly percent?: number | undefined;
}

export function StatusBadge({ status, percent }: StatusBadgeProps) {
  return (
    <span className={classes.badge} data-status={status}>
      <Icon shape={statusIcons[status]} sizePx={16} className={classes.icon} />
      {status}
      {status === 'Converting' && percent !== undefined && <span>{Math.round(percent)} %</span>}
    </span>
  );
}
