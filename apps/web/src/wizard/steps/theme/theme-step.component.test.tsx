import { Theme } from '@reelwright/movie';
import { lookOf } from '@reelwright/wizards';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sessionStore } from '../../../account/session-store.ts';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderStep } from '../../../testing/render-step.tsx';
import { listicleScreens } from '../../../wizards/listicle/listicle-screens.ts';
import { BackgroundChoice } from './background-choice.tsx';
import { EffectChoice } from './effect-choice.tsx';
import { FontChoice } from './font-choice.tsx';
import { PresetList } from './preset-list.tsx';

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const asset = { mood: null, category: null, seconds: null, number: 1, thumbnail: null };

beforeEach(() =>
  answerCalls({
    '/api/members/movie-bgs': () => [
      { url: '/library/backgrounds/aurora.mp4', thumbnail: dot, name: 'Aurora', duration: 8 },
    ],
    '/api/members/library': () => [{ ...asset, id: 'bullet-1', url: dot, title: 'A star' }],
  }),
);
afterEach(() => sessionStore.set({ status: 'unknown' }));

/** One part of the step by itself: the others have films to draw. */
function renderPart(Part: ComponentType) {
  const answers = listicleScreens.wizard.sampleAnswers();
  const { data } = renderStep({ ...listicleScreens, screens: { theme: Part } }, 'theme', {
    ...answers,
    theme: { name: 'evening-studio' },
  });
  /** As it is after saving and opening again. */
  const look = () => lookOf(Theme.parse(JSON.parse(JSON.stringify(data().theme))));
  return { data, look };
}

it('has each kind of words come, stay and go as somebody chooses, and take as long as they say', async () => {
  const { data, look } = renderPart(EffectChoice);
  await page.getByText('Sentences', { exact: true }).click();
  await page.getByRole('button', { name: 'Bounce in', exact: true }).click();
  await page.getByRole('textbox', { name: 'Takes' }).fill('900');
  await page.getByRole('combobox', { name: 'Text appears' }).click();
  await page.getByRole('option', { name: 'Letter by letter' }).click();
  await page.getByText('Out', { exact: true }).click();
  await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
  await page.getByText('Effect', { exact: true }).click();
  await page.getByRole('button', { name: /^Highlight, / }).click();
  expect(data().theme?.subtitle?.effects).toMatchObject({
    in: { effect: 'bounce-in', duration: 900 },
    out: { effect: 'zoom-out', duration: 500 },
    break: 'chars',
    effect: 'highlight',
  });
  expect(look().subtitle.chosen).toEqual({ in: true, break: true });
  await expectAccessible();
  await page.getByRole('button', { name: 'As in the theme' }).click();
  expect(look()).toEqual(lookOf({ name: 'evening-studio' }));
});

it('offers pictures what pictures can do', async () => {
  const { look } = renderPart(EffectChoice);
  await page.getByText('Pictures', { exact: true }).click();
  await expect.element(page.getByText('Effect', { exact: true })).not.toBeInTheDocument();
  await page.getByText('While', { exact: true }).click();
  await page.getByRole('button', { name: 'None', exact: true }).click();
  expect(look().media.stays).toEqual(['none']);
});

it('lays a wallpaper or a video behind the film', async () => {
  const { data, look } = renderPart(BackgroundChoice);
  await page.getByText('Wallpaper', { exact: true }).click();
  await page.getByRole('button', { name: 'Forest' }).click();
  expect(data().theme?.movie?.bg).toMatchObject({
    type: 'image',
    image: '/library/places/forest-2.webp',
  });
  expect(look().hasWallpaper).toBe(true);
  await page.getByText('Video', { exact: true }).click();
  await page.getByRole('button', { name: 'Aurora' }).click();
  expect(look().ground).toMatchObject({ type: 'video', video: '/library/backgrounds/aurora.mp4' });
  await expectAccessible();
  await page.getByRole('button', { name: 'As in the theme' }).click();
  expect(look()).toEqual(lookOf({ name: 'evening-studio' }));
});

it('sets words in the size that somebody types, and lists with the picture they choose', async () => {
  const { data, look } = renderPart(FontChoice);
  await page.getByRole('textbox', { name: 'Titles: size' }).fill('96');
  expect(look().title.sizePx).toBe(96);
  expect(look().heading.sizePx).toBeUndefined();
  await page.getByRole('textbox', { name: 'Titles: size' }).fill('');
  expect(look().title.sizePx).toBeUndefined();
  await page.getByRole('button', { name: 'A star' }).click();
  expect(data().theme?.['bullets-arrow']).toEqual({ url: dot });
  expect(look().bulletUrl).toBe(dot);
  await page.getByRole('button', { name: 'A dot' }).click();
  expect(look().bulletUrl).toBe('');
  await expectAccessible();
});

it('shows a still of every theme before its film is drawn', async () => {
  renderPart(() => <PresetList allowed={5} />);
  const preset = page.getByRole('button', { name: /^Deep sea/ });
  await expect.element(preset).toBeVisible();
  const still = preset.element().querySelector('img');
  expect(new URL(still?.src ?? '').pathname).toBe('/library/themes/deep-sea.webp');
});
