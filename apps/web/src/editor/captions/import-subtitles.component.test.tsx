import { captionLines } from '@reelwright/captions';
import { addSlide } from '@reelwright/movie';
import { newSaving } from '@reelwright/saving';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createProjectTab } from '../../project/project-tab.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { createCaptionDesk } from './caption-desk.ts';
import { ImportSubtitles } from './import-subtitles.tsx';
import { DeskContext } from './use-desk.ts';

function openImport() {
  const tab = createProjectTab(newSaving('full-video', undefined), {
    askForName: async () => undefined,
    askToSignIn: async () => false,
    checkMember: async () => undefined,
  });
  const text = 'The see is deep.';
  const words = text
    .split(' ')
    .map((word, at) => ({ text: word, startTime: 1 + at / 2, endTime: 1.4 + at / 2 }));
  tab.edit(addSlide, {
    slide: { id: 's', items: [], duration: 8, narration: { url: '', volume: 100, text, words } },
  });
  renderComponent(
    <DeskContext value={createCaptionDesk(tab)}>
      <ImportSubtitles />
    </DeskContext>,
  );
  const rows = () => captionLines(tab.view.get().saving.data).map((line) => line.text);
  return { tab, rows };
}

async function chooseFile(name: string, type: string, content: string): Promise<void> {
  await expect.poll(() => document.querySelector('input[type="file"]')).not.toBeNull();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const given = new DataTransfer();
  given.items.add(new File([content], name, { type }));
  if (input) input.files = given.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
}

const file = `1
00:00:01,000 --> 00:00:03,000
The <i>sea</i> is deep.

3
00:00:05,000 --> 00:00:04,000
(Waves)

4
00:01:00,000 --> 00:01:02,000
Too late
`;

it('takes a file, says what it put right by line, and takes it back', async () => {
  const { tab, rows } = openImport();
  await chooseFile('sea.srt', 'application/x-subrip', file);
  await expect
    .element(page.getByText(/2 lines found\. 1 follows the voice\. 1 falls/))
    .toBeVisible();
  await expect.element(page.getByText('Line 5')).toBeVisible();
  await expect.element(page.getByText(/ended before it began/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Use these 2 lines' }).click();
  await expect.poll(rows).toEqual(['The sea is deep.', '(Waves)']);
  // They are seen at once, and one undo takes both back.
  const isOn = () => tab.view.get().saving.data.captions?.on ?? false;
  expect(isOn()).toBe(true);
  tab.undo();
  expect(rows()).toEqual(['The see is deep.']);
  expect(isOn()).toBe(false);
  tab.discard();
});

it('takes what is pasted', async () => {
  const { tab, rows } = openImport();
  await userEvent.fill(
    page.getByRole('textbox', { name: 'Or paste them' }),
    'WEBVTT\n\n00:01.000 --> 00:03.000\nDas Meer ist tief.',
  );
  await page.getByRole('button', { name: 'Read them' }).click();
  await page.getByRole('button', { name: 'Use this line' }).click();
  await expect.poll(rows).toEqual(['Das Meer ist tief.']);
  tab.discard();
});

it.each([
  ['photo.jpg', 'image/jpeg', 'x', /“photo\.jpg” is a picture\./],
  ['huge.srt', '', 'x'.repeat(20_000_000), /“huge\.srt” is 20 MB\. .* 5 MB at most\./],
  ['notes.txt', 'text/plain', 'Buy milk', /It has no subtitles we can read/],
  ['photo.srt', '', '\xff\xd8\xff\xe0\0\x10JFIF\0', /It has no subtitles we can read/],
])('refuses %s in a sentence', async (name, type, content, sentence) => {
  const { tab } = openImport();
  await chooseFile(name, type, content);
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Or paste them' })).toBeVisible();
  tab.discard();
});
