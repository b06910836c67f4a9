import { signUpPaid } from './people.ts';
import { expect, test } from './test.ts';
import { goToPublish, heading, next, reloadFinished } from './wizard-steps.ts';

test('a member recommends a product, finds all of it again after a reload, and publishes it', async ({
  page,
}) => {
  await signUpPaid(page, 'affiliate');
  await page.goto('/members.html#/affiliate-video');
  await page.getByRole('combobox', { name: 'What is it about?' }).fill('sleep');
  const goal = page.getByRole('textbox', { name: 'Your viewers want to …' });
  await goal.fill('xx');
  await next(page).click();
  await expect(page.getByText('Desired result is too short (3 chars min)')).toBeVisible();
  await goal.fill('fall asleep faster');
  await next(page).click();
  await heading(page, 'Where does it hurt?').waitFor();

  // A headline and problems are there by themselves, made of what was told.
  await expect(page.getByText('Your headline:')).toBeVisible();
  await page.getByRole('radio', { name: 'A simpler way to fall asleep faster' }).check();
  const problem = page.getByRole('textbox', { name: 'Problem 1' });
  await expect(problem).toHaveValue('You want to fall asleep faster');
  await problem.fill('You want to sleep, and cannot');
  await next(page).click();
  await heading(page, 'What happens if nothing changes?').waitFor();

  // Nobody has to make it worse.
  await next(page).click();
  await heading(page, 'They are not alone').waitFor();
  await page.getByRole('checkbox', { name: 'Many people face this problem' }).uncheck();
  await next(page).click();
  await heading(page, 'What is the way out?').waitFor();

  await page.getByRole('textbox', { name: 'The solution, in one sentence' }).fill('Try this.');
  await page.getByRole('textbox', { name: 'Product name' }).fill('Quiet Hour');
  await page.getByRole('textbox', { name: 'Product description' }).fill('An evening routine.');
  await next(page).click();
  await heading(page, 'Why should they believe you?').waitFor();

  await page.getByRole('button', { name: 'Before / After photos' }).click();
  await next(page).click();
  await expect(page.getByText('Before photo is required').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove this proof' }).click();
  await page.getByRole('button', { name: 'Add Testimonial' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Dana');
  await page.getByRole('textbox', { name: 'Testimonial' }).fill('I sleep again.');
  await reloadFinished(page, 'Why should they believe you?');

  // Back to the first step, and another answer: what was chosen and typed since stays.
  await page.getByRole('button', { name: 'Product', exact: true }).click();
  await goal.fill('sleep through the night');
  await page.getByRole('button', { name: 'Pain', exact: true }).click();
  await expect(problem).toHaveValue('You want to sleep, and cannot');
  await page.getByRole('button', { name: 'Solution', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('Quiet Hour');
  await page.getByRole('button', { name: 'Proof', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Testimonial' })).toHaveValue('I sleep again.');
  await goToPublish(page);
});
