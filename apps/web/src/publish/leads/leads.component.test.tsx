import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../testing/answer-calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { DialogHost } from '../../ui/dialogs/dialog-host.tsx';
import { ToastHost } from '../../ui/toast-host.tsx';
import { LeadsTab } from '../tabs/leads-tab.tsx';

const form = {
  enabled: true,
  moment: 'after',
  at_seconds: 10,
  question: 'Want the recipe?',
  consent: 'You may write to me.',
  may_skip: true,
  webhook_url: null,
};
const mia = {
  id: '6f1c1a52-63a0-4c0e-9d53-0b5f2f2b7a11',
  name: 'Mia Moss',
  email: 'mia@example.com',
  confirmed_at: '2026-03-04T10:00:00Z',
  place: 'watch',
  webhook: 'failed',
};

function renderTab(): void {
  renderComponent(
    <DialogHost>
      <LeadsTab projectId={5} onLater={undefined} />
      <ToastHost />
    </DialogHost>,
  );
}

it('asks viewers once it is switched on and saved', async () => {
  const asked = answerCalls({
    '/api/members/leads/form': ({ body }) => ({
      form: (body as { form?: object } | undefined)?.form ?? null,
      webhook_key: null,
      webhook_status: null,
      confirmed: 0,
    }),
    '/api/members/leads/list': () => ({
      results: [],
      $meta: { items_start: 0, items_num: 10, items_total: 0 },
    }),
  });
  renderTab();
  await page.getByRole('switch', { name: 'Ask viewers for their name and address' }).click();
  await page.getByText('At the start').click();
  await page.getByRole('textbox', { name: /^Your question/ }).fill('Want ten more?');
  await expectAccessible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/^Nobody has left an address yet/)).toBeVisible();
  expect(asked.find(({ body }) => body !== undefined)?.body).toMatchObject({
    proj_id: 5,
    form: { enabled: true, moment: 'before', question: 'Want ten more?', webhook_url: null },
  });
  // What is saved is nothing to save.
  await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

it('lists who confirmed, as a table to download, and removes somebody for good', async () => {
  let results = [mia];
  const asked = answerCalls({
    '/api/members/leads/form': () => ({
      form: { ...form, webhook_url: 'https://crm.example/in' },
      webhook_key: 'whsec_MfKQ9r8G',
      webhook_status: 404,
      confirmed: results.length,
    }),
    '/api/members/leads/list': () => ({
      results,
      $meta: { items_start: 0, items_num: 10, items_total: results.length },
    }),
    '/api/members/leads/remove': () => {
      results = [];
      return { type: 'msg', msg: 'Removed for good.' };
    },
  });
  renderTab();
  await expect.element(page.getByText('mia@example.com')).toBeVisible();
  await expect.element(page.getByText('The webhook didn’t accept it')).toBeVisible();
  await expect.element(page.getByText('The test call was answered with 404')).toBeVisible();
  await expect.element(page.getByLabelText('Signing key')).toHaveValue('whsec_MfKQ9r8G');
  await expect
    .element(page.getByRole('link', { name: 'Download as CSV' }))
    .toHaveAttribute('href', '/api/members/leads.csv?proj_id=5');
  await expectAccessible();
  await page.getByRole('button', { name: 'Remove mia@example.com' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(page.getByText(/^Nobody has left an address yet/)).toBeVisible();
  expect(asked.find(({ path }) => path.endsWith('/remove'))?.body).toEqual({
    proj_id: 5,
    id: mia.id,
  });
});
