import { Button } from '@mantine/core';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { Icon } from '../theme/icon.tsx';
import { confirm } from '../ui/dialogs/confirm.tsx';
import { InlineAlert } from '../ui/inline-alert.tsx';
import { ListSkeleton } from '../ui/skeletons.tsx';
import { timeAgo } from '../ui/time-ago.ts';
import { logOutEverywhere } from './actions.ts';
import layout from './auth-layout.module.css';
import { browserName, isPhone } from './browser-name.ts';
import classes from './devices-section.module.css';
import { type Device, useDevices } from './use-devices.ts';

/** Where the account is signed in, and the way to end that. */
export function DevicesSection() {
  const { list, end, endOthers } = useDevices();
  if (list.isPending) return <ListSkeleton rows={2} />;
  if (list.isError) return <InlineAlert tone="danger">{list.error.message}</InlineAlert>;
  return (
    <div className={layout.view}>
      <ul className={classes.list}>
        {list.data.results.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => void end(device.id)} />
        ))}
      </ul>
      <div className={layout.between}>
        {list.data.results.length > 1 && (
          <Button variant="default" onClick={() => void endOthers()}>
            Log out others
          </Button>
        )}
        <Button variant="default" color="danger" onClick={() => void askToLogOutEverywhere()}>
          Log out everywhere
        </Button>
      </div>
    </div>
  );
}

interface DeviceRowProps {
  readonly device: Device;
  readonly onEnd: () => void;
}

function DeviceRow({ device, onEnd }: DeviceRowProps) {
  const name = browserName(device.user_agent);
  return (
    <li className={classes.device}>
      <Icon shape={isPhone(device.user_agent) ? IconDeviceMobile : IconDeviceLaptop} />
      <div className={classes.words}>
        <strong className={classes.name}>{name}</strong>
        <span className={classes.detail}>
          {device.address} · {timeAgo(Date.parse(device.last_seen_at), Date.now())}
        </span>
      </div>
      {device.current ? (
        <span className={classes.current}>This device</span>
      ) : (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          onClick={onEnd}
          aria-label={`Log out ${name}`}
        >
          Log out
        </Button>
      )}
    </li>
  );
}

async function askToLogOutEverywhere(): Promise<void> {
  const isSure = await confirm({
    title: 'Log out everywhere?',
    message: 'This logs out every device, including this one. You can log in again right away.',
    confirmLabel: 'Log out everywhere',
    danger: true,
  });
  if (isSure) await logOutEverywhere().catch(() => undefined);
}
