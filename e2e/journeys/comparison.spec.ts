import { signUpPaid } from './people.ts';
import { expect, test } from './test.ts';
import { chooseSize, downloadVideo, next, nextAndReload, reload } from './wizard-steps.ts';

test('a member compares two products, with a reload at every step, and downloads it', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signUpPaid(page, 'comparison');
  await page.goto('/members.html#/comparison-video');
  await page.getByRole('combobox', { name: 'Type of product' }).fill('teapot');
  await nextAndReload(page, 'Which products do you compare?');

  await page.getByRole('textbox', { name: 'Name of product 1' }).fill('Espresso');
  await next(page).click();
  await expect(page.getByText(/^You have entered 1 product names\./)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of product 2' }).fill('Filter');
  await nextAndReload(page, 'What do you compare?');

  // The list of checks starts with the price.
  await expect(page.getByRole('textbox', { name: 'Check 1' })).toHaveValue('Price');
  await nextAndReload(page, 'How do they compare?');

  await page.getByRole('textbox', { name: 'Price of Espresso' }).fill('A machine costs a lot.');
  await next(page).click();
  await expect(page.getByText('Please fill Price of Filter').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Price of Filter' }).fill('A cone costs little.');
  await page.getByRole('radio', { name: 'Filter is better' }).check();
  const announcement = page.getByRole('textbox', { name: 'Winner announcement' });
  await expect(announcement).toHaveValue('Filter has the lowest price');
  await nextAndReload(page, 'What is your video called?');

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
  await nextAndReload(page, 'Pictures for every sentence');

  await page.getByRole('button', { name: 'Skip to the next step' }).click();
  await reload(page, 'A call to action, and bonuses');
  await nextAndReload(page, 'Who tells the story?');
  await page.getByRole('button', { name: 'No voice-over' }).click();
  await reload(page, 'How should it look?');

  await expect(page.getByText('of 8 ·')).toBeVisible();
  await page.getByText('Winners and score').click();
  await page
    .getByRole('checkbox', { name: 'Skip the winner screen after each comparison' })
    .check();
  await page.getByRole('checkbox', { name: 'Don’t show overall score in the end' }).check();
  await expect(page.getByText('of 6 ·')).toBeVisible();
  await chooseSize(page, 160, 100);
  await nextAndReload(page, 'Where can viewers find you?');
  await nextAndReload(page, 'Your video');
  const video = await downloadVideo(page);
  expect(video).toMatchObject({ width: 160, height: 100 });
  expect(video.seconds).toBeGreaterThan(20);
});
