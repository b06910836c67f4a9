import { notifications } from '@mantine/notifications';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { removeComponents, renderComponent } from '../testing/render-component.tsx';
import { toast } from './toast.tsx';
import { ToastHost } from './toast-host.tsx';

it('shows the same words once within two seconds, and again on the next page', async () => {
  renderComponent(<ToastHost />);
  toast.error('Please name it.');
  toast.error('Please name it.');
  await expect.element(page.getByText('Please name it.')).toBeVisible();
  expect(page.getByText('Please name it.').elements()).toHaveLength(1);
  notifications.clean();
  removeComponents();
  renderComponent(<ToastHost />);
  toast.error('Please name it.');
  await expect.element(page.getByText('Please name it.')).toBeVisible();
});
