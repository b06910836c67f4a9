import { Item, insertSlides, setSlideDuration } from '@reelwright/movie';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../testing/answer-calls.ts';
import { dragElement } from '../../testing/drag-element.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderEditor } from '../../testing/render-editor.tsx';

const words = (id: string, startTime: number, endTime: number) =>
  Item.parse({
    id,
    type: 'text',
    name: id,
    text: id,
    width: 400,
    height: 300,
    scaleX: 1,
    scaleY: 1,
    timing: { startTime, endTime },
  });

beforeEach(async () => {
  await page.viewport(1440, 900);
  answerCalls({ '/api/members/library': () => [] });
});

const bar = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}: from`) });
const timesOf = (items: readonly Item[]) =>
  items.map(({ timing }) => [timing.startTime, timing.endTime]);
const head = page.getByRole('slider', { name: 'Playhead', exact: true });

it('shows a layer that is selected, leaves a bar that is only pressed, and moves several together', async () => {
  const { tab, itemsNow, layer } = renderEditor(words('First', 0, 2), words('Second', 3, 4));
  await layer('First').click();
  await expect.element(head).toHaveAttribute('aria-valuenow', '0.5');
  await layer('Second').click();
  await expect.element(head).toHaveAttribute('aria-valuenow', '3.5');
  await dragElement(bar('Second').element(), { byX: 2 });
  expect(tab.view.get().history.past.at(-1)?.label).not.toBe('Change timing');
  // With Shift the other one as well; both go along.
  await dragElement(bar('First').element(), { shift: true });
  await expect.element(page.getByRole('heading', { name: '2 items' })).toBeVisible();
  await dragElement(bar('First').element(), { byX: 103 });
  await expect.poll(() => itemsNow()[0]?.timing.startTime).toBeGreaterThan(0.5);
  const [[one = 0] = [], [other = 0] = []] = timesOf(itemsNow());
  expect(other - one).toBeCloseTo(3);
  tab.discard();
});

it('trims with Q and W, takes what comes later along with ripple, marks with M, and takes each back at once', async () => {
  const { tab, itemsNow, layer } = renderEditor(words('First', 0, 2), words('Second', 2, 4));
  await layer('First').click();
  await userEvent.keyboard('w');
  await expect
    .poll(() => timesOf(itemsNow()))
    .toEqual([
      [0, 0.5],
      [2, 4],
    ]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.keyboard('{Shift>}R{/Shift}');
  await userEvent.keyboard('q');
  await expect
    .poll(() => timesOf(itemsNow()))
    .toEqual([
      [0, 1.5],
      [1.5, 3.5],
    ]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => timesOf(itemsNow())[1]).toEqual([2, 4]);
  await userEvent.keyboard('m');
  const markers = () => tab.view.get().saving.data.frames[0]?.markers;
  await expect.poll(markers).toHaveLength(1);
  await userEvent.keyboard('m');
  await expect.poll(markers).toEqual([]);
  tab.discard();
});

it('closes the gap of a layer that is removed with ripple, and leaves it without', async () => {
  const { tab, itemsNow, layer } = renderEditor(words('First', 0, 2), words('Second', 2, 4));
  await layer('First').click();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => timesOf(itemsNow())).toEqual([[2, 4]]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await layer('First').click();
  await userEvent.keyboard('{Shift>}{Delete}{/Shift}');
  await expect.poll(() => timesOf(itemsNow())).toEqual([[0, 2]]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await page.getByRole('button', { name: /^Ripple/ }).click();
  await layer('First').click();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => timesOf(itemsNow())).toEqual([[0, 2]]);
  tab.discard();
});

it('gives a marker a name, which the film’s timeline shows as well, and goes back to it', async () => {
  const { tab } = renderEditor(words('First', 0, 2));
  await userEvent.keyboard('m');
  await page.getByRole('button', { name: /^Marker, / }).click();
  await expectAccessible();
  await page.getByRole('textbox', { name: 'Name of the marker' }).fill('The beat drops');
  await userEvent.keyboard('{Enter}');
  await head.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  const moved = head.element().getAttribute('aria-valuenow');
  await page.getByText('Film', { exact: true }).click();
  await page.getByRole('button', { name: /^The beat drops, / }).click();
  await page.getByText('Slide', { exact: true }).click();
  await expect.element(head).not.toHaveAttribute('aria-valuenow', moved);
  await userEvent.keyboard('{Escape}m');
  await expect.poll(() => tab.view.get().saving.data.frames[0]?.markerNames).toEqual([]);
  tab.discard();
});

it('plays the film backwards from one slide into the one before it', async () => {
  const { tab } = openFilm(3);
  tab.edit(setSlideDuration, { slideId: 's', duration: 9.8 });
  await page.getByText('Film', { exact: true }).click();
  const slider = page.getByRole('slider', { name: 'Playhead of the film' });
  slider.element().focus();
  await userEvent.keyboard('{PageUp}{PageDown}{PageDown}');
  await expect.element(block('Title 2')).toHaveAttribute('aria-current', 'true');
  const from = Number(slider.element().getAttribute('aria-valuenow'));
  await userEvent.keyboard('j');
  await expect
    .poll(() => Number(slider.element().getAttribute('aria-valuenow')))
    .toBeLessThan(from);
  await expect.element(block('Slide #1')).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('k');
  tab.discard();
});

it('puts a layer before another by its name', async () => {
  const { tab, itemsNow, layer } = renderEditor(words('Behind', 0, 2), words('Front', 0, 2));
  await expect.element(layer('Behind')).toBeVisible();
  await dragElement(layer('Behind').element(), { byY: -40 });
  await expect.poll(() => itemsNow().map(({ id }) => id)).toEqual(['Front', 'Behind']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => itemsNow().map(({ id }) => id)).toEqual(['Behind', 'Front']);
  tab.discard();
});

function openFilm(count: number) {
  const opened = renderEditor(words('Words', 0, 2));
  const slides = Array.from({ length: count }, (_, index) => ({
    id: `more${index}`,
    title: `Title ${index + 2}`,
    duration: 5,
    items: [],
  }));
  opened.tab.edit(insertSlides, { slides, at: 1 });
  return opened;
}

const film = page.getByRole('region', { name: 'Timeline of the film' });
const block = (title: string) =>
  film.getByRole('button', { name: new RegExp(`^\\d+ ${title}\\b`) });

it('shows the whole film, moves and stretches its slides, and goes to any moment of it', async () => {
  const { tab } = openFilm(3);
  await page.getByText('Film', { exact: true }).click();
  const order = () => tab.view.get().saving.data.frames.map(({ title }) => title);
  await expect.element(block('Title 2')).toBeVisible();
  await dragElement(block('Title 2').element(), { byX: 2 });
  await expect.element(block('Title 2')).toHaveAttribute('aria-current', 'true');
  await dragElement(block('Title 2').element(), { byX: 150 });
  await expect.poll(order).toEqual(['Slide #1', 'Title 3', 'Title 2', 'Title 4']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(order).toEqual(['Slide #1', 'Title 2', 'Title 3', 'Title 4']);
  // Its end is pulled: what comes later moves along.
  const { right, top, height } = block('Title 2').element().getBoundingClientRect();
  const edge = document.elementFromPoint(right - 3, top + height / 2);
  if (!edge) throw new Error('There is nothing at the end of the slide');
  await dragElement(edge, { byX: 48 });
  await expect.poll(() => tab.view.get().saving.data.frames[1]?.duration).toBe(7);
  const slider = page.getByRole('slider', { name: 'Playhead of the film' });
  await slider.element().focus();
  await userEvent.keyboard('{PageDown}');
  await expect.element(block('Title 3')).toHaveAttribute('aria-current', 'true');
  await expectAccessible();
  tab.discard();
});

it('takes a layer to another slide of the film, and one undo brings it back', async () => {
  const { tab } = openFilm(3);
  await page.getByText('Film', { exact: true }).click();
  const held = film.getByRole('button', { name: 'Words, layer' });
  await expect.element(held).toBeVisible();
  const where = () =>
    tab.view.get().saving.data.frames.map(({ items }) => items.map(({ timing }) => timing));
  // A second is 24 px: from the first slide, which lasts 8 s, into the second one.
  await dragElement(held.element(), { byX: 216 });
  await expect.poll(() => where().map(({ length }) => length)).toEqual([0, 1, 0, 0]);
  expect(where()[1]?.[0]?.startTime).toBeCloseTo(1, 0);
  await expect.element(block('Title 2')).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => where().map(({ length }) => length)).toEqual([1, 0, 0, 0]);
  tab.discard();
});

it('draws of five hundred slides only those in sight', async () => {
  const { tab } = openFilm(499);
  await page.getByText('Film', { exact: true }).click();
  const drawn = () => film.element().querySelectorAll('[data-slide]').length;
  await expect.element(block('Title 2')).toBeVisible();
  expect(drawn()).toBeLessThan(40);
  film.element().scrollLeft = 30_000;
  await expect.element(block('Title 252')).toBeVisible();
  expect(drawn()).toBeLessThan(40);
  await userEvent.keyboard('{Shift>}Z{/Shift}');
  await expect.poll(() => film.element().scrollWidth - film.element().clientWidth).toBeLessThan(2);
  tab.discard();
});

it('moves a slide of the film by a finger that rested on it, and scrolls for one that moves on', async () => {
  const { tab } = openFilm(3);
  await page.getByText('Film', { exact: true }).click();
  const order = () => tab.view.get().saving.data.frames.map(({ title }) => title);
  await expect.element(block('Title 2')).toBeVisible();
  const element = block('Title 2').element();
  const { left, top, width } = element.getBoundingClientRect();
  const x = left + width / 2;
  const finger = (type: string, clientX: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        pointerType: 'touch',
        pointerId: 7,
        isPrimary: true,
        bubbles: true,
        clientX,
        clientY: top + 20,
      }),
    );
  finger('pointerdown', x);
  finger('pointermove', x + 150);
  finger('pointerup', x + 150);
  expect(order()).toEqual(['Slide #1', 'Title 2', 'Title 3', 'Title 4']);
  finger('pointerdown', x);
  await expect.poll(() => film.element().querySelector('[data-dragged]')).not.toBeNull();
  finger('pointermove', x + 150);
  finger('pointerup', x + 150);
  await expect.poll(order).toEqual(['Slide #1', 'Title 3', 'Title 2', 'Title 4']);
  tab.discard();
});
