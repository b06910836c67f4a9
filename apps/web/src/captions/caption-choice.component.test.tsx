import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { renderStep } from '../testing/render-step.tsx';
import { useWizard } from '../wizard/wizard-model.ts';
import { listicleScreens } from '../wizards/listicle/listicle-screens.ts';
import { CaptionChoice } from './caption-choice.tsx';

function Choice() {
  const { data } = useWizard();
  return <CaptionChoice film={data} />;
}

it('switches captions on, in a style and a place that somebody chooses', async () => {
  const answers = listicleScreens.wizard.sampleAnswers();
  const { data } = renderStep({ ...listicleScreens, screens: { theme: Choice } }, 'theme', answers);
  expect(data().captions).toBeUndefined();
  await page.getByRole('switch', { name: /Show captions/ }).click();
  await page.getByRole('button', { name: /Karaoke$/ }).click();
  await page.getByText('High', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Most words at once' }).fill('3');
  expect(data().captions).toMatchObject({
    on: true,
    style: 'karaoke',
    position: 'high',
    wordsPerLine: 3,
  });
  await expectAccessible();
  await page.getByRole('textbox', { name: 'Most words at once' }).fill('');
  expect(data().captions).not.toHaveProperty('wordsPerLine');
});
