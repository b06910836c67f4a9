import { signUpQuickly } from './people.ts';
import { makeProject, makeProjects } from './projects.ts';
import { expect, expectNoSidewaysScroll, test } from './test.ts';

const letters = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot'];

test('the projects popup lists, finds, copies and removes', async ({ page }) => {
  await signUpQuickly(page, 'popup');
  await makeProjects(page, letters);
  await page.goto('/members.html#/create');
  await page.getByRole('button', { name: 'Open a project…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open a project' });
  const rows = dialog.getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText('Foxtrot');
  await expect(dialog.getByText('6 projects')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next page' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Alpha');

  await dialog.getByRole('textbox', { name: 'Search projects' }).fill('  char ');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Charlie');
  await dialog.getByRole('button', { name: 'Duplicate project Charlie' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Copy of Charlie');
  await dialog.getByRole('button', { name: 'Remove project Charlie' }).click();
  await expect(rows).toHaveCount(1);
  await dialog.getByRole('textbox', { name: 'Search projects' }).fill('nothing like it');
  await expect(dialog.getByText('No projects found')).toBeVisible();
});

test('the palette finds projects from two letters on', async ({ page }) => {
  await signUpQuickly(page, 'palette-projects');
  await makeProject(page, { title: 'quokka facts', category: 'podcast-video' });
  await page.goto('/members.html#/create');
  await page.getByRole('heading', { name: 'What would you like to make?' }).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/projects/list')) asked.push(request.url());
  });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('q');
  await page.waitForTimeout(600);
  expect(asked).toEqual([]);
  await page.getByRole('combobox').fill('quok');
  await expect(page.getByRole('option', { name: /quokka facts/ })).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?pid=\d+#\/podcast-video/);
});

test('the popup fits a phone, and opens a project on its own page', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await signUpQuickly(page, 'popup-phone');
  await makeProjects(page, letters);
  const own = await makeProject(page, { title: 'own page', category: 'full-video' });
  await page.goto('/members.html#/create');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('option', { name: 'Open a project…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open a project' });
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('link', { name: 'Open own page' }).click();
  await expect(page).toHaveURL(new RegExp(`/members\\.html\\?pid=${own}#/full-video$`));
  await expect(page.getByRole('main')).toContainText('own page');
});

test('without a user the popup says that a login is required', async ({ page }) => {
  await page.goto('/members.html#/create');
  await page.getByRole('heading', { name: 'Welcome to Reelwright' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: 'Open a project…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open a project' });
  await expect(dialog.getByText('Login required')).toBeVisible();
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});
