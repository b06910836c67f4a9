import { signUpPaid } from './people.ts';
import { expect, test } from './test.ts';
import { goToPublish, heading, next, reloadFinished } from './wizard-steps.ts';

test('a member compares two products, finds all of it again after a reload, and publishes it', async ({
  page,
}) => {
  await signUpPaid(page, 'comparison');
  await page.goto('/members.html#/comparison-video');
  await page.getByRole('combobox', { name: 'Type of product' }).fill('teapot');
  await next(page).click();
  await heading(page, 'Which products are you comparing?').waitFor();

  await page.getByRole('textbox', { name: 'Name of product 1' }).fill('Espresso');
  await next(page).click();
  await expect(page.getByText(/^You have entered 1 product names\./)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of product 2' }).fill('Filter');
  await next(page).click();
  await heading(page, 'What do you compare?').waitFor();

  // The list of checks starts with the price.
  await expect(page.getByRole('textbox', { name: 'Check 1' })).toHaveValue('Price');
  await next(page).click();
  await heading(page, 'How do they compare?').waitFor();

  await page.getByRole('textbox', { name: 'Price of Espresso' }).fill('A machine costs a lot.');
  await next(page).click();
  await expect(page.getByText('Please fill Price of Filter').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Price of Filter' }).fill('A cone costs little.');
  await page.getByRole('radio', { name: 'Filter is better' }).check();
  const announcement = page.getByRole('textbox', { name: 'Winner announcement' });
  await expect(announcement).toHaveValue('Filter has the lowest price');
  await next(page).click();
  await heading(page, 'What is your video called?').waitFor();

  await page.getByRole('radio', { name: 'Espresso vs Filter', exact: true }).check();
  await expect(page.getByRole('combobox', { name: 'Announce the winner' })).toHaveValue(
    'And the winner is',
  );
  // Back, and another answer: the rest stays, and what was made of it follows.
  await page.getByRole('button', { name: 'Products', exact: true }).click();
  await page.getByRole('tab', { name: 'Filter' }).click();
  await page.getByRole('textbox', { name: 'Name of product 2' }).fill('Drip');
  await page.getByRole('button', { name: 'Details', exact: true }).click();
  await expect(announcement).toHaveValue('Drip has the lowest price');
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await expect(page.getByText('of 8 ·')).toBeVisible();
  await reloadFinished(page, 'What is your video called?', {
    hideWinner: true,
    hideOverallScore: true,
  });
  await expect(page.getByText('of 6 ·')).toBeVisible();
  await page.getByRole('button', { name: 'Details', exact: true }).click();
  await expect(announcement).toHaveValue('Drip has the lowest price');
  await expect(page.getByRole('textbox', { name: 'Price of Drip' })).toHaveValue(
    'A cone costs little.',
  );
  await goToPublish(page);
});
