import { expect, test } from './test.ts';
import { next, passMediaAndVoice } from './wizard-steps.ts';

test('a guest compares two products, up to publishing it', async ({ page }) => {
  await page.goto('/members.html#/comparison-video');
  await page.getByRole('combobox', { name: 'Type of product' }).fill('coffee');
  await next(page).click();

  await page.getByRole('textbox', { name: 'Name of product 1' }).fill('Espresso');
  await next(page).click();
  await expect(page.getByText(/^You have entered 1 product names\./)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of product 2' }).fill('Filter');
  await next(page).click();

  // The list of checks starts with the price.
  await expect(page.getByRole('textbox', { name: 'Check 1' })).toHaveValue('Price');
  await page.getByRole('button', { name: 'Speed' }).click();
  await next(page).click();

  await page.getByRole('textbox', { name: 'Price of Espresso' }).fill('A machine costs a lot.');
  await next(page).click();
  await expect(page.getByText('Please fill Price of Filter').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Price of Filter' }).fill('A cone costs little.');
  await page.getByRole('radio', { name: 'Filter is better' }).check();
  await expect(page.getByRole('textbox', { name: 'Winner announcement' })).toHaveValue(
    'Filter offers you the best Price',
  );
  await page.getByRole('tab', { name: 'Speed' }).click();
  await page.getByRole('textbox', { name: 'Speed of Espresso' }).fill('Half a minute.');
  await page.getByRole('textbox', { name: 'Speed of Filter' }).fill('Three minutes.');
  await page.getByRole('radio', { name: 'Espresso is better' }).check();
  await next(page).click();

  await page.getByRole('radio', { name: 'Espresso vs Filter', exact: true }).check();
  await expect(page.getByRole('combobox', { name: 'Announce the winner' })).toHaveValue(
    'And the winner is',
  );
  await next(page).click();
  await passMediaAndVoice(page);
  await expect(page.getByText('of 12 ·')).toBeVisible();
  await page.getByText('Winners and score').click();
  await page
    .getByRole('checkbox', { name: 'Skip the winner screen after each comparison' })
    .check();
  await expect(page.getByText('of 10 ·')).toBeVisible();
  await next(page).click();
  await next(page).click();
  await expect(page.getByRole('textbox', { name: 'Email my video link to' })).toBeVisible();
});
