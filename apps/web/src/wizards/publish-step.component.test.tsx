import type { ProjectData } from '@reelwright/movie';
import { hasFreshVoice, linesOf, setLine } from '@reelwright/wizards';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { authPopup, countAuthHost } from '../account/popups.ts';
import { GuestPublish } from '../publish/guest-publish.tsx';
import { answerCalls } from '../testing/answer-calls.ts';
import { refuseWith } from '../testing/refuse-with.ts';
import { renderComponent } from '../testing/render-component.tsx';
import { renderStep } from '../testing/render-step.tsx';
import { computerVoice, freeMember, stepCalls } from '../testing/step-calls.ts';
import { comparisonScreens } from './comparison/comparison-screens.ts';
import { listicleScreens } from './listicle/listicle-screens.ts';

beforeEach(() => void answerCalls(stepCalls));

it('asks a guest for an email, and says so when it is none', async () => {
  answerCalls({
    ...stepCalls,
    '/api/user/signup': () => Response.json({ error: 'Email is not valid' }, { status: 400 }),
  });
  renderStep(listicleScreens, 'publish', listicleScreens.wizard.sampleAnswers());
  await page.getByRole('button', { name: 'Download video' }).click();
  await expect.element(page.getByText('Email is required').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Email my video link to' }).fill('me@example.invalid');
  await page.getByRole('button', { name: 'Download video' }).click();
  const message =
    'Email does not look valid. Please try with a different email address or contact support';
  await expect.element(page.getByText(message)).toBeVisible();
});

it('tells a guest what will happen before it does, promises no mail that cannot be sent, and lets them choose a password', async () => {
  const kept = document.head.appendChild(document.createElement('meta'));
  kept.name = 'mails';
  kept.content = 'kept';
  const user = { ...freeMember, email: 'me@example.com', created_at: null };
  const calls = answerCalls({
    ...stepCalls,
    '/api/user/signup': () => ({ type: 'user', user }),
    '/api/user/profile/password': () => ({ type: 'user', user }),
    '/api/members/vid-status': () => ({ proj_id: 5, status: 'processing', problems: [] }),
  });
  renderComponent(
    <GuestPublish
      seconds={168}
      onEmail={async () => ({ id: 5, title: 'Coffee', account: { madeUpPassword: 'ABCDEF' } })}
    />,
  );
  const beforehand =
    'We make your MP4 in SD and with the Reelwright watermark. It uses 2:48 of the 10 minutes a free account gets each month. It also goes online: anyone with the link can watch it, and you can take it offline whenever you like.';
  await expect.element(page.getByText(beforehand)).toBeVisible();
  const address = 'Your email, for the account that keeps the video';
  await page.getByRole('textbox', { name: address }).fill('me@example.com');
  await page.getByRole('button', { name: 'Download video' }).click();
  await expect.element(page.getByText(/It will be here and under Projects/)).toBeVisible();
  expect(document.body.textContent).not.toContain('We’ll send');
  await page.getByRole('textbox', { name: 'Password' }).fill('my own words');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect.element(page.getByText(/Your password is set/)).toBeVisible();
  const change = { old_password: 'ABCDEF', new_password: 'my own words' };
  expect(calls).toContainEqual({ path: '/api/user/profile/password', body: change });
  kept.remove();
});

it('offers a member the ways to publish, and the full editor with this video or a copy', async () => {
  const answers = comparisonScreens.wizard.sampleAnswers();
  const { data } = renderStep(comparisonScreens, 'publish', answers, freeMember as never);
  const edits = ['Edit in the full editor', 'Edit a copy'];
  for (const way of [/^Youtube/i, /^Embed/, /^Download as MP4/, ...edits]) {
    await expect.element(page.getByRole('button', { name: way })).toBeVisible();
  }
  // The draft is made, and called what it tells.
  expect(data().frames.length).toBeGreaterThan(3);
  expect(data().publish).toMatchObject({ category: 26, keywords: [answers.keyword] });
  expect(data().publish.title).not.toBe('');
  expect(data().publish.description).toContain('And the winner is: ');
});

it('knows an email that has an account already', async () => {
  answerCalls({
    ...stepCalls,
    '/api/user/signup': () => refuseWith('email-taken', undefined),
  });
  const removeHost = countAuthHost();
  renderStep(listicleScreens, 'publish', listicleScreens.wizard.sampleAnswers());
  await page.getByRole('textbox', { name: 'Email my video link to' }).fill('me@example.com');
  await page.getByRole('button', { name: 'Download video' }).click();
  await expect
    .poll(() => authPopup.get())
    .toMatchObject({
      view: 'login',
      reason: 'This email is already in use. Please login instead',
    });
  authPopup.get()?.answer(null);
  authPopup.set(undefined);
  removeHost();
});

it('gives a silent film its voice by one press, and says before what that takes', async () => {
  answerCalls({
    ...stepCalls,
    '/api/members/tts': () => ({ url: '/library/x.mp3', duration: 2, words: [] }),
  });
  const { wizard } = listicleScreens;
  const limits = { ...freeMember.access.limits, ttsMinutesPerMonth: 20 };
  const user = { ...freeMember, access: { paid: false, limits } };
  const { data } = renderStep(listicleScreens, 'publish', wizard.sampleAnswers(), user as never);
  await expect.element(page.getByText(/about 1 of your 20 minutes of speech/)).toBeVisible();
  await page.getByRole('button', { name: 'Add a voice' }).click();
  await expect.element(page.getByText('Silent so far')).not.toBeInTheDocument();
  await expect
    .poll(() => linesOf(wizard.writeScript(data())).every(hasFreshVoice), { timeout: 20_000 })
    .toBe(true);
  expect(data().voSettings.type).toBe('tts');
});

it('speaks a changed line from the last step, and says why when it cannot', async () => {
  let isBroken = true;
  answerCalls({
    ...stepCalls,
    '/api/members/tts': () =>
      isBroken
        ? Response.json({ error: 'The voice is out of order.' }, { status: 500 })
        : { url: '/library/x.mp3', duration: 2, words: [] },
  });
  const { wizard } = listicleScreens;
  const spoken = linesOf(wizard.writeScript(wizard.sampleAnswers())).reduce<ProjectData>(
    (data, place, at) =>
      setLine(data, place.path, {
        audio: {
          url: '/library/x.mp3',
          duration: 2,
          text: at === 0 ? 'Other words' : place.spoken,
        },
      }),
    {
      ...wizard.sampleAnswers(),
      voSettings: { ...wizard.sampleAnswers().voSettings, type: 'tts' as const },
    },
  );
  const { data } = renderStep(listicleScreens, 'publish', spoken, freeMember as never);
  await expect
    .element(page.getByText(/It was changed after the voice-over was made/))
    .toBeVisible();
  await page.getByRole('button', { name: 'Speak it' }).click();
  await expect.element(page.getByText('We couldn’t speak this line')).toBeVisible();
  await expect.element(page.getByText(/The voice is out of order\./)).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('We couldn’t speak this line')).not.toBeInTheDocument();
  const [first] = linesOf(wizard.writeScript(data()));
  expect(first && hasFreshVoice(first)).toBe(true);
});

it('speaks every line in the studio voice before it is published, and times the film anew', async () => {
  const asked: string[] = [];
  answerCalls({
    ...stepCalls,
    '/api/members/tts/voices': () => [
      { ...computerVoice, quality: 'quick' },
      { ...computerVoice, Name: 'studio-Hazel', label: 'Hazel', quality: 'studio' },
    ],
    '/api/members/tts': ({ body }) => {
      asked.push((body as { voice: string }).voice);
      return { url: '/library/fine.mp3', duration: 3, words: [] };
    },
  });
  const { wizard } = listicleScreens;
  const answers = wizard.sampleAnswers();
  const spoken = linesOf(wizard.writeScript(answers)).reduce<ProjectData>(
    (data, place) =>
      setLine(data, place.path, {
        audio: { url: '/library/x.mp3', duration: 2, text: place.spoken, voice: 'en-US-Clara' },
      }),
    {
      ...answers,
      voSettings: { ...answers.voSettings, type: 'tts' as const, studio: 'studio-Hazel' },
    },
  );
  const { data } = renderStep(listicleScreens, 'publish', spoken, freeMember as never);
  await page.getByRole('button', { name: /^Speak all \d+ now$/ }).click();
  await expect.element(page.getByText('Finish with Hazel')).not.toBeInTheDocument();
  await expect
    .poll(() => linesOf(wizard.writeScript(data())).every(({ line }) => line.audio?.duration === 3))
    .toBe(true);
  expect(new Set(asked)).toEqual(new Set(['studio-Hazel']));
  expect(data().voSettings.voice).toBe(answers.voSettings.voice);
});
