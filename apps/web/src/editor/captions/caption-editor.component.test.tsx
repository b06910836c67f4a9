import { captionLines } from '@reelwright/captions';
import { addSlide, type ProjectData } from '@reelwright/movie';
import { newSaving } from '@reelwright/saving';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createProjectTab, type ProjectTab } from '../../project/project-tab.ts';
import { shortcutStore } from '../../shortcuts/shortcut-store.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { Editor } from '../editor.tsx';
import { captionEditor } from './caption-editor-store.ts';

const tabs: ProjectTab[] = [];

afterEach(() => {
  captionEditor.set(false);
  for (const tab of tabs.splice(0)) tab.discard();
});

/** The editor with captions open, of a film in which these texts are said at two words a second. */
function openCaptions(texts: readonly string[]) {
  answerCalls({ '/api/members/library': () => [] });
  const tab = createProjectTab(newSaving('full-video', undefined), {
    askForName: async () => undefined,
    askToSignIn: async () => false,
    checkMember: async () => undefined,
  });
  tabs.push(tab);
  for (const [at, text] of texts.entries()) {
    const words = text
      .split(' ')
      .filter(Boolean)
      .map((word, place) => ({ text: word, startTime: place / 2, endTime: place / 2 + 0.4 }));
    const slide = { id: `s${at}`, duration: Math.max(2, words.length / 2 + 1), items: [] };
    const narration = { narration: { url: '', volume: 100, text, words } };
    tab.edit(addSlide, { slide: { ...slide, ...(text && narration) } });
  }
  captionEditor.set(true);
  renderComponent(
    <div style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
      <Editor tab={tab} />
    </div>,
  );
  const data = (): ProjectData => tab.view.get().saving.data;
  const rows = () => captionLines(data()).map(({ text }) => text.replaceAll('\n', ' '));
  const line = (number: number) =>
    page.getByRole('textbox', { name: new RegExp(`^Line ${number}(,|$)`) });
  return { tab, data, rows, line };
}

const sea = 'The see is deep. Nobody knows how deep it is.';

async function putCaret(line: ReturnType<typeof page.getByRole>, at: number): Promise<void> {
  await line.click();
  const field = line.element();
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(at, at);
}

it('retypes, splits, joins and takes it all back by keys', async () => {
  const { rows, line } = openCaptions([sea]);
  await expect.element(line(1)).toHaveValue('The see is deep.');
  await putCaret(line(1), 'The see'.length);
  await userEvent.keyboard('{Backspace}a');
  await expect.poll(rows).toEqual(['The sea is deep.', 'Nobody knows how deep it is.']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(rows).toEqual(['The sea', 'is deep.', 'Nobody knows how deep it is.']);
  await expect.element(line(2)).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect.poll(rows).toEqual(['The sea is deep.', 'Nobody knows how deep it is.']);
  await expect.element(line(1)).toHaveFocus();
  await putCaret(line(1), 'The sea is deep.'.length);
  await userEvent.keyboard('{Delete}');
  await expect.poll(rows).toEqual(['The sea is deep. Nobody knows how deep it is.']);
  await userEvent.keyboard('{Control>}zzz{/Control}');
  await expect.poll(rows).toEqual(['The sea is deep.', 'Nobody knows how deep it is.']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(line(1)).toHaveValue('The see is deep.');
});

it('moves lines by keys and by their times, hides them and shows what is spoken', async () => {
  const { data, rows, line } = openCaptions([sea, 'Whales dive for an hour.']);
  const starts = () => captionLines(data()).map(({ start }) => Math.round(start * 10) / 10);
  await expect.element(line(3)).toBeVisible();
  await expect.poll(starts).toEqual([0, 2, 6]);
  await line(2).click();
  await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}');
  await expect.poll(starts).toEqual([0, 2.2, 6]);
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
  await expect.poll(starts).toEqual([0, 2.3, 6.1]);
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  await expect.element(page.getByRole('textbox', { name: 'Begins' })).toHaveFocus();
  await userEvent.keyboard('0:01.80{Enter}');
  await expect.poll(starts).toEqual([0, 1.8, 6.1]);
  await userEvent.keyboard('{Escape}');
  await expect.element(line(2)).toHaveFocus();
  await userEvent.keyboard('{Control>}{Shift>}h{/Shift}{/Control}');
  await expect.poll(rows).toEqual(['The see is deep.', 'Whales dive for an hour.']);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect.poll(() => rows().length).toBe(3);
  await page.getByRole('button', { name: 'As spoken' }).click();
  await expect.poll(starts).toEqual([0, 2, 6.1]);
  await expectAccessible();
});

it('finds words in all lines and replaces them one by one or at once', async () => {
  const { rows, line } = openCaptions([sea]);
  await line(1).click();
  await userEvent.keyboard('{Control>}h{/Control}');
  await userEvent.keyboard('DEEP');
  await expect.element(page.getByText('1 of 2')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Match case' }).click();
  await expect.element(page.getByText('None')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Match case' }).click();
  await userEvent.fill(page.getByRole('textbox', { name: 'Replace with' }), 'blue');
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect.poll(rows).toEqual(['The see is blue.', 'Nobody knows how deep it is.']);
  await userEvent.fill(page.getByRole('textbox', { name: 'Find' }), 'e');
  await expectAccessible();
  await page.getByRole('button', { name: 'Replace all' }).click();
  await expect.poll(() => rows()[0]).toBe('Thblue sblueblue is blublue.');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(rows).toEqual(['The see is blue.', 'Nobody knows how deep it is.']);
});

it('says what to do in a film in which nobody speaks, and takes a line that somebody writes', async () => {
  const { rows, line } = openCaptions(['']);
  await expect.element(page.getByRole('button', { name: 'Add a voice' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Add a line here' }).click();
  await expect.element(line(1)).toHaveFocus();
  await userEvent.keyboard('Waves');
  await expect.poll(rows).toEqual(['Waves']);
});

it('draws only the lines in sight of a long film, and lists its keys', async () => {
  const texts = Array.from(
    { length: 120 },
    (_, at) => `Slide ${at} is said. Then it says more of it.`,
  );
  const { line } = openCaptions(texts);
  await expect.element(line(1)).toBeVisible();
  await expect.element(page.getByText('240 lines')).toBeVisible();
  expect(document.querySelectorAll('textarea').length).toBeLessThan(60);
  await line(1).click();
  await userEvent.keyboard('{Control>}{End}{/Control}{ArrowDown}');
  await expect.element(line(2)).toHaveFocus();
  const listed = shortcutStore.get().map(({ keys }) => keys.join('+'));
  expect(listed).toContain('alt+ArrowLeft');
  expect(new Set(listed).size).toBe(listed.length);
});
