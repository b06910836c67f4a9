import { signUpPaid } from './people.ts';
import { expect, test } from './test.ts';
import { goToPublish, next, reloadFinished } from './wizard-steps.ts';

test('a member makes an upright quiz of ready-made questions, and publishes it', async ({
  page,
}) => {
  await signUpPaid(page, 'quiz');
  await page.goto('/members.html#/quiz-video');
  await page.getByRole('combobox', { name: 'Quiz keyword' }).fill('coffee');
  await next(page).click();

  await expect(page.getByRole('heading', { name: 'What do you want to ask?' })).toBeVisible();
  // Questions are there by themselves; who wants others starts over.
  await expect(page.getByRole('textbox', { name: 'Question 1' })).not.toHaveValue('');
  await page.getByRole('button', { name: 'Reset questions' }).click();
  await next(page).click();
  await expect(
    page.getByText('Please add some coffee related questions to your quiz'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Write a question' }).click();
  await page.getByRole('textbox', { name: 'Question 1' }).fill('Who drinks most?');
  await next(page).click();
  await expect(page.getByText('Please fill out this question and answer').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove question 1' }).click();
  await page.getByRole('button', { name: /^What is the foam on top/ }).click();
  await expect(page.getByRole('textbox', { name: 'Answer A' })).not.toHaveValue('');
  await expect(page.getByText(/^Slide \d of 5/)).toBeVisible();
  await next(page).click();
  await page.getByRole('button', { name: 'Next step' }).click();

  await expect(page.getByText('Your headline:')).toBeVisible();
  await page.getByRole('radio', { name: 'The coffee quiz', exact: true }).check();
  await expect(page.getByRole('combobox', { name: 'Heading for correct answer' })).toHaveValue(
    'Correct answer',
  );
  // Everything is there after a reload; going back and changing an answer keeps the rest.
  await reloadFinished(page, 'What is your quiz called?', {
    width: 100,
    height: 160,
    timerLength: 2,
  });
  const headline = page.getByRole('radio', { name: 'The coffee quiz', exact: true });
  await expect(headline).toBeChecked();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('textbox', { name: 'Question 1' }).fill('What is that foam called?');
  await next(page).click();
  await expect(headline).toBeChecked();
  await goToPublish(page);
});
