import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { signUpPaid } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';
import { chooseSize, downloadVideo, heading, next } from './wizard-steps.ts';

/** 36 seconds, spoken by two voices of ours. */
const talk = fileURLToPath(new URL('../../library/sample/talk.mp3', import.meta.url));
const talkSeconds = 36;

const words = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Words of passage ${number}`, exact: true });

test('a member uploads a talk, corrects what was heard and downloads a film with its sound', async ({
  page,
}) => {
  await signUpPaid(page, 'podcast');
  await page.goto('/members.html#/podcast-video');
  await next(page).click();
  await expect(page.getByText('Podcast is required')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload a sound: Podcast' }).click();
  await (await chooser).setFiles(talk);
  await page.getByRole('combobox', { name: 'Target keyword' }).fill('bees');
  await page.getByRole('button', { name: 'Upload another: Podcast' }).waitFor();
  await expectAccessible(page);
  await next(page).click();

  await heading(page, 'What is said').waitFor();
  await next(page).click();
  await expect(page.getByText('Please transcribe your podcast first')).toBeVisible();
  await page.getByRole('button', { name: 'Transcribe the podcast' }).click();
  await page.getByText('Your podcast is transcribed.').waitFor({ timeout: 120_000 });
  await next(page).click();

  await heading(page, 'Your words').waitFor();
  await expect(words(page, 1)).toHaveValue(/welcome to the garden/i);
  await words(page, 1).fill('Welcome to the Garden Hour. Today we talk about bees.');
  await page.getByRole('combobox', { name: 'Speaker of passage 1' }).fill('Clara');
  await expectAccessible(page);
  await next(page).click();

  await heading(page, 'How should it look?').waitFor();
  await chooseSize(page, 160, 100);
  await next(page).click();
  const film = await downloadVideo(page);
  expect(film).toMatchObject({ width: 160, height: 100, hasCaptions: true });
  expect(film.seconds).toBeCloseTo(talkSeconds, 0);
});
