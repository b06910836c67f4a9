import { newProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderStep } from '../../../testing/render-step.tsx';
import { listicleScreens } from '../../../wizards/listicle/listicle-screens.ts';

const calls = {
  '/api/queries/suggest': () => [],
  '/api/members/understand': ({ url }: { readonly url: URL }) => {
    switch (url.searchParams.get('kw')) {
      case 'jaguar':
        return {
          kind: 'which',
          choices: [
            { label: 'Jaguar (big cat)', keyword: 'Jaguar big cat' },
            { label: 'Jaguar (car brand)', keyword: 'Jaguar car brand' },
          ],
        };
      case 'zumbrix':
        return { kind: 'unknown', choices: [] };
      default:
        return { kind: 'known', choices: [] };
    }
  },
};
const about = (keyword: string) => ({ ...newProjectData(), keyword });

it('asks which one is meant, and takes what is pressed', async () => {
  answerCalls(calls);
  const { data } = renderStep(listicleScreens, '', about('jaguar'));
  await expect.element(page.getByText('Which one do you mean?')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Jaguar (big cat)' }).click();
  expect(data().keyword).toBe('Jaguar big cat');
  await expect.element(page.getByText('Which one do you mean?')).not.toBeInTheDocument();
});

it('says when nothing is known, and what helps', async () => {
  answerCalls(calls);
  renderStep(listicleScreens, '', about('zumbrix'));
  await expect.element(page.getByText(/^We don’t know “zumbrix” by heart yet/)).toBeVisible();
});
