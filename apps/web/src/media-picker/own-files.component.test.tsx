import type { User } from '@reelwright/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionStore } from '../account/session-store.ts';
import { answerCalls } from '../testing/answer-calls.ts';
import { renderComponent } from '../testing/render-component.tsx';
import { DialogHost } from '../ui/dialogs/dialog-host.tsx';
import { ToastHost } from '../ui/toast-host.tsx';
import { MediaImporter } from './media-importer.tsx';

beforeEach(() =>
  sessionStore.set({
    status: 'known',
    user: { id: 7, verified: true, access: { paid: false } } as User,
  }),
);
afterEach(() => {
  sessionStore.set({ status: 'unknown' });
  vi.restoreAllMocks();
});

const file = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  url: `/library/sample/${name}`,
  type: 'image/webp',
  folder: '',
  bytes: 1000,
  created_at: '2026-01-01T00:00:00Z',
  used_by: 0,
  used_in: [],
  thumbnail: `/library/sample/${name}`,
  width: 640,
  height: 360,
  ...more,
});

function openImporter() {
  const calls = answerCalls({
    '/api/queries/media-sources': () => [],
    '/api/members/keywords': () => [],
    '/api/members/storage/list': () => ({
      results: [file(1, 'sea.webp'), file(2, 'city.webp', { folder: 'Towns' })],
      $meta: { items_start: 0, items_num: 10, items_total: 2 },
      used_bytes: 2000,
      max_bytes: null,
      copied_bytes: 0,
      unused: { files: 2, bytes: 2000 },
      folders: [{ name: 'Towns', files: 1 }],
    }),
    '/api/members/storage/remove': () => ({ type: 'msg', msg: '' }),
    '/api/members/storage/restore': () => ({ type: 'msg', msg: '' }),
    '/api/members/storage/move': () => ({ type: 'msg', msg: '' }),
  });
  renderComponent(
    <DialogHost>
      <MediaImporter
        {...{ keyword: 'dogs', kinds: ['image'], orientation: 'wide', maxItems: 0 }}
        onDone={() => {}}
      />
      <ToastHost />
    </DialogHost>,
  );
  return calls;
}

it('shows a file large before it is chosen, and Escape leads back to all', async () => {
  openImporter();
  await page.getByRole('tab', { name: 'My files' }).click();
  const look = page.getByRole('button', { name: 'Look at sea.webp' });
  await look.click();
  await expect.element(page.getByRole('heading', { name: 'sea.webp' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('heading', { name: 'sea.webp' })).not.toBeInTheDocument();
  await look.click();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Use selected (1)' })).toBeVisible();
});

it('puts files into folders and removes several at once, which can be taken back', async () => {
  const calls = openImporter();
  const bodyOf = (end: string) => calls.findLast(({ path }) => path.endsWith(end))?.body;
  await page.getByRole('tab', { name: 'My files' }).click();
  await page.getByRole('button', { name: 'Organize' }).click();
  await page.getByRole('button', { name: 'sea.webp', exact: true }).click();
  await page.getByRole('button', { name: 'city.webp', exact: true }).click();
  await page.getByRole('button', { name: 'Move to' }).click();
  await page.getByRole('menuitem', { name: 'New folder…' }).click();
  await page.getByRole('textbox', { name: 'Name of the folder' }).fill(' Trip ');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => bodyOf('/move')).toEqual({ ids: [1, 2], folder: 'Trip' });
  await page.getByRole('button', { name: 'Organize' }).click();
  await page.getByRole('button', { name: 'sea.webp', exact: true }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => bodyOf('/restore')).toEqual({ ids: [1] });
  expect(bodyOf('/remove')).toEqual({ ids: [1] });
});
