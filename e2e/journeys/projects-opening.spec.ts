import { randomUUID } from 'node:crypto';
import { signUpQuickly } from './people.ts';
import { slideTitle } from './project-tools.ts';
import { documentOf, makeProject, openList, row } from './projects.ts';
import { expect, expectAccessible, test } from './test.ts';

const loadPath = '/api/user/projects/load';

test('a full-editor video opens in the full editor at once', async ({ page }) => {
  await signUpQuickly(page, 'direct');
  const id = await makeProject(page, { title: 'my own cut', category: 'full-video', slides: 2 });
  await openList(page);
  const address = `/members.html?pid=${id}#/full-video`;
  await expect(
    row(page, 'my own cut').getByRole('link', { name: 'my own cut', exact: true }),
  ).toHaveAttribute('href', address);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('link', { name: 'Edit my own cut' }).click();
  await expect(page).toHaveURL(new RegExp(`\\?pid=${id}#/full-video$`));
  await expect(page.getByRole('main')).toContainText('my own cut');
  // Once, and before the code that shows it: a large project takes as long to come as that does.
  expect(asked.filter((path) => path === loadPath)).toHaveLength(1);
  const editor = asked.findIndex((path) => path.startsWith('/assets/editor-page'));
  expect(asked.indexOf(loadPath)).toBeLessThan(editor);
});

test('a wizard’s video goes to the full editor and back to its steps, or as a copy', async ({
  page,
}) => {
  await signUpQuickly(page, 'expert');
  const id = await makeProject(page, { title: 'ten teas', slides: 2 });
  await openList(page);
  await page.getByRole('button', { name: 'Edit ten teas' }).click();
  await expect(
    page.getByRole('menuitem', { name: 'Edit in Top 10 wizard (recommended)' }),
  ).toHaveAttribute('href', new RegExp(`pid=${id}#/listicle-video$`));
  await page.getByRole('menuitem', { name: 'Edit in full video editor (experts only)' }).click();
  await expect(page).toHaveURL(new RegExp(`\\?pid=${id}#/full-video$`));
  // What is changed by hand is saved before its steps open, and is there when the editor opens again.
  await slideTitle(page).fill('By hand');
  await page.getByRole('link', { name: 'Back to the Top 10 steps' }).click();
  await expect(page).toHaveURL(new RegExp(`\\?pid=${id}#/listicle-video`));
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
  await page.goBack();
  await expect(slideTitle(page)).toHaveValue('By hand');

  await openList(page);
  await page.getByRole('button', { name: 'Edit ten teas' }).click();
  await page.getByRole('menuitem', { name: 'Edit a copy in full video editor' }).click();
  const name = page.getByRole('textbox', { name: 'New project name:' });
  await expect(name).toHaveValue('Copy of ten teas');
  await expectAccessible(page);
  await name.fill('teas for experts');
  await page.getByRole('button', { name: 'Make a copy and edit it' }).click();
  await expect(page).toHaveURL(/\?pid=\d+#\/full-video$/);
  const copy = Number(/pid=(\d+)/.exec(page.url())?.[1]);
  expect(copy).not.toBe(id);
  await expect(page.getByRole('main')).toContainText('teas for experts');
  expect(await documentOf(page, copy)).toBe(await documentOf(page, id));
  await openList(page);
  await expect(row(page, 'teas for experts')).toContainText('Full editor · 2 slides');
  await expect(row(page, 'ten teas')).toContainText('Top 10 · 2 slides');
});

test('a video goes back to an earlier version, and forth again', async ({ page }) => {
  await signUpQuickly(page, 'history');
  const id = await makeProject(page, { title: 'changing', slides: 3 });
  const load = await (await page.request.get(`/api/user/projects/load?id=${id}`)).json();
  const data = { ...JSON.parse(load.data_json), frames: [] };
  const saved = await page.request.post('/api/user/projects/save', {
    data: {
      id,
      revision: load.revision,
      data_json: JSON.stringify(data),
      change_id: randomUUID(),
    },
  });
  expect((await saved.json()).type).toBe('saved');
  await openList(page);
  await expect(row(page, 'changing')).toContainText('in progress');
  await page.getByRole('button', { name: 'More for changing' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'History' });
  await expect(dialog.getByRole('listitem').first()).toContainText('As it is now');
  await expect(dialog.getByRole('listitem').nth(1)).toContainText('3 slides');
  await dialog.getByRole('button', { name: /^Restore changing from/ }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, 'changing')).toContainText('3 slides');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'changing')).toContainText('in progress');
});
