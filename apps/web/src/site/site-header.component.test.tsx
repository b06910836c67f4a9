import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PricingPage } from '../pricing/pricing-page.tsx';
import { answerCalls } from '../testing/answer-calls.ts';
import { renderComponent } from '../testing/render-component.tsx';

it('knows a member, offers them their videos instead of a log-in, and tells the plan they are on; without prices it says who to ask', async () => {
  const user = { id: 7, guest: false, plan: 'pro', access: { paid: true, owner: false } };
  answerCalls({
    '/api/user/info': () => ({ type: 'user', user }),
    '/api/billing/prices': () => ({ takes_payments: false, adds_tax: false, prices: [] }),
  });
  renderComponent(<PricingPage />);
  const header = page.getByRole('banner');
  await expect
    .element(header.getByRole('link', { name: 'My videos' }))
    .toHaveAttribute('href', '/members.html#/projects');
  await expect.element(header.getByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  const plan = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect.element(plan('Pro').getByText('You’re on this plan')).toBeVisible();
  await expect.element(plan('Business').getByText('Price on request')).toBeVisible();
  localStorage.removeItem('was-member');
});
