import { addSlide, Item } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../testing/answer-calls.ts';
import { renderEditor } from '../testing/render-editor.tsx';
import { movieSettings } from './state/movie-settings-store.ts';

const words = Item.parse({
  id: 'words',
  type: 'text',
  name: 'Words',
  text: 'Hello',
  font: { size: 80 },
});

it('gives the keys back to the editor once a colour of the palette was chosen', async () => {
  answerCalls({ '/api/members/library': () => [] });
  const { tab, itemsNow, layer } = renderEditor(words);
  await layer('Words').click();
  const field = page.getByRole('textbox', { name: 'Color', exact: true }).first();
  await field.click();
  const swatch = document.querySelector<HTMLElement>('.mantine-ColorInput-swatch');
  swatch?.click();
  await expect.poll(() => itemsNow()[0]?.font?.color).toBeTruthy();
  await expect.poll(() => document.activeElement?.tagName).not.toBe('INPUT');
  await userEvent.keyboard('{Delete}');
  await expect.poll(itemsNow).toHaveLength(0);
  tab.discard();
});

it('has the size and colour of a new text one press away', async () => {
  answerCalls({ '/api/members/library': () => [] });
  const { tab } = renderEditor(words);
  await page.getByRole('button', { name: 'Add text' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Text 2' })).toHaveFocus();
  await page.getByRole('button', { name: 'Size, color and motion' }).click();
  const panel = page.getByRole('region', { name: 'Selection' });
  await expect.element(panel.getByRole('heading', { name: 'Double click to edit' })).toBeVisible();
  await expect.element(panel.getByRole('textbox', { name: 'Color' }).first()).toBeVisible();
  tab.discard();
});

it('lets one set how new slides come in, and shows it as theirs', async () => {
  answerCalls({ '/api/members/library': () => [], '/api/members/transitions': () => [] });
  const handle = page
    .getByRole('region', { name: 'Timeline' })
    .getByRole('button', { name: /^Transition:/ });
  const { tab, layer } = renderEditor(words);
  await expect.element(layer('Words')).toBeVisible();
  // The film begins with the first slide: nothing comes before it that it could follow.
  await expect.element(handle).not.toBeInTheDocument();
  tab.edit(addSlide, { slide: { id: 'second', items: [], title: 'Second' } });
  await page.getByRole('button', { name: /^Second/ }).click();
  await expect.element(handle).toHaveAccessibleName('Transition: a plain cut');
  movieSettings.set('transition');
  const tiles = page.getByRole('group', { name: 'Slides change with' }).getByRole('button');
  // Each has a heart and 'more like this' beside it.
  await tiles.nth(3).click();
  const data = () => tab.view.get().saving.data;
  await expect.poll(() => data().defaultTransition?.type).toBe('css');
  movieSettings.set(undefined);
  tab.edit(addSlide, { slide: { id: 'new', items: [] } });
  // Nothing of its own is written into it, so it goes along with the film.
  expect(data().frames.at(-1)?.transition).toBeUndefined();
  await expect.element(handle).toHaveAccessibleName(/^Transition: (?!a plain cut)/);
  tab.discard();
});
