import { answer } from './answer.ts';
import { codeMailedTo } from './mail.ts';
import { newEmail, signUpVerified } from './people.ts';
import {
  expectSaved,
  loadProject,
  makeProject,
  openEditor,
  slideTitle,
  text,
  textsOf,
} from './project-tools.ts';
import { expect, expectAccessible, test } from './test.ts';
import { expectToast, noteToasts } from './toasts.ts';

test('a new project is saved by itself, renamed, and there again after a reload', async ({
  page,
}) => {
  await signUpVerified(page, 'new-project');
  await page.goto('/members.html#/create');
  await page.getByRole('link', { name: 'Start with a blank video' }).click();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add text' }).click();
  await expect(text(page, 1)).toBeFocused();
  await expect(text(page, 1)).toHaveValue('Double click to edit');
  await page.keyboard.type('The best coffee <in> town');
  await expectSaved(page);
  await expect(page).toHaveURL(/\?pid=\d+#\/full-video$/);
  await expect(page.getByRole('button', { name: 'Rename Untitled video' })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const name = page.getByRole('textbox', { name: 'Project name' });
  await expect(name).toBeFocused();
  await name.fill('Coffee');
  await name.press('Enter');
  await expectSaved(page);
  await text(page, 1).press('End');
  await page.keyboard.type('!');
  await expect(page.getByText('Saving…')).toBeVisible();
  await expectSaved(page);
  await page.reload();
  await expect(text(page, 1)).toHaveValue('The best coffee <in> town!');
  await expect(page.getByRole('button', { name: 'Rename Coffee' })).toBeVisible();
});

test('a small change is sent as a small change', async ({ page }) => {
  await signUpVerified(page, 'patch');
  const id = await makeProject(page, 'Patched', ['one', 'two']);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/projects\/(save|patch)/.test(request.url())) {
      sent.push(`${request.url().split('/').at(-1)} ${request.postData()}`);
    }
  });
  await openEditor(page, id);
  await text(page, 1).fill('first');
  await text(page, 1).fill('uno');
  await expectSaved(page);
  await text(page, 1).fill('one more');
  await text(page, 1).fill('uno');
  await expect(page.getByText('Saving…')).toBeVisible();
  await expectSaved(page);
  // What is back where it was is not sent at all.
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/^patch /);
  expect(sent[0]).toContain('uno');
  expect(sent[0]).not.toContain('first');
  expect(textsOf(await loadProject(page, id))).toEqual(['uno', 'two']);
});

test.describe('without a connection', () => {
  test.use({ allowRefusals: true });

  test('edits survive the end of the page and are there on return', async ({ page }) => {
    await signUpVerified(page, 'offline');
    const id = await makeProject(page, 'Offline', ['one']);
    await openEditor(page, id);
    await answer(page, '*/api/user/projects/patch', 'lost');
    await text(page, 1).fill('typed on the train');
    await expect(page.getByText(/^Offline: 1 change kept here$/)).toBeVisible();
    await slideTitle(page).fill('On the train');
    await expect(page.getByText(/^Offline: 2 changes kept here$/)).toBeVisible();
    expect(textsOf(await loadProject(page, id))).toEqual(['one']);
    // The page dies without a word.
    const context = page.context();
    await page.close({ runBeforeUnload: false });
    const later = await context.newPage();
    await noteToasts(later);
    await openEditor(later, id);
    await expectToast(later, /2 changes from .* that were not saved are back/);
    await expect(text(later, 1)).toHaveValue('typed on the train');
    await expect(slideTitle(later)).toHaveValue('On the train');
    await expectSaved(later);
    expect(textsOf(await loadProject(later, id))).toEqual(['typed on the train']);
    await later.reload();
    await expect(text(later, 1)).toHaveValue('typed on the train');
  });

  test('what an account has no room for stays here, with the reason, until there is room', async ({
    page,
  }) => {
    await signUpVerified(page, 'full');
    const id = await makeProject(page, 'Full', ['one']);
    await openEditor(page, id);
    const saves = ['*/api/user/projects/patch', '*/api/user/projects/save'];
    const full =
      "Your plan has room for 500 MB of projects, and it's full. Please permanently delete what you no longer need, or upgrade.";
    for (const call of saves) await answer(page, call, { status: 409, json: { error: full } });
    await text(page, 1).fill('one too many');
    await expect(page.getByText(`Not saved, 1 change kept here: ${full}`)).toBeVisible();
    await expectAccessible(page);
    for (const call of saves) await answer(page, call, 'server');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectSaved(page);
    expect(textsOf(await loadProject(page, id))).toEqual(['one too many']);
  });

  test('a project that was never saved is offered back', async ({ page }) => {
    await signUpVerified(page, 'unborn');
    const saves = '*/api/user/projects/save';
    await answer(page, saves, 'lost');
    await page.goto('/members.html#/full-video');
    await page.getByRole('button', { name: 'Add text' }).click();
    await page.keyboard.type('Never saved');
    const context = page.context();
    await page.close({ runBeforeUnload: false });
    const later = await context.newPage();
    await answer(later, saves, 'lost');
    await later.goto('/members.html#/full-video');
    const offer = later.getByRole('dialog', { name: 'Changes that were not saved' });
    await expect(offer).toContainText(/You have \d+ changes from just now that were not saved/);
    await expectAccessible(later);
    await later.keyboard.press('Enter');
    await expect(text(later, 1)).toHaveValue('Never saved');
    await later.close({ runBeforeUnload: false });
    const last = await context.newPage();
    await last.goto('/members.html#/full-video');
    await last.getByRole('button', { name: 'Discard' }).click();
    await expect(last.getByText('What should people read on this slide?')).toBeVisible();
    await last.reload();
    await expect(last.getByText('What should people read on this slide?')).toBeVisible();
    await expect(last.getByRole('dialog')).toBeHidden();
  });

  test('an edit waits for the login when the session ends in mid-save', async ({ page }) => {
    const email = await signUpVerified(page, 'expired');
    const id = await makeProject(page, 'Expired', ['one']);
    await openEditor(page, id);
    await page.context().clearCookies();
    await text(page, 1).fill('typed as a stranger');
    const popup = page.getByRole('dialog');
    await expect(popup).toContainText('Your session has ended. Log in to continue.');
    await expect(page.getByText('Logged out: 1 change kept here')).toBeAttached();
    await popup.getByRole('textbox', { name: 'Email' }).fill(email);
    await popup.getByRole('textbox', { name: 'Password' }).fill('a good password');
    await popup.getByRole('button', { name: 'Log in' }).click();
    await expectSaved(page);
    expect(textsOf(await loadProject(page, id))).toEqual(['typed as a stranger']);
  });

  test('somebody else on the same browser is not offered what is not theirs', async ({ page }) => {
    await signUpVerified(page, 'first-person');
    await page.goto('/members.html#/full-video');
    await page.getByRole('button', { name: 'Add text' }).click();
    await page.keyboard.type('Mine alone');
    const context = page.context();
    await page.close({ runBeforeUnload: false });
    await context.clearCookies();
    const other = await context.newPage();
    await signUpVerified(other, 'second-person');
    await other.goto('/members.html#/full-video');
    await expect(other.getByText('What should people read on this slide?')).toBeVisible();
    await expect(other.getByRole('dialog')).toBeHidden();
  });

  test('a project that is not there says so and leads back', async ({ page }) => {
    await signUpVerified(page, 'missing');
    await page.goto('/members.html?pid=999999#/full-video');
    await expect(page.getByRole('heading', { name: "This project isn't here" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to projects' }).click();
    await expect(page).toHaveURL(/members\.html#\/projects$/);
  });
});

test('a guest is asked to sign up when they save, and it is saved after that', async ({ page }) => {
  await page.goto('/members.html#/full-video');
  await page.getByRole('button', { name: /guest/i }).click();
  await page.getByRole('button', { name: 'Add text' }).click();
  await page.keyboard.type('By a guest');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const popup = page.getByRole('dialog');
  const email = newEmail('guest');
  await popup.getByRole('textbox', { name: 'Email' }).fill(email);
  await popup.getByRole('textbox', { name: 'Password' }).fill('a good password');
  await popup.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel(/8 digit code/).fill(await codeMailedTo(email, 'is your Reelwright code'));
  const name = page.getByRole('dialog', { name: 'Name your project' });
  await name.getByRole('button', { name: 'Save' }).click();
  await expectSaved(page);
  await expect(page).toHaveURL(/\?pid=\d+#/);
  await page.reload();
  await expect(text(page, 1)).toHaveValue('By a guest');
});
