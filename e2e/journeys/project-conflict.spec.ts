import type { BrowserContext, Locator, Page } from '@playwright/test';
import { answer } from './answer.ts';
import { signUpVerified } from './people.ts';
import {
  expectSaved,
  loadProject,
  makeProject,
  openEditor,
  text,
  textsOf,
} from './project-tools.ts';
import { expect, expectAccessible, test } from './test.ts';

/** Both have changed the project, and this one did not hear of it. */
async function changeInBoth(page: Page, other: Page): Promise<Locator> {
  await text(other, 1).fill('theirs');
  await expectSaved(other);
  await text(page, 1).fill('mine');
  const question = page.getByRole('dialog', { name: 'This project was changed elsewhere' });
  await expect(question).toBeVisible();
  return question;
}

/** As on another machine: without the channel over which tabs tell each other what they saved. */
async function secondTab(context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => undefined;
  });
  return other;
}

test('two tabs on one project: theirs is taken, after seeing when it was saved; then the one follows the other; then mine is kept as a copy', async ({
  page,
}) => {
  await signUpVerified(page, 'conflict');
  const id = await makeProject(page, 'Shared', ['one', 'two']);
  const other = await secondTab(page.context());
  await openEditor(page, id);
  await openEditor(other, id);
  const savedTexts = async (projectId = id) => textsOf(await loadProject(page, projectId));

  let question = await changeInBoth(page, other);
  await question.getByRole('button', { name: 'See when' }).press('Enter');
  await expect(question).toContainText(
    /Theirs was saved just now, on .*, as revision 2\. Yours is based on revision 1\./,
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Take theirs' }).click();
  await expect(text(page, 1)).toHaveValue('theirs');
  await expectSaved(page);
  expect(await savedTexts()).toEqual(['theirs', 'two']);

  // A tab without changes of its own follows the other one.
  await text(page, 1).fill('both agree');
  await expectSaved(page);
  expect(await savedTexts()).toEqual(['both agree', 'two']);
  await expect(text(other, 1)).toHaveValue('both agree');

  // Keeping mine makes a copy and leaves theirs alone.
  question = await changeInBoth(page, other);
  await expect(page.getByRole('button', { name: 'Keep mine as a copy' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expectSaved(page);
  await expect(page.getByRole('button', { name: 'Rename Copy of Shared' })).toBeVisible();
  const copyId = Number(new URL(page.url()).searchParams.get('pid'));
  expect(copyId).not.toBe(id);
  expect(await savedTexts(copyId)).toEqual(['mine', 'two']);
  expect(await savedTexts()).toEqual(['theirs', 'two']);
  await text(page, 1).fill('mine goes on');
  await expectSaved(page);
  await text(other, 1).fill('theirs goes on');
  await expectSaved(other);
  expect(await savedTexts(copyId)).toEqual(['mine goes on', 'two']);
  expect(await savedTexts()).toEqual(['theirs goes on', 'two']);
});

test.describe('without a connection', () => {
  test.use({ allowRefusals: true });

  test('edits that were kept while the project went on come back as a copy', async ({ page }) => {
    await signUpVerified(page, 'kept-behind');
    const id = await makeProject(page, 'Behind', ['one']);
    await openEditor(page, id);
    await answer(page, '*/api/user/projects/patch', 'lost');
    await text(page, 1).fill('kept here');
    await expect(page.getByText('Offline: 1 change kept here')).toBeVisible();
    const context = page.context();
    const other = await secondTab(context);
    await openEditor(other, id);
    await text(other, 1).fill('saved there');
    await expectSaved(other);
    await page.close({ runBeforeUnload: false });
    const later = await context.newPage();
    await openEditor(later, id);
    const offer = later.getByRole('dialog', { name: 'Changes that were not saved' });
    await expect(offer).toContainText('You have 1 change from just now that was not saved.');
    await offer.getByRole('button', { name: 'Restore as a copy' }).click();
    await expect(text(later, 1)).toHaveValue('kept here');
    await expectSaved(later);
    await expect(later.getByRole('button', { name: 'Rename Copy of Behind' })).toBeVisible();
    expect(textsOf(await loadProject(later, id))).toEqual(['saved there']);
  });
});
