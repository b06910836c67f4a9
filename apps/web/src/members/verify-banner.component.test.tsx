import type { User } from '@reelwright/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../testing/render-component.tsx';
import { VerifyBanner } from './verify-banner.tsx';

it('names what waits for a verified email, which differs by plan', async () => {
  const kept = document.head.appendChild(document.createElement('meta'));
  kept.name = 'mails';
  kept.content = 'kept';
  const member = (id: number, ttsNeedsVerifiedEmail: boolean) =>
    ({ id, guest: false, verified: false, access: { limits: { ttsNeedsVerifiedEmail } } }) as User;
  renderComponent(
    <>
      <VerifyBanner user={member(1, true)} />
      <VerifyBanner user={member(2, false)} />
    </>,
  );
  const words = 'Please verify your email to unlock all features';
  await expect.element(page.getByText(`${words}: computer voices.`)).toBeVisible();
  // Where nothing waits by name, nothing is made up.
  await expect.element(page.getByText(`${words}.`, { exact: true })).toBeVisible();
  kept.remove();
});
