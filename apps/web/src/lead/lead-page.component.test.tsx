import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../testing/answer-calls.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { renderComponent } from '../testing/render-component.tsx';
import { LeadPage } from './lead-page.tsx';

it('says what to do about a link that was cut in the mail, without asking the server', async () => {
  const asked = answerCalls({});
  renderComponent(<LeadPage code="abc" />);
  await expect.element(page.getByText(/^This link isn’t complete/)).toBeVisible();
  await expectAccessible();
  expect(asked).toEqual([]);
});
