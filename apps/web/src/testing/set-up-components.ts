import '../theme/page-styles.ts';
import { notifications } from '@mantine/notifications';
import { afterEach, vi } from 'vitest';
import { removeComponents } from './render-component.tsx';

// Toasts go by themselves after a few seconds, and on a busy machine a test may look for one when it is gone.
const { show } = notifications;
Object.assign(notifications, {
  show: (...[toast, ...others]: Parameters<typeof show>) =>
    show({ ...toast, autoClose: false }, ...others),
});

afterEach(() => {
  notifications.clean();
  removeComponents();
  vi.restoreAllMocks();
});
