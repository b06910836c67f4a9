import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test('a guest types a word on the front page and watches a film of it grow', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await page.getByLabel('What is your video about?').fill('coffee');
  await page.getByRole('button', { name: 'Make my video' }).click();
  await expect(page.getByRole('button', { name: 'Pause the video' })).toBeVisible();

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
  await page.getByRole('textbox', { name: 'Your own idea' }).fill('2 best coffee drinks');
  await next(page).click();

  await expect(page.getByRole('spinbutton', { name: 'Number of items' })).toHaveValue('2');
  await expect(page.getByRole('textbox', { name: 'Type of item' })).toHaveValue('coffee drink');
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

  await page.getByRole('button', { name: 'No voice-over' }).click();
  await next(page).click();
  await expect(page.getByRole('button', { name: /^Evening studio/ })).toBeVisible();
  await page.getByRole('button', { name: /^Deep sea/ }).click();
  await next(page).click();

  await page.getByRole('button', { name: 'Load default profile' }).click();
  await expect(page.getByText('Sorry no saved information found.')).toBeVisible();
  await next(page).click();
  await expect(page.getByRole('textbox', { name: 'Email my video link to' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();

  // Back needs no checks, and every step that was reached is open.
  await page.getByRole('button', { name: 'Items', exact: true }).click();
  await expect(name).not.toHaveValue('');
});
