import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { renderComponent } from '../testing/render-component.tsx';
import { KeywordForm } from './keyword-form.tsx';

it('leads from one word to a film of the kind that was chosen', async () => {
  const onBegin = vi.fn();
  renderComponent(<KeywordForm onBegin={onBegin} />);
  await expectAccessible();
  const begin = page.getByRole('button', { name: 'Make my video' });
  await page.getByLabelText('What is your video about?').fill(' green tea ');
  await begin.click();
  await page.getByRole('radio', { name: 'Comparison' }).click();
  await begin.click();
  expect(onBegin.mock.calls).toEqual([
    ['/listicle-video?keyword=green%20tea'],
    ['/comparison-video?keyword=green%20tea'],
  ]);
});

it('takes the kind from the words until somebody chooses one', async () => {
  const onBegin = vi.fn();
  renderComponent(<KeywordForm onBegin={onBegin} />);
  const begin = page.getByRole('button', { name: 'Make my video' });
  const field = page.getByLabelText('What is your video about?');
  await field.fill('an offer for my bakery');
  await expect.element(page.getByRole('radio', { name: 'Affiliate' })).toBeChecked();
  await begin.click();
  await page.getByRole('radio', { name: 'Quiz' }).click();
  await field.fill('tea or coffee');
  await expect.element(page.getByRole('radio', { name: 'Quiz' })).toBeChecked();
  await begin.click();
  expect(onBegin.mock.calls).toEqual([
    ['/affiliate-video?keyword=an%20offer%20for%20my%20bakery'],
    ['/quiz-video?keyword=tea%20or%20coffee'],
  ]);
});
