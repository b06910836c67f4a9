import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { renderComponent } from '../testing/render-component.tsx';
import { ChoiceTiles } from './choice-tiles.tsx';
import { entranceEntries } from './motion-entries.ts';

beforeEach(() => localStorage.clear());

it('shows more like one of them, and all again', async () => {
  const entries = entranceEntries();
  renderComponent(
    <ChoiceTiles label="Comes in" entries={entries} chosen="none" onChoose={() => {}} />,
  );
  const tiles = () =>
    [...document.querySelectorAll('[data-entry]')].map((tile) => tile.getAttribute('data-entry'));
  await expect.poll(tiles).toHaveLength(entries.length);
  await page.getByRole('button', { name: 'More like Slide in left', exact: true }).click();
  await expect.poll(tiles).toHaveLength(12);
  expect(tiles()[0]).toBe('slide-in-left');
  expect(tiles()).toContain('slide-in-right');
  await expectAccessible();
  await page.getByRole('button', { name: 'Like Slide in left. Show all again' }).click();
  await expect.poll(tiles).toHaveLength(entries.length);
});
