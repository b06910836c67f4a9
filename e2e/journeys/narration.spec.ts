import { signUpVerified } from './people.ts';
import { expectSaved, loadProject, makeProject, openEditor } from './project-tools.ts';
import { expect, expectAccessible, test } from './test.ts';

test.use({ permissions: ['microphone'] });

const text = (id: string, words: string) => ({
  id,
  type: 'text',
  text: words,
  x: 200,
  y: 400,
  font: { size: 80 },
  width: 1000,
  height: 200,
  scaleX: 1,
  scaleY: 1,
  timing: { startTime: 0, endTime: 5 },
});
const frames = [
  { id: 'one', title: 'Beans', items: [text('a', 'Good coffee starts with fresh beans')] },
  { id: 'two', title: 'Grind', items: [text('b', 'Grind them just before you brew')] },
];

interface Saved {
  readonly captions?: { readonly corrections?: readonly { readonly text?: string }[] };
  readonly frames: readonly {
    readonly items: readonly {
      readonly name?: string;
      readonly audio?: { readonly url: string; readonly text?: string };
    }[];
  }[];
}

test('slides are narrated with a microphone after a countdown, and by a computer voice', async ({
  page,
}) => {
  await signUpVerified(page, 'narration');
  const id = await makeProject(page, 'Spoken', [], { frames });
  await openEditor(page, id);

  await page.getByRole('button', { name: 'Movie' }).click();
  await page.getByRole('menuitem', { name: 'Record narration for the whole video' }).click();
  const recorder = page.getByRole('region', { name: 'Voice recorder' });
  await expect(page.getByText('Close the voice recorder to re-enable')).toBeVisible();
  await recorder.getByRole('button', { name: 'Record the whole video' }).click();
  await expect(recorder).toContainText('Recording slide 1 of 2 in 3…');
  await expect(recorder).toContainText('Recording slide 1 of 2, 0:01');
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Recording…');
  // The space bar goes on to the next slide, which counts down again; Escape keeps nothing of that one.
  await page.keyboard.press('Space');
  await expect(recorder).toContainText('Recording slide 2 of 2, 0:01');
  await page.keyboard.press('Escape');
  await expect(recorder).toContainText('Ready when you are');
  await recorder.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Movie' }).click();
  await page.getByRole('menuitem', { name: 'Voice narration' }).click();
  const popup = page.getByRole('dialog', { name: 'Voice narration' });
  await popup.getByText('Computer Generated').click();
  await expect(popup.getByText('1 of 2 lines have a voice')).toBeVisible();
  await expectAccessible(page);
  await popup.getByRole('button', { name: 'Speak the line that is left' }).click();
  await expect(popup.getByText('Every line has a voice')).toBeVisible({ timeout: 90_000 });
  await page.keyboard.press('Escape');

  // What the voice says is read beside the film, and corrected there.
  await page.getByRole('button', { name: 'Movie' }).click();
  await page.getByRole('menuitem', { name: 'Edit captions' }).click();
  const line = page.getByRole('textbox', { name: /^Line \d$/ }).last();
  await expect(line).toHaveValue(/brew/);
  await line.press('End');
  await line.press('Backspace');
  await line.pressSequentially(' it!');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();

  // Each slide has its voice as a layer; what was recorded was not spoken over.
  await expectSaved(page);
  const saved: Saved = JSON.parse((await loadProject(page, id)).data_json);
  const voices = saved.frames.map(({ items }) => items.filter(({ name }) => name === 'Narration'));
  expect(voices.map(({ length }) => length)).toEqual([1, 1]);
  expect(voices[0]?.[0]?.audio?.url).not.toContain('/voices/');
  // So that a slide whose words change later says that its recording is of other ones.
  expect(voices[0]?.[0]?.audio?.text).toBe('Good coffee starts with fresh beans.');
  expect(voices[1]?.[0]?.audio?.url).toContain('/voices/');
  expect(saved.captions?.corrections?.[0]?.text).toMatch(/ it!$/);
});
