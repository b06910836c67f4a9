import { signUpOwner } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { next } from './wizard-steps.ts';

test('a baker teaches their installation a bread, and a Top 10 video tells of it', async ({
  page,
}) => {
  await signUpOwner(page, 'baker');
  await page.goto('/members.html#/create');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Knowledge' }).click();
  await page.getByRole('button', { name: 'Begin with an example' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Zumbrix loaf');
  await page.getByRole('textbox', { name: 'In a sentence' }).fill('our Zumbrix loaf');
  await page.getByRole('textbox', { name: 'Point 1: headline' }).fill('Three days of rest');
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(
    page.getByRole('heading', { name: '5 things to know about our Zumbrix loaf' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 640, height: 900 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Zumbrix loaf saved');
  await expect(page.getByRole('link', { name: 'Zumbrix loaf', exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto('/members.html#/listicle-video');
  await page.getByRole('combobox', { name: 'Keyword' }).fill('zumbrix loaf');
  await next(page).click();
  await expect(
    page.getByRole('radio', { name: '5 things to know about our Zumbrix loaf', checked: true }),
  ).toBeVisible();
  await next(page).click();
  await next(page).click();
  await expect(page.getByRole('textbox', { name: 'Name of thing 1' })).toHaveValue(
    'Three days of rest',
  );
});
