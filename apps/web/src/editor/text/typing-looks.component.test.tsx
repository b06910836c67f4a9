import { type Item, newTextItem } from '@reelwright/movie';
import { parseHtml } from '@reelwright/stage';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeLook } from '../../rich-text/rich-text.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { handOn } from '../../testing/hand-on-stage.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { textTyping } from './text-typing.ts';

async function typeIn(item: Item) {
  answerCalls({ '/api/members/library': () => [] });
  const editor = renderEditor({ ...item, name: 'Words' });
  const stage = page.getByTestId('stage');
  await expect.element(stage.getByRole('button', { name: 'Words' })).toBeVisible();
  await handOn(stage.element()).doubleClick([960, 540]);
  await expect.poll(() => textTyping.get()).toBeDefined();
  return { ...editor, textNow: () => editor.itemsNow()[0]?.text };
}

function press(name: string): void {
  const [button] = page.getByRole('button', { name, exact: true }).elements();
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

it('says that a new text is bold, and makes a part of it light', async () => {
  const { tab, textNow } = await typeIn({ ...newTextItem('words'), text: 'One two' });
  const bold = page
    .getByRole('toolbar', { name: 'Text formatting' })
    .getByRole('button', { name: 'Bold' });
  await expect.element(bold).toHaveAttribute('aria-pressed', 'true');
  textTyping.get()?.commands.setTextSelection({ from: 5, to: 8 });
  bold.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(textNow).toBe('<p>One <span style="font-weight: normal">two</span></p>');
  await expect.element(bold).toHaveAttribute('aria-pressed', 'false');
  // What is typed in the place of everything looks like the whole text.
  textTyping.get()?.commands.focus();
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}New');
  await expect.poll(textNow).toBe('New');
  tab.discard();
});

it('changes the size of all words and leaves each its colour', async () => {
  const html =
    '<p><span style="color: #ff0000">red</span> <span style="color: #0000ff">blue</span> plain</p>';
  const { tab, textNow } = await typeIn({ ...newTextItem('words'), text: html });
  const editor = textTyping.get();
  if (!editor) throw new Error('Nobody types');
  await userEvent.keyboard('{Control>}a{/Control}');
  changeLook(editor, { sizePx: 40 });
  const [red, blue] = ['rgba(255,0,0,1)', 'rgba(0,0,255,1)'];
  await expect
    .poll(() =>
      parseHtml(textNow() ?? '')
        .flatMap(({ runs }) => runs)
        .map(({ text, style }) => [text, style.color, style.sizePx]),
    )
    .toEqual([
      ['red', red, 40],
      [' ', undefined, 40],
      ['blue', blue, 40],
      [' plain', undefined, 40],
    ]);
  tab.discard();
});

it('tells that a font has no italic letters', async () => {
  const { tab, itemsNow } = await typeIn({ ...newTextItem('words'), text: 'Lean' });
  await userEvent.keyboard('{Escape}');
  // The toolbar of what is typed goes first: its buttons are called the same.
  await expect.poll(() => textTyping.get()).toBeUndefined();
  await expect
    .element(page.getByRole('button', { name: 'Italic', exact: true }).first())
    .toBeVisible();
  press('Italic');
  await expect.poll(() => itemsNow()[0]?.font?.styles).toContain('italic');
  await expect.element(page.getByText(/Sen has no italic letters/)).toBeVisible();
  tab.discard();
});

it('puts the caret at the beginning with Home right after a letter', async () => {
  const { tab, textNow } = await typeIn({ ...newTextItem('words'), text: 'x' });
  await userEvent.keyboard('Hello{Home}>');
  await expect.poll(textNow).toBe('&gt;Hello');
  await userEvent.keyboard('{End}!{Home}<');
  await expect.poll(textNow).toBe('&lt;&gt;Hello!');
  tab.discard();
});
