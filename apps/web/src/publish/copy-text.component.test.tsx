import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../testing/render-component.tsx';
import { ToastHost } from '../ui/toast-host.tsx';
import { CopyField } from './copy-field.tsx';

it('copies through a selection where there is no clipboard, and says what to do when that fails too', async () => {
  const clipboard = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  const copy = vi.spyOn(document, 'execCommand').mockReturnValue(true);
  renderComponent(
    <>
      <ToastHost />
      <CopyField label="Link" text="https://example.com/watch/1" copyLabel="Copy link" />
    </>,
  );
  const button = page.getByRole('button', { name: 'Copy link' });
  await button.click();
  await expect.element(page.getByText('Copied to clipboard')).toBeVisible();
  expect(clipboard).toHaveBeenCalledWith('https://example.com/watch/1');
  expect(copy).toHaveBeenCalledWith('copy');

  copy.mockReturnValue(false);
  await button.click();
  await expect
    .element(page.getByText('Failed, please copy manually by pressing CTRL+C'))
    .toBeVisible();
});
