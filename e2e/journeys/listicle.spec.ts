import type { Page } from '@playwright/test';
import { cutLine } from './cut-line.ts';
import { newEmail, signUpPaid } from './people.ts';
import { expectSaved, loadProject } from './project-tools.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { downloadReady, expectPublished, heading, next } from './wizard-steps.ts';

const ownIdea = (page: Page) => page.getByRole('textbox', { name: 'Your own idea' });

test('a guest types a word on the front page, watches a film of it grow, and downloads it with the free account made for it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('What is your video about?').fill('coffee');
  await page.getByRole('button', { name: 'Make my video' }).click();

  // Everything is filled in, so that every step is open at once.
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await expect(steps.getByRole('button', { name: /^Publish/ })).toBeEnabled();
  await expect(steps.getByRole('button', { name: /^Ideas/ })).toContainText('Top 10 coffee drinks');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(heading(page, 'Choose an idea')).toBeVisible();
  await expect(
    page.getByRole('radio', { name: 'Top 10 coffee drinks', checked: true }),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'Manual' }).check();
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
  const line = page.getByRole('textbox', { name: 'Line 1' });
  await expect(line).not.toHaveValue('');
  await expectAccessible(page);
  // Names alone make a film that is quickly made.
  for (const at of [0, 1]) {
    await page.getByRole('tablist', { name: 'Items' }).getByRole('tab').nth(at).click();
    await expect(line).not.toHaveValue('');
    await page.getByRole('button', { name: 'Clear trivia only' }).click();
    await expect(line).toHaveValue('');
  }
  await next(page).click();

  await expect(page.getByText('Sentence 1 of')).toBeVisible();
  await page.getByRole('navigation', { name: 'Sentences' }).getByRole('button').nth(1).click();
  await expect(page.getByText('Sentence 2 of')).toBeVisible();
  await next(page).click();
  await expect(heading(page, 'A call to action, and bonuses')).toBeVisible();
  await next(page).click();

  // Nothing is left to do without a voice: the wizard goes on by itself.
  await page.getByRole('button', { name: 'No voice-over' }).click();
  await expect(page.getByRole('button', { name: /^Evening studio/ })).toBeVisible();
  await page.getByRole('button', { name: /^Deep sea/ }).click();
  await page.getByText('Watermark', { exact: true }).click();
  await expect(page.getByText(/Upgrade to remove it/)).toBeVisible();
  await page.getByText('Countdown settings').click();
  await page.getByRole('checkbox', { name: 'Begin with a title slide' }).uncheck();
  await page.getByRole('checkbox', { name: /^Show a slide with the number/ }).uncheck();
  // A free account's video cannot be tiny; a square one is quicker to make.
  await page.getByRole('radio', { name: 'Square' }).press('Space');
  await next(page).click();

  // What a guest keeps for the next video is kept by the server, like a member's.
  await page.getByRole('textbox', { name: 'Website' }).fill('beans.example');
  await page.getByRole('button', { name: 'Save as default profile' }).click();
  await expectToast(page, 'Profile successfully saved');
  await next(page).click();

  // Back needs no checks, and every step that was reached is open.
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  await page.getByRole('button', { name: 'Items', exact: true }).click();
  await expect(name).not.toHaveValue('');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();

  await page
    .getByRole('textbox', { name: /^Your email, for the account/ })
    .fill(newEmail('top-ten'));
  await page.getByRole('button', { name: 'Download video' }).click();
  await page.getByRole('button', { name: 'Show the progress' }).click();
  expect(await downloadReady(page)).toMatchObject({ width: 480, height: 480 });
  await page.getByRole('tab', { name: 'Download as MP4' }).click();
  await expect(page.getByText(/^SD · 480 × 480 .* with the Reelwright watermark$/)).toBeVisible();
});

test.describe('with a connection that is lost for a while', () => {
  test.use({ allowRefusals: true });

  test('a member makes the shortest of lists on a narrow screen, and publishes it', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 640, height: 900 });
    await signUpPaid(page, 'top-ten');
    await page.goto('/members.html#/listicle-video');
    await next(page).click();
    await expect(page.getByText('Keyword is required')).toBeVisible();
    await page.getByRole('combobox', { name: 'Keyword' }).fill('zorbling');
    await next(page).click();
    await page.getByRole('radio', { name: 'Manual' }).check();
    await ownIdea(page).fill('2 zorbling joys');
    await next(page).click();
    await next(page).click();

    // A reload goes on where it was, and an item without a name is pointed at.
    const name = (at: number) => page.getByRole('textbox', { name: `Name of zorbling joy ${at}` });
    await name(1).fill('Roll');
    await expectSaved(page);
    await page.reload();
    await expect(name(1)).toHaveValue('Roll');
    // What is looked up for it (nothing is found) is saved before another tab opens.
    const { searchParams } = new URL(page.url());
    const saved = async () => (await loadProject(page, Number(searchParams.get('pid')))).data_json;
    await expect.poll(saved).toMatch(/"text":"Roll"[^}]*"objects":\[/);
    // What is typed in another tab appears in this one.
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('textbox', { name: 'Name of zorbling joy 1' }).fill('Rolling');
    await expect(name(1)).toHaveValue('Rolling');
    await other.close();
    await next(page).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    // Without a connection the work goes on; it is saved when there is one again.
    const mendLine = await cutLine(page);
    await name(2).fill('Bouncing');
    await mendLine();
    await expectSaved(page);

    // Back without checks, and another answer.
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('combobox', { name: 'Type of item' }).fill('joy');
    await next(page).click();
    await expect(page.getByRole('textbox', { name: 'Name of joy 1' })).toHaveValue('Rolling');
    await next(page).click();
    await heading(page, 'Pictures for every sentence').waitFor();
    await next(page).click();
    await heading(page, 'A call to action, and bonuses').waitFor();
    await next(page).click();
    await page.getByRole('button', { name: 'No voice-over' }).click();

    await page.getByText('Countdown settings').click();
    await page.getByRole('checkbox', { name: 'Begin with a title slide' }).uncheck();
    await expectNoSidewaysScroll(page);
    await next(page).click();
    await next(page).click();

    await expectPublished(page);
  });
});
