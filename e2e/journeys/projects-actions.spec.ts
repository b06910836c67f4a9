import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { signUpQuickly } from './people.ts';
import {
  documentOf,
  makeProject,
  makeProjects,
  makeWholeProject,
  openList,
  pages,
  row,
  titlesOf,
} from './projects.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';

test('a video is duplicated; a deleted one goes at once, and can be undone', async ({ page }) => {
  await signUpQuickly(page, 'duplicate');
  await makeProjects(page, ['one', 'two', 'three', 'four']);
  const id = await makeProject(page, { title: 'ten teas', slides: 3 });
  await openList(page);
  await page.getByRole('button', { name: 'More for ten teas' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expectToast(page, 'Made “Copy of ten teas”');
  const before = ['Copy of ten teas', 'ten teas', 'four', 'three', 'two', 'one'];
  await expect(titlesOf(page)).toHaveText(before);
  await expect(row(page, 'Copy of ten teas')).toContainText('3 slides');
  expect(await documentOf(page, id)).toContain('ten teas');

  await expect(pages(page)).toContainText('6 videos');
  await page.getByRole('button', { name: 'More for ten teas' }).click();
  await page.getByRole('menuitem', { name: 'Delete video' }).click();
  await expect(titlesOf(page)).toHaveText(['Copy of ten teas', 'four', 'three', 'two', 'one']);
  await expect(pages(page)).toContainText('5 videos');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titlesOf(page)).toHaveText(before);
  await expect(pages(page)).toContainText('6 videos');
});

test('what was deleted is kept for a while, comes back, or goes for good', async ({ page }) => {
  await signUpQuickly(page, 'recently-deleted');
  await makeProjects(page, ['keep me', 'drop me']);
  await openList(page);
  for (const title of ['keep me', 'drop me']) {
    await page.getByRole('button', { name: `Edit ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Delete video' }).click();
    await expect(row(page, title)).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'Make your first video' })).toBeVisible();
  await page.getByText('Recently deleted', { exact: true }).click();
  await expect(page).toHaveURL(/deleted=yes/);
  await expect(titlesOf(page)).toHaveCount(2);
  await expect(row(page, 'drop me')).toContainText('30 days left');
  await expect(row(page, 'drop me').getByRole('button', { name: /^Edit/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Restore keep me' }).click();
  await expect(titlesOf(page)).toHaveText(['drop me']);

  await page.getByRole('button', { name: 'Delete drop me for good' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this video for good?' });
  await expect(dialog).toContainText('This cannot be undone.');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to your videos' }).click();
  await expect(titlesOf(page)).toHaveText(['keep me']);
});

test('a backup copy is downloaded and imported again, the same to the last letter', async ({
  page,
}) => {
  await signUpQuickly(page, 'backup');
  const id = await makeWholeProject(page, 'backed up');
  const original = await documentOf(page, id);
  await openList(page);
  await page.getByRole('button', { name: 'Edit backed up' }).click();
  const entry = page.getByRole('menuitem', { name: 'Download a backup copy' });
  await expect(entry).toHaveAttribute('href', `/api/members/save-local?proj_id=${id}`);
  await expect(entry).toHaveAttribute('target', '_blank');
  // The new tab is there only for as long as the download takes to begin.
  const downloaded = new Promise<Download>((resolve) => {
    page.on('download', resolve);
    page.context().on('page', (tab) => tab.on('download', resolve));
  });
  await entry.click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const backup = await readFile(await download.path(), 'utf8');
  await page.request.post('/api/user/projects/remove', { data: { id } });
  await page.request.post('/api/user/projects/purge', { data: { id } });

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Make your first video' })).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import backup' }).click();
  await (await chooser).setFiles({
    name: 'backed-up.json',
    mimeType: 'application/json',
    buffer: Buffer.from(backup),
  });
  await expectToast(page, 'Imported “backed up”');
  await expect(row(page, 'backed up')).toContainText('Top 10 · 4 slides');
  const { results } = await (await page.request.get('/api/user/projects/list')).json();
  expect(results[0].id).not.toBe(id);
  expect(await documentOf(page, results[0].id)).toBe(original);
});

test.describe('other files', () => {
  test.use({ allowRefusals: true });

  test('are refused in a sentence that says what they are, repaired where that is possible, and taken where they are dropped', async ({
    page,
  }) => {
    await signUpQuickly(page, 'other-files');
    await openList(page);
    const choose = (name: string, text: string) =>
      page.getByLabel('Backup copy to import').setInputFiles({
        name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(text),
      });
    for (const [name, text, words] of [
      ['beach.jpg', '\u0089PNG', 'beach.jpg isn’t a backup copy'],
      ['empty.json', '', 'empty.json is empty'],
      ['bills.json', '{"bills":[]}', 'not a backup copy of a project'],
      [
        'later.json',
        '{"format":"reelwright-project","format_version":99,"project":{"data":{}}}',
        'newer version',
      ],
    ] as const) {
      await choose(name, text);
      const dialog = page.getByRole('dialog', { name: 'We couldn’t import this file' });
      await expect(dialog).toContainText(words);
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Make your first video' })).toBeVisible();
    }

    const project = {
      title: 'from elsewhere',
      category: 'quiz-video',
      data: { version: 1, frames: [], watermark: { opacity: 'very' } },
    };
    await choose(
      'elsewhere.json',
      JSON.stringify({ format: 'reelwright-project', format_version: 1, project }),
    );
    await expectToast(page, /Imported “from elsewhere”\. One setting couldn’t/);
    await expect(row(page, 'from elsewhere')).toContainText('Quiz · in progress');

    const id = await makeProject(page, { title: 'dropped' });
    const reply = await page.request.get(`/api/members/save-local?proj_id=${id}`);
    const carried = await page.evaluateHandle(
      (text) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], 'dropped.json', { type: 'application/json' }));
        return transfer;
      },
      await reply.text(),
    );
    await page.dispatchEvent('body', 'dragover', { dataTransfer: carried });
    await expect(page.getByText('Drop a backup copy to import it')).toBeVisible();
    await page.dispatchEvent('body', 'drop', { dataTransfer: carried });
    await expectToast(page, 'Imported “dropped”');
    await expect(titlesOf(page)).toHaveText(['dropped', 'dropped', 'from elsewhere']);
  });
});

test('everything can be done by keyboard alone', async ({ page }) => {
  await signUpQuickly(page, 'keyboard');
  await makeProjects(page, ['first', 'second']);
  await openList(page);
  await expect(titlesOf(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'More for second' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Play' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Publish' })).toBeFocused();
  // Every entry in its order, down to the one that is wanted.
  const entries = await page.getByRole('menuitem').allInnerTexts();
  for (const name of entries.slice(2, entries.indexOf('Duplicate') + 1)) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(titlesOf(page)).toHaveText(['Copy of second', 'second', 'first']);

  await page.getByRole('button', { name: 'More for first' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Play' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Delete video' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titlesOf(page)).toHaveText(['Copy of second', 'second']);
  // The row is gone, and the focus stays where the videos are.
  await expect(page.getByRole('list', { name: 'Videos' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('list', { name: 'Videos' }).locator(':focus')).toHaveCount(1);
});
