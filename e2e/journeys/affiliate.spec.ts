import { expect, test } from './test.ts';
import { next, passMediaAndVoice } from './wizard-steps.ts';

test('a guest recommends a product, up to publishing it', async ({ page }) => {
  await page.goto('/members.html#/affiliate-video');
  await page.getByRole('combobox', { name: 'What is it about?' }).fill('sleep');
  await page.getByRole('textbox', { name: 'Your viewers want to …' }).fill('xx');
  await next(page).click();
  await expect(page.getByText('Desired result is too short (3 chars min)')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your viewers want to …' }).fill('fall asleep faster');
  await next(page).click();

  await next(page).click();
  await expect(
    page.getByText('Please select a headline or type your own headline (Manual tab)'),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'A simpler way to fall asleep faster' }).check();
  await next(page).click();
  await expect(page.getByText('Problem is required')).toBeVisible();
  await page.getByRole('button', { name: 'You want to fall asleep faster' }).click();
  await next(page).click();

  await page.getByRole('button', { name: /^The worst part/ }).click();
  await next(page).click();
  await next(page).click();
  await expect(page.getByText('Fact is required').first()).toBeVisible();
  await page.getByRole('button', { name: /^You are not alone with this/ }).click();
  await page.getByRole('button', { name: 'Small steps beat big promises' }).click();
  await next(page).click();

  await page.getByRole('textbox', { name: 'The solution, in one sentence' }).fill('Try this.');
  await page.getByRole('textbox', { name: 'Product name' }).fill('Quiet Hour');
  await page.getByRole('textbox', { name: 'Product description' }).fill('An evening routine.');
  await page.getByRole('button', { name: 'One clear step at a time' }).click();
  await next(page).click();

  await page.getByRole('button', { name: 'Before / After photos' }).click();
  await next(page).click();
  await expect(page.getByText('Before photo is required').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove this proof' }).click();
  await page.getByRole('button', { name: 'Add Testimonial' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Dana');
  await page.getByRole('textbox', { name: 'Testimonial' }).fill('I sleep again.');
  await next(page).click();
  await passMediaAndVoice(page);
  await next(page).click();
  await next(page).click();
  await expect(page.getByRole('textbox', { name: 'Email my video link to' })).toBeVisible();
});
