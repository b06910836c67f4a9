import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '../testing/render-component.tsx';
import { NumberField } from './number-field.tsx';

function Width({ onChange }: { readonly onChange: (value: number) => void }) {
  const [value, setValue] = useState(120);
  const set = (next: number) => {
    setValue(next);
    onChange(next);
  };
  return (
    <>
      <NumberField label="Width" value={value} min={1} max={2000} suffix=" px" onChange={set} />
      <button type="button">Elsewhere</button>
    </>
  );
}

it('replaces, counts on, works sums out, says its bounds and keeps to them', async () => {
  const stored: number[] = [];
  renderComponent(<Width onChange={(value) => stored.push(value)} />);
  const field = page.getByLabelText('Width');
  await field.tripleClick();
  await userEvent.keyboard('60');
  await expect.element(field).toHaveValue('60');
  expect(stored.at(-1)).toBe(60);
  await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
  await expect.poll(() => stored.at(-1)).toBe(71);
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(field, '1920/2');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('960');
  await userEvent.fill(field, '9999');
  await expect.element(page.getByText('From 1 to 2000')).toBeVisible();
  expect(stored.at(-1)).toBe(960);
  await page.getByRole('button', { name: 'Elsewhere' }).click();
  await expect.element(field).toHaveValue('2000');
  expect(stored.at(-1)).toBe(2000);
  // Coming back by a click selects all of it.
  await field.click();
  await userEvent.keyboard('5');
  await expect.element(field).toHaveValue('5');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('2000');
});
