import { readProjectData } from '@reelwright/movie';
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

const sayings = ['Beans matter most.', 'Water does the rest.', 'Milk is up to you.'];

/** Captions are on, and every slide says its sentence; of the first ones, slides show it. */
function spokenFilm(shownOnSlides: number) {
  return readProjectData({
    version: 2,
    captions: { on: true },
    frames: sayings.map((text, at) => ({
      id: `s${at}`,
      duration: 4,
      items: at < shownOnSlides ? [{ id: `t${at}`, type: 'text', text }] : [],
      narration: {
        url: `/${at}.mp3`,
        text,
        words: text
          .split(' ')
          .map((word, place) => ({ text: word, startTime: place / 2, endTime: place / 2 + 0.4 })),
      },
    })),
  }).data;
}

it.each([
  [3, /show everything that’s said/],
  [1, undefined],
])(
  'tells why a film whose slides show %i of 3 sentences has hardly any captions',
  async (shownOnSlides, why) => {
    const { captions, frames } = spokenFilm(shownOnSlides);
    const answers = { ...listicleScreens.wizard.sampleAnswers(), captions, frames };
    renderStep({ ...listicleScreens, screens: { theme: Choice } }, 'theme', answers);
    await expect.element(page.getByRole('switch', { name: /Show captions/ })).toBeChecked();
    const reason = page.getByRole('status').filter({ hasText: 'The slides in this video' });
    if (why) await expect.poll(() => reason.element().textContent).toMatch(why);
    else expect(reason.elements()).toEqual([]);
  },
);

it('switches captions on, in a style and a place that somebody chooses', async () => {
  const answers = listicleScreens.wizard.sampleAnswers();
  const { data } = renderStep({ ...listicleScreens, screens: { theme: Choice } }, 'theme', answers);
  expect(data().captions).toBeUndefined();
  await page.getByRole('switch', { name: /Show captions/ }).click();
  await page.getByRole('button', { name: /Karaoke$/ }).click();
  await page.getByText('High', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Words per line, at most' }).fill('3');
  expect(data().captions).toMatchObject({
    on: true,
    style: 'karaoke',
    position: 'high',
    wordsPerLine: 3,
  });
  await expectAccessible();
  await page.getByRole('textbox', { name: 'Words per line, at most' }).fill('');
  expect(data().captions).not.toHaveProperty('wordsPerLine');
});
