import type { Page } from '@playwright/test';
import { answer } from './answer.ts';
import { showAs } from './pretend.ts';
import { showProjects } from './pretend-projects.ts';
import { expectLooks, prepareLooks, test, untilSamplesShown } from './test.ts';

test.use({ allowRefusals: true });

const LIST = '/members.html#/projects';
const firstRow = (page: Page) => page.getByRole('heading', { name: '10 best coffees' });

/** What is much the same on a wide screen. */
const aside = [1024, 640];

/** The states the list can be in. The empty one stands in looks.spec.ts. */
test('a list of projects looks right, with its menu, its states and its bin', async ({ page }) => {
  await prepareLooks(page, 1440);
  await showAs(page);
  await showProjects(page);
  await page.goto(LIST);
  await firstRow(page).waitFor();
  await page.getByText('Converting').waitFor();
  await expectLooks(page, 'projects-full');

  await prepareLooks(page, 1024);
  await page.getByRole('button', { name: 'Edit 10 best coffees' }).click();
  await page.getByRole('menuitem').first().waitFor();
  await expectLooks(page, 'projects-menu', aside);
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem').first().waitFor({ state: 'hidden' });

  await prepareLooks(page, 1024);
  await page.getByRole('button', { name: /^What Failed means/ }).click();
  await page.getByRole('dialog', { name: 'Video status' }).waitFor();
  await expectLooks(page, 'projects-status', aside);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Video status' }).waitFor({ state: 'hidden' });

  await page.goto(`${LIST}?deleted=yes`);
  await page.getByText('Last day').waitFor();
  await expectLooks(page, 'projects-deleted', aside);
});

test('projects look right in their popup and in the palette', async ({ page }) => {
  await prepareLooks(page, 1440);
  await showAs(page);
  await showProjects(page);
  await page.goto('/members.html#/create');
  await page.getByRole('heading', { name: 'What would you like to make?' }).waitFor();
  await untilSamplesShown(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: 'Open a project…' }).click();
  await page.getByRole('button', { name: /^Duplicate project 10 best/ }).waitFor();
  await expectLooks(page, 'projects-popup');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await prepareLooks(page, 1024);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('co');
  await page.getByRole('option', { name: /10 best coffees/ }).waitFor();
  await expectLooks(page, 'projects-palette', aside);
});

test('a list that is loading looks right', async ({ page }) => {
  await prepareLooks(page, 1440);
  await showAs(page);
  await answer(page, '*/api/user/projects/list*', 'never');
  await page.goto(LIST);
  await page.getByText('Loading..').first().waitFor({ state: 'attached' });
  await expectLooks(page, 'projects-loading');
});

test('a list that cannot be loaded looks right', async ({ page }) => {
  await prepareLooks(page, 1440);
  await showAs(page);
  await answer(page, '*/api/user/projects/list*', {
    status: 408,
    json: { error: 'Connection error' },
  });
  await page.goto(LIST);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await expectLooks(page, 'projects-failing');
});
