import { answer } from './answer.ts';
import { signUpVerified } from './people.ts';
import {
  expectSaved,
  loadProject,
  makeProject,
  openEditor,
  slideTitle,
  text,
  textsOf,
} from './project-tools.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';

const undoKeys = 'Control+z';

test('every change can be undone and done again, past two hundred', async ({ page }) => {
  await signUpVerified(page, 'undo');
  const id = await makeProject(page, 'Undone', ['one']);
  await openEditor(page, id);
  const strip = page.getByRole('navigation', { name: 'Slides' });
  const add = page.getByRole('button', { name: 'Add slide', exact: true });
  await add.evaluate((button: HTMLButtonElement) => {
    for (let count = 0; count < 210; count += 1) button.click();
  });
  await expect(strip.getByRole('listitem')).toHaveCount(211);
  await page.evaluate(() => {
    const undo = { key: 'z', ctrlKey: true, bubbles: true };
    for (let count = 0; count < 209; count += 1) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', undo));
    }
  });
  await expect(strip.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press(undoKeys);
  await expect(strip.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+y');
  await expect(strip.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo: Add slide' }).click();
  await expect(strip.getByRole('listitem')).toHaveCount(2);
  await expectSaved(page);
  expect(JSON.parse((await loadProject(page, id)).data_json).frames).toHaveLength(2);
});

test('an earlier version is restored and that undone, typing is one step, and slides are added, copied, inserted, dragged, moved, renamed and removed', async ({
  page,
}) => {
  await signUpVerified(page, 'slides');
  const id = await makeProject(page, 'Slides', ['one', 'two']);
  await openEditor(page, id);
  await text(page, 1).fill('changed');
  await expectSaved(page);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const popup = page.getByRole('dialog', { name: 'History' });
  await expect(popup.getByRole('listitem')).toHaveCount(2);
  await expect(popup.getByRole('listitem').first()).toContainText('As it is now');
  await expect(popup.getByRole('listitem').last()).toContainText(/2 slides · \d+ (bytes|KB)/);
  await popup.getByRole('button', { name: /^Restore Slides from/ }).click();
  await expect(text(page, 1)).toHaveValue('one');
  await expectToast(page, /^This is the version from/);
  expect(textsOf(await loadProject(page, id))).toEqual(['one', 'two']);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(text(page, 1)).toHaveValue('changed');
  await expectSaved(page);
  await expect.poll(async () => textsOf(await loadProject(page, id))).toEqual(['changed', 'two']);

  // Another field begins another step.
  await text(page, 1).press('End');
  await page.keyboard.type(' two three');
  await slideTitle(page).fill('Title');
  await page.keyboard.press(undoKeys);
  await expect(slideTitle(page)).toHaveValue('Slide #1');
  await expect(text(page, 1)).toHaveValue('changed two three');
  await page.keyboard.press(undoKeys);
  await expect(text(page, 1)).toHaveValue('changed');

  const strip = page.getByRole('navigation', { name: 'Slides' });
  const titles = strip.locator('li [class*="title"]');
  const choose = async (slide: string, entry: string) => {
    await strip.getByRole('button', { name: `More for ${slide}` }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await expect(slideTitle(page)).toHaveValue('Slide #1');
  await choose('Slide #1', 'Insert after');
  await expect(titles).toHaveText(['Slide #1', 'Slide #3', 'Slide #2']);
  await expect(slideTitle(page)).toHaveValue('Slide #3');
  await choose('Slide #3', 'Insert before');
  await expect(titles).toHaveText(['Slide #1', 'Slide #4', 'Slide #3', 'Slide #2']);
  // Dragged to another place; one undo brings it back.
  const handle = (slide: string) =>
    page.getByRole('button', { name: `Move ${slide} with Alt and the arrow keys` }).boundingBox();
  const [from, to] = [await handle('Slide #1'), await handle('Slide #3')];
  if (!from || !to) throw new Error('The slides are not drawn');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + 60, { steps: 8 });
  await page.mouse.up();
  await expect(titles).toHaveText(['Slide #4', 'Slide #3', 'Slide #1', 'Slide #2']);
  await page.keyboard.press(undoKeys);
  await expect(titles).toHaveText(['Slide #1', 'Slide #4', 'Slide #3', 'Slide #2']);
  await choose('Slide #4', 'Rename');
  await expect(slideTitle(page)).toBeFocused();
  await page.keyboard.type('Intro');
  await choose('Intro', 'Duplicate');
  await expect(titles).toHaveText(['Slide #1', 'Intro', 'Intro', 'Slide #3', 'Slide #2']);
  await choose('Intro', 'Remove');
  await expectToast(page, 'Removed “Intro”.');
  await expect(titles).toHaveText(['Slide #1', 'Intro', 'Slide #3', 'Slide #2']);
  // The one before it is selected.
  await expect(strip.locator('[aria-current]')).toHaveText(/^Intro/);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(titles).toHaveText(['Slide #1', 'Intro', 'Intro', 'Slide #3', 'Slide #2']);
  await page.keyboard.press(undoKeys);
  await page.getByRole('button', { name: 'Move Slide #1 with Alt and the arrow keys' }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(titles).toHaveText(['Intro', 'Slide #1', 'Slide #3', 'Slide #2']);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(titles).toHaveText(['Slide #1', 'Intro', 'Slide #3', 'Slide #2']);

  // Several at once: up to one with Shift, one more with Ctrl; each change is one step.
  const card = (place: number) => strip.locator('li').nth(place).locator('[class*="select"]');
  await card(0).click();
  await card(1).click({ modifiers: ['Shift'] });
  await choose('Slide #1', 'Move later');
  await expect(titles).toHaveText(['Slide #3', 'Slide #1', 'Intro', 'Slide #2']);
  await card(3).click({ modifiers: ['ControlOrMeta'] });
  await choose('Slide #1', 'Copy 3 slides');
  await choose('Slide #1', 'Remove 3 slides');
  await expect(titles).toHaveText(['Slide #3']);
  await choose('Slide #3', 'Paste 3 slides');
  await expect(titles).toHaveText(['Slide #3', 'Slide #1', 'Intro', 'Slide #2']);
  await page.keyboard.press(undoKeys);
  await page.keyboard.press(undoKeys);
  await expect(titles).toHaveText(['Slide #3', 'Slide #1', 'Intro', 'Slide #2']);
  await expectSaved(page);
});

test('a whole video is made with the keyboard alone, and its last slide, removed, leaves a blank one behind', async ({
  page,
}) => {
  await signUpVerified(page, 'keyboard');
  const id = await makeProject(page, 'Keys', ['one']);
  await openEditor(page, id);
  const rename = page.getByRole('button', { name: 'Rename Keys' });
  await rename.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename By keyboard' })).toBeFocused();
  await page.getByRole('button', { name: 'Add text' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('second');
  await page.getByRole('button', { name: 'Move Text 2 with Alt and the arrow keys' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(text(page, 1)).toHaveValue('second');
  await page.keyboard.press('Control+s');
  await expectSaved(page);
  const project = await loadProject(page, id);
  expect(project.name).toBe('By keyboard');
  expect(textsOf(project)).toEqual(['second', 'one']);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Undo');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'More for Slide #1' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(slideTitle(page)).toHaveValue('Slide #2');
  await expect(page.getByText('What should people read on this slide?')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Duration' }).fill('1000');
  await expect(page.getByText('From 1 to 999 seconds')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Duration' }).fill('12');
  await expectSaved(page);
  const { frames } = JSON.parse((await loadProject(page, id)).data_json);
  expect(frames).toHaveLength(1);
  expect(frames[0].duration).toBe(12);
});

test.describe('with a connection that fails', () => {
  test.use({ allowRefusals: true });

  test('leaving waits for the save, and asks when it cannot be saved', async ({ page }) => {
    await signUpVerified(page, 'leaving');
    const id = await makeProject(page, 'Left', ['one']);
    await openEditor(page, id);
    await text(page, 1).fill('typed and gone');
    await page.getByRole('button', { name: 'Back to projects' }).click();
    await expect(page).toHaveURL(/members\.html#\/projects$/);
    expect(textsOf(await loadProject(page, id))).toEqual(['typed and gone']);

    // A save that takes long is asked about; once it has ended there is nothing left to ask.
    const warning = page.getByRole('dialog', { name: 'Leave this page?' });
    const { promise: asked, resolve: goOn } = Promise.withResolvers<void>();
    await answer(page, '*/api/user/projects/patch', () => asked.then(() => 'server'));
    await openEditor(page, id);
    await text(page, 1).fill('typed and slow');
    await page.getByRole('button', { name: 'Back to projects' }).click();
    await expect(warning).toBeVisible();
    goOn();
    await expect(page).toHaveURL(/members\.html#\/projects$/);
    await expect(warning).toBeHidden();
    expect(textsOf(await loadProject(page, id))).toEqual(['typed and slow']);

    await answer(page, '*/api/user/projects/save', 'lost');
    await page.goto('/members.html#/full-video');
    await page.getByRole('button', { name: 'Add text' }).click();
    await page.getByRole('button', { name: 'Back to projects' }).click();
    await expect(warning).toContainText('You have unsaved changes! Are you sure?');
    await warning.getByRole('button', { name: 'Stay' }).click();
    await expect(text(page, 1)).toHaveValue('Double click to edit');
  });
});
