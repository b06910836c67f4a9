import { levelLetters, newProjectData, type ProjectData } from '@reelwright/movie';
import { parasIn, wordsIn } from '@reelwright/wizards/paragraphs';
import { withTalk, wordsOfPassage } from '@reelwright/wizards/podcast';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionStore } from '../../account/session-store.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { renderWizard } from '../../testing/render-wizard.tsx';
import { stepCalls } from '../../testing/step-calls.ts';
import { podcastScreens } from './podcast-screens.ts';

const url = '/media/uploads/talk.mp3';
const said = (text: string, from: number) =>
  text
    .split(' ')
    .map((word, at) => ({ text: word, startTime: from + at / 2, endTime: from + at / 2 + 0.4 }));

function talk(): ProjectData {
  const fresh = newProjectData();
  const thoughts = Array.from({ length: 9 }, (_, at) =>
    said('Why is honey never the same twice? Because bees love other flowers.', at * 10),
  );
  const mp3 = { url, duration: 90, levels: levelLetters(new Uint8Array(4500).fill(90), 50) };
  const data = { ...fresh, keyword: 'honey', info: { ...fresh.info, mp3 }, maxIndex: 4 };
  return withTalk(data, thoughts.flat());
}

let asked: ReturnType<typeof answerCalls>;
beforeEach(() => {
  asked = answerCalls({
    ...stepCalls,
    '/api/queries/suggest': () => [],
    '/api/members/storage/peaks': () => ({ per_second: 50, peaks: [] }),
    '/api/user/projects/save': () => ({
      type: 'saved',
      id: 77,
      revision: 1,
      updated_at: '2026-01-01T00:00:00Z',
    }),
  });
});
afterEach(() => sessionStore.set({ status: 'unknown' }));

const words = (number: number) =>
  page.getByRole('textbox', { name: `Words of passage ${number}`, exact: true });

it('corrects, splits, names and hides passages, and words keep the times at which they are heard', async () => {
  const { data } = renderWizard(podcastScreens, talk(), 'content');
  const passage = (at: number) => parasIn(data())[at];
  const before = wordsOfPassage(passage(1) ?? {});
  await words(2).fill('Why is honey never ever the same twice? Because bees love other flowers.');
  const after = wordsOfPassage(passage(1) ?? {});
  expect(after).toHaveLength(before.length + 1);
  expect(after.at(-1)).toEqual(before.at(-1));

  await words(1).click();
  await userEvent.keyboard('{Home}{Control>}{ArrowRight}{/Control}{Enter}');
  expect(wordsIn(passage(0) ?? {})).toBe('Why');
  expect(passage(1)?.audio?.startTime).toBe(0.5);

  const speaker = page.getByRole('combobox', { name: 'Speaker of passage 1', exact: true });
  await speaker.fill('Anna');
  // Half a name may be somebody else's.
  expect(passage(0)?.speaker).toBeUndefined();
  await userEvent.keyboard('{Tab}');
  expect(passage(3)?.speaker).toBe('Anna');
  await page.getByRole('button', { name: 'Begin a chapter with passage 3' }).click();
  await page.getByRole('textbox', { name: 'Chapter that begins with passage 3' }).fill('Flowers');
  expect(passage(2)?.title).toBe('Flowers');
  await page.getByRole('button', { name: 'Hide the words of passage 4' }).click();
  expect(passage(3)?.exclude).toBe(true);
});

it('makes an upright video of a passage with one click', async () => {
  renderWizard(podcastScreens, talk(), 'content');
  await page.getByRole('button', { name: 'Make clips' }).click();
  await page
    .getByRole('button', { name: /^Make a video of the clip/ })
    .first()
    .click();
  await expect.element(page.getByRole('link', { name: /^Open the clip/ })).toBeVisible();
  const saved = asked.find(({ path }) => path.endsWith('/save'))?.body;
  expect(saved).toMatchObject({ category: 'podcast-video', title: expect.stringMatching(/^Why/) });
});

it('says before that a transcript with times of its own uses none of the minutes, and listens to nothing', async () => {
  const transcript = '0:00 Good morning.\n0:04 Who are you?\n0:09 I am Ben.';
  const begun = talk();
  const info = { ...begun.info, hasTranscript: true, transcript, paras: [] };
  const { data } = renderWizard(podcastScreens, { ...begun, info }, 'transcribe');
  await expect.element(page.getByText(/this uses none of your minutes/)).toBeVisible();
  await page.getByRole('button', { name: 'Transcribe the podcast' }).click();
  await expect.element(page.getByText('Your podcast is transcribed.')).toBeVisible();
  expect(parasIn(data()).map(wordsIn).join(' ')).toBe('Good morning. Who are you? I am Ben.');
  expect(asked.some(({ path }) => path === '/api/members/transcribe')).toBe(false);
});
