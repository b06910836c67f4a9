import type { Page } from '@playwright/test';
import { showAs } from './pretend.ts';
import { showProjects } from './pretend-projects.ts';
import { expectLooks, prepareLooks, test, widths } from './test.ts';

interface State {
  readonly name: string;
  readonly widths?: readonly number[];
  readonly show: (page: Page) => Promise<void>;
}

test.use({ allowRefusals: true });

const LIST = '/members.html#/projects';
const firstRow = (page: Page) => page.getByRole('heading', { name: '10 Best Coffees' });

/** What is much the same on a wide screen. */
const aside = [1024, 640];

/** The states the list can be in. The empty one stands in looks.spec.ts. */
const states: readonly State[] = [
  {
    name: 'projects-full',
    show: async (page) => {
      await showProjects(page);
      await page.goto(LIST);
      await firstRow(page).waitFor();
      await page.getByText('Converting').waitFor();
    },
  },
  {
    name: 'projects-loading',
    show: async (page) => {
      await page.route('**/api/user/projects/list*', () => {});
      await page.goto(LIST);
      await page.getByText('Loading..').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'projects-failing',
    show: async (page) => {
      await page.route('**/api/user/projects/list*', (route) =>
        route.fulfill({ status: 408, json: { error: 'Connection error' } }),
      );
      await page.goto(LIST);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'projects-deleted',
    widths: aside,
    show: async (page) => {
      await showProjects(page);
      await page.goto(`${LIST}?deleted=yes`);
      await page.getByText('Last day').waitFor();
    },
  },
  {
    name: 'projects-menu',
    widths: aside,
    show: async (page) => {
      await showProjects(page);
      await page.goto(LIST);
      await firstRow(page).waitFor();
      await page.getByRole('button', { name: 'Edit 10 Best Coffees' }).click();
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'projects-status',
    widths: aside,
    show: async (page) => {
      await showProjects(page);
      await page.goto(LIST);
      await page.getByRole('button', { name: /^What Failed means/ }).click();
      await page.getByRole('dialog', { name: 'Video status' }).waitFor();
    },
  },
  {
    name: 'projects-popup',
    show: async (page) => {
      await showProjects(page);
      await page.goto('/members.html#/create');
      await page.getByRole('heading', { name: 'What would you like to make?' }).waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('option', { name: 'Open a project…' }).click();
      await page.getByRole('button', { name: /^Duplicate project 10 Best/ }).waitFor();
    },
  },
  {
    name: 'projects-palette',
    widths: aside,
    show: async (page) => {
      await showProjects(page);
      await page.goto('/members.html#/create');
      await page.getByRole('heading', { name: 'What would you like to make?' }).waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('co');
      await page.getByRole('option', { name: /10 Best Coffees/ }).waitFor();
    },
  },
];

for (const { name, show, widths: own = widths } of states) {
  test(`${name} looks right`, async ({ page }) => {
    await prepareLooks(page, own[0] ?? 1440);
    await showAs(page);
    await show(page);
    await expectLooks(page, name, own);
  });
}
