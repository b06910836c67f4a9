import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { signUpPaid } from './people.ts';
import { expectSaved } from './project-tools.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const ownIdea = (page: Page) => page.getByRole('textbox', { name: 'Your own idea' });
/** Making a video takes its time on a small machine. */
const madeMs = 150_000;

test('a guest types a word on the front page and watches a film of it grow', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('What is your video about?').fill('coffee');
  await page.getByRole('button', { name: 'Make my video' }).click();
  // It plays by itself. Paused, it follows all the same, and takes less of the processor.
  await page.getByRole('button', { name: 'Pause the video' }).click();

  await next(page).click();
  await expect(heading(page, 'Choose an idea')).toBeVisible();
  await expect(
    page.getByRole('radio', { name: 'Top 10 coffee drinks', checked: true }),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Manual' }).click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await next(page).click();
  await expect(
    page.getByText('Please select an idea or type your own idea (Manual tab)'),
  ).toBeVisible();
  await ownIdea(page).fill('2 best coffee drinks');
  await next(page).click();

  await expect(page.getByRole('spinbutton', { name: 'Number of items' })).toHaveValue('2');
  await expect(page.getByRole('combobox', { name: 'Type of item' })).toHaveValue('coffee drink');
  await next(page).click();

  const name = page.getByRole('textbox', { name: 'Name of coffee drink 1' });
  await expect(name).not.toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Line 1' })).not.toHaveValue('');
  await expectAccessible(page);
  await next(page).click();

  await expect(page.getByText('Sentence 1 of')).toBeVisible();
  await next(page).click();
  await expect(page.getByText('Sentence 2 of')).toBeVisible();
  await page.getByRole('button', { name: 'Skip to the next step' }).click();
  await expect(heading(page, 'A call to action, and bonuses')).toBeVisible();
  await next(page).click();

  // Nothing is left to do without a voice: the wizard goes on by itself.
  await page.getByRole('button', { name: 'No voice-over' }).click();
  await expect(page.getByRole('button', { name: /^Evening studio/ })).toBeVisible();
  await page.getByRole('button', { name: /^Deep sea/ }).click();
  await next(page).click();

  // What a guest keeps for the next video is kept by the server, like a member's.
  await page.getByRole('button', { name: 'Load default profile' }).click();
  await expect(page.getByText('Sorry no saved information found.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Website' }).fill('beans.example');
  await page.getByRole('button', { name: 'Save as default profile' }).click();
  await expect(page.getByText('Profile successfully saved')).toBeVisible();
  await page.getByRole('button', { name: 'Clear form' }).click();
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveValue('');
  await page.getByRole('button', { name: 'Load default profile' }).click();
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveValue('beans.example');
  await next(page).click();
  await expect(page.getByRole('textbox', { name: 'Email my video link to' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();

  // Back needs no checks, and every step that was reached is open.
  await page.getByRole('button', { name: 'Items', exact: true }).click();
  await expect(name).not.toHaveValue('');
});

test.describe('with a connection that is lost for a while', () => {
  test.use({ allowRefusals: true });

  test('a member makes the shortest of lists on a narrow screen, and downloads it', async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 640, height: 900 });
    await signUpPaid(page, 'top-ten');
    await page.goto('/members.html#/listicle-video');
    await next(page).click();
    await expect(page.getByText('Keyword is required')).toBeVisible();
    await page.getByRole('combobox', { name: 'Keyword' }).fill('zorbling');
    await next(page).click();
    await page.getByRole('tab', { name: 'Manual' }).click();
    await ownIdea(page).fill('2 zorbling joys');
    await next(page).click();
    await next(page).click();

    // A reload goes on where it was, and an item without a name is pointed at.
    const name = (at: number) => page.getByRole('textbox', { name: `Name of zorbling joy ${at}` });
    await name(1).fill('Rolling');
    await expectSaved(page);
    await page.reload();
    await expect(name(1)).toHaveValue('Rolling');
    await next(page).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    // Without a connection the work goes on; it is saved when there is one again.
    await context.setOffline(true);
    await name(2).fill('Bouncing');
    await context.setOffline(false);
    await expectSaved(page);

    // Back without checks, and another answer.
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('combobox', { name: 'Type of item' }).fill('joy');
    await next(page).click();
    await expect(page.getByRole('textbox', { name: 'Name of joy 1' })).toHaveValue('Rolling');
    await next(page).click();
    await page.getByRole('button', { name: 'Skip to the next step' }).click();
    await next(page).click();
    await page.getByRole('button', { name: 'No voice-over' }).click();

    await page.getByText('Countdown settings').click();
    await page.getByRole('checkbox', { name: 'Begin with a title slide' }).uncheck();
    await page.getByText('Resize video').click();
    await page.getByRole('button', { name: 'Custom size' }).click();
    await page.getByRole('textbox', { name: 'Width (px)' }).fill('160');
    await page.getByRole('textbox', { name: 'Height (px)' }).fill('100');
    await expectNoSidewaysScroll(page);
    await next(page).click();
    await next(page).click();

    await page.getByRole('button', { name: /^Download as MP4/ }).click();
    const popup = page.getByRole('dialog', { name: /^Publish/ });
    await popup.getByRole('textbox', { name: 'Email' }).press('Enter');
    await expect(popup.getByRole('heading', { name: 'Your video is ready' })).toBeVisible({
      timeout: madeMs,
    });
    const arrived = page.waitForEvent('download');
    await popup.getByRole('link', { name: 'Download' }).click();
    const about = await probe(await (await arrived).path());
    expect(about.streams.map(({ codec_name }) => codec_name).toSorted()).toEqual(['aac', 'h264']);
    expect(about.streams).toContainEqual(expect.objectContaining({ width: 160, height: 100 }));
    expect(Number(about.format.duration)).toBeGreaterThan(8);
  });
});

interface Probed {
  readonly streams: readonly { readonly codec_name: string; readonly width?: number }[];
  readonly format: { readonly duration: string };
}

async function probe(file: string): Promise<Probed> {
  const wanted = ['-v', 'error', '-print_format', 'json', '-show_streams', '-show_format', file];
  const { stdout } = await promisify(execFile)(process.env.FFPROBE_PATH ?? 'ffprobe', wanted);
  return JSON.parse(stdout) as Probed;
}
