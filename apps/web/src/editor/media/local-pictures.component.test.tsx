import type { User } from '@reelwright/contract';
import { Item } from '@reelwright/movie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sessionStore } from '../../account/session-store.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { receiveUploads } from '../../testing/receive-uploads.ts';
import { renderEditor } from '../../testing/render-editor.tsx';

const storedUrl = '/library/sample/sea.webp';
const stored = {
  state: 'ready',
  received_bytes: 5,
  percent: 100,
  file: { url: storedUrl, type: 'image/webp', name: 'Sea', width: 64, height: 36 },
};
const refused = { state: 'failed', received_bytes: 5, percent: 0, problem: 'This is no picture.' };

/** What the server says about the next file that it has got, and when. */
let server = Promise.withResolvers<unknown>();

beforeEach(() => {
  server = Promise.withResolvers();
  receiveUploads();
  answerCalls({
    '/api/members/library': () => [],
    '/api/members/storage/uploaded': () => server.promise,
  });
  sessionStore.set({ status: 'known', user: { id: 1, verified: true } as User });
});
afterEach(() => sessionStore.set({ status: 'unknown' }));

function redCanvas(): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 });
  const brush = canvas.getContext('2d');
  if (brush) brush.fillStyle = '#ff0000';
  brush?.fillRect(0, 0, 64, 36);
  return canvas;
}

async function dropRedPicture(): Promise<void> {
  const stage = page.getByTestId('stage').element();
  const blob = await new Promise<Blob | null>((resolve) => redCanvas().toBlob(resolve));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([blob ?? ''], 'red.png', { type: 'image/png' }));
  const { left, top, width, height } = stage.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true };
  stage.dispatchEvent(new DragEvent('drop', { dataTransfer, ...at, cancelable: true }));
}

/** The pixel in the middle of the stage. */
function middle(): 'red' | 'white' | 'else' {
  const canvas = page.getByTestId('stage').element().querySelector('canvas');
  const { width = 0, height = 0 } = canvas ?? {};
  const pixel = canvas?.getContext('2d')?.getImageData(width / 2, height / 2, 1, 1).data ?? [];
  const [red = 0, green = 0, blue = 0] = pixel;
  if (red > 240 && green > 240 && blue > 240) return 'white';
  return red > 240 && green < 15 && blue < 15 ? 'red' : 'else';
}

it('shows a dropped picture while it is sent; the document gets it once it is stored', async () => {
  const { tab, itemsNow } = renderEditor();
  await expect.poll(middle).toBe('white');
  await dropRedPicture();
  await expect.poll(middle).toBe('red');
  expect(itemsNow()).toEqual([]);
  server.resolve(stored);
  await expect.poll(() => itemsNow().map(({ url }) => url)).toEqual([storedUrl]);
  await expect.poll(middle).toBe('else');
  expect(JSON.stringify(tab.view.get().saving.data)).not.toContain('blob:');
  tab.discard();
});

it('takes a dropped picture away again that cannot be kept, and says why', async () => {
  const { tab, itemsNow } = renderEditor();
  await expect.element(page.getByTestId('stage')).toBeVisible();
  await dropRedPicture();
  await expect.poll(middle).toBe('red');
  server.resolve(refused);
  await expect.element(page.getByText('This is no picture.')).toBeVisible();
  await expect.poll(middle).toBe('white');
  expect(itemsNow()).toEqual([]);
  tab.discard();
});

it('shows an edited picture as soon as it is saved, the one before where that fails, and tries again', async () => {
  const before = redCanvas().toDataURL();
  const photo = Item.parse({
    id: 'photo',
    type: 'image',
    name: 'Photo',
    url: before,
    x: 0,
    y: 0,
    width: 1920,
    height: 1080,
    scaleX: 1,
    scaleY: 1,
  });
  const { tab, itemsNow, layer } = renderEditor(photo);
  await expect.poll(middle).toBe('red');
  await layer('Photo').click();
  const edit = page.getByRole('button', { name: 'Edit picture' }).first();
  await expect.element(edit).toBeVisible();
  // The window of tests is small, and the toolbar lies under something else there.
  edit.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const dialog = page.getByRole('dialog', { name: 'Edit picture' });
  await dialog.getByRole('button', { name: 'Sepia' }).click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(middle).toBe('else');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(itemsNow()[0]?.url).toBe(before);
  server.resolve(refused);
  await expect.element(page.getByText(/^Your edited picture could not be saved/)).toBeVisible();
  await expect.poll(middle).toBe('red');
  server = Promise.withResolvers();
  server.resolve(stored);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => itemsNow()[0]).toMatchObject({ url: storedUrl, backup: before });
  await expect.poll(middle).toBe('else');
  tab.discard();
});
