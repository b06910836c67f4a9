import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '../../testing/render-component.tsx';
import { ImageEditor } from './image-editor.tsx';

function flatPicture(colour: string): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 60, height: 40 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = colour;
  context.fillRect(0, 0, 60, 40);
  return canvas.toDataURL();
}

/** The colour that is seen, of the picture itself. */
function seen(): readonly number[] {
  const canvas = document.querySelector<HTMLCanvasElement>('[role="img"] canvas');
  return [...(canvas?.getContext('2d')?.getImageData(30, 20, 1, 1).data ?? [])].slice(0, 3);
}

it('shows an effect as strong as is wanted, keeps it when told to, and compares with before', async () => {
  renderComponent(
    <ImageEditor
      {...{ address: flatPicture('#c86432'), original: undefined, forceCrop: undefined }}
      name="Cup"
      onSave={() => {}}
    />,
  );
  await expect.poll(seen).toEqual([200, 100, 50]);
  await page.getByRole('button', { name: 'Negative' }).click();
  await expect.poll(seen).toEqual([55, 155, 205]);
  const strength = page.getByRole('slider', { name: 'Strength' });
  (strength.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(seen).toEqual([200, 100, 50]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Light and color' }).click();
  (page.getByRole('slider', { name: 'Color' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(() => new Set(seen()).size).toBe(1);
  await page.getByRole('button', { name: 'Apply' }).click();
  const compare = page.getByRole('button', { name: 'Compare with before' });
  await expect.element(compare).toBeEnabled();
  await compare.click();
  await expect.element(page.getByText('Before')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(seen).toEqual([200, 100, 50]);
  await expect.element(page.getByText('Before')).not.toBeInTheDocument();
});
