import type { User } from '@reelwright/contract';
import { addSlide, Item, narrationOf } from '@reelwright/movie';
import { limitsOf } from '@reelwright/plans';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sessionStore } from '../../account/session-store.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { voicePopup } from './narration-store.ts';

const words = (id: string, text: string) => Item.parse({ id, type: 'text', text });
const voice = { Name: 'clara', LanguageCode: 'en-US', label: 'Clara', pro: false, aliases: [] };

afterEach(() => {
  voicePopup.set(undefined);
  sessionStore.set({ status: 'unknown' });
});

it('says that one slide has its voice and how many are silent, and gives them all one', async () => {
  answerCalls({
    '/api/members/library': () => [],
    '/api/members/tts/voices': () => [voice],
    '/api/members/tts/langs': () => [{ label: 'American English', value: 'en-US' }],
    '/api/members/tts': () => ({ url: '/media/voices/1.mp3', duration: 2, words: [] }),
  });
  const member = { id: 1, verified: true, access: { limits: limitsOf('free') } };
  sessionStore.set({ status: 'known', user: member as unknown as User });
  const { tab } = renderEditor(words('first', 'Why honey bees dance'));
  for (const id of ['b', 'c']) {
    tab.edit(addSlide, { slide: { id, items: [words(`${id}-words`, `Slide ${id} says this`)] } });
  }
  voicePopup.set({ onlySlideId: 's' });
  const popup = page.getByRole('dialog', { name: 'Text to speech for this slide' });
  await expect.element(popup.getByText('This slide has no voice yet')).toBeVisible();
  await popup.getByRole('button', { name: 'Speak this slide', exact: true }).click();
  await expect
    .element(popup.getByText(/This slide has a voice\. 2 other slides have words but no voice/))
    .toBeVisible();
  await popup.getByRole('button', { name: 'Speak the other 2 slides too' }).click();
  await expect.element(popup.getByText(/and so does every other one with words/)).toBeVisible();
  const { frames } = tab.view.get().saving.data;
  expect(frames.map((slide) => narrationOf(slide).length)).toEqual([1, 1, 1]);
  tab.discard();
});
