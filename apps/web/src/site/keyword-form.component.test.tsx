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
