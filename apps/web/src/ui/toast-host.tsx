import { Notifications } from '@mantine/notifications';
import classes from './toast-host.module.css';

/** Where toasts appear: bottom right, above the bottom bar on a phone. One per page. */
export function ToastHost() {
  return <Notifications position="bottom-right" limit={4} className={classes.host ?? ''} />;
}
