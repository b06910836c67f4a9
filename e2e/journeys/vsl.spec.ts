import type { Page } from '@playwright/test';
import { signUpPaid } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';
import { expectPublished, heading, next } from './wizard-steps.ts';

const words = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Words of slide ${number}`, exact: true });
const letter = (page: Page) => page.getByRole('textbox', { name: 'Sales letter' });

test('a member begins with a sample letter, writes their own, styles its slides and publishes the film', async ({
  page,
}) => {
  await signUpPaid(page, 'vsl');
  await page.goto('/members.html#/vsl-video');
  await page.getByRole('combobox', { name: 'Main keyword' }).fill('tea');
  await next(page).click();

  await page.getByRole('button', { name: 'A guitar course' }).click();
  await expect(letter(page)).toContainText('a guitar in your house');
  await expectAccessible(page);
  await letter(page).fill('Are you tired of **bitter** tea?');
  await next(page).click();
  await expect(
    page.getByText('Please enter at least 2 lines or more for article body'),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Add: Click the button below/ }).click();
  await letter(page).fill(
    'Are you tired of bitter tea?\nSo we made Steep.\nIt costs $9.\nClick below.',
  );
  await next(page).click();

  await heading(page, 'Your slides').waitFor();
  await words(page, 2).press('End');
  await words(page, 2).pressSequentially(' It knows your tea.');
  await page.getByRole('combobox', { name: 'Style of slide 1' }).click();
  await page.getByRole('option', { name: 'Heading with media' }).click();
  await expectAccessible(page);
  await next(page).click();
  await page.getByRole('button', { name: 'Continue anyway' }).click();
  await page.getByText('You have not added a voice-over').waitFor();
  await page.getByRole('button', { name: 'Continue anyway' }).click();
  await heading(page, 'How should it look?').waitFor();
  await next(page).click();
  await expectPublished(page);
});
