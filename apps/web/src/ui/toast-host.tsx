import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { countToastHost } from './toast.tsx';
import classes from './toast-host.module.css';

/** Where toasts appear: bottom right, above the bottom bar on a phone. One per page. */
export function ToastHost() {
  useEffect(countToastHost, []);
  return <Notifications position="bottom-right" limit={4} className={classes.host ?? ''} />;
}
