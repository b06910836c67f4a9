import type { User } from '@reelwright/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionStore } from '../account/session-store.ts';
import { publishPopup } from '../publish/open-publish.ts';
import { answerCalls } from '../testing/answer-calls.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { refuseWith } from '../testing/refuse-with.ts';
import { renderComponent } from '../testing/render-component.tsx';
import { ToastHost } from '../ui/toast-host.tsx';
import { BoxPage } from './box/box-page.tsx';
import { ScreenshotPage } from './screenshot/screenshot-page.tsx';

afterEach(() => {
  sessionStore.set({ status: 'unknown' });
  publishPopup.set(undefined);
});

const saved = { type: 'saved', id: 9, revision: 1, updated_at: '' };

it('takes a picture of a whole page, says when it cannot, and makes the video as a project', async () => {
  sessionStore.set({ status: 'known', user: { id: 1, verified: true } as User });
  let isAble = false;
  const asked = answerCalls({
    '/api/queries/screenshot': () =>
      isAble
        ? { url: '/library/sample/page.webp', thumbnail: '', width: 1280, height: 2940 }
        : refuseWith('screenshot-unavailable', undefined),
    '/api/user/projects/save': () => saved,
  });
  renderComponent(
    <>
      <ToastHost />
      <ScreenshotPage />
    </>,
  );
  await page.getByRole('textbox', { name: 'Page address' }).fill('example.com');
  const take = page.getByRole('button', { name: 'Take its picture' });
  await take.click();
  await expect.element(page.getByText(/^Pictures of websites can’t be taken/)).toBeVisible();
  await page.getByText('Phone', { exact: true }).click();
  isAble = true;
  await take.click();
  await expect
    .element(page.getByText(/^Pictures of websites can’t be taken/))
    .not.toBeInTheDocument();
  expect(asked.at(-1)?.body).toEqual({ url: 'https://example.com', whole: true, phone: true });
  await expectAccessible();
  await page.getByRole('button', { name: 'Make the video' }).click();
  await expect.poll(() => publishPopup.get()).toMatchObject({ id: 9, tab: 'download' });
  const { data_json, category } = (asked.at(-1)?.body ?? {}) as Record<string, string>;
  expect(category).toBe('full-video');
  const [slide] = JSON.parse(data_json ?? '').frames;
  expect(slide.items.some(({ id }: { id: string }) => id === 'island')).toBe(true);
});

it('turns a box by keys, and downloads it as a picture with nothing behind it', async () => {
  const made = Promise.withResolvers<Blob>();
  const create = URL.createObjectURL;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.resolve(blob as Blob);
    return create(blob);
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  renderComponent(<BoxPage />);
  const stage = page.getByRole('slider', { name: /^Turn the box/ });
  await expect.element(stage).toHaveAttribute('aria-valuenow', '-32');
  (stage.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(stage).toHaveAttribute('aria-valuenow', '-27');
  await page.getByRole('checkbox', { name: 'Transparent background' }).click();
  await expect.element(page.getByText(/^The video comes as a WebM/)).toBeVisible();
  await expectAccessible();
  // The preview shows that one sees through, as well.
  const preview = stage.element().querySelector('canvas')?.getContext('2d');
  await expect.poll(() => preview?.getImageData(4, 4, 1, 1).data[3]).toBe(0);
  await page.getByRole('button', { name: 'Download PNG' }).click();
  const picture = await made.promise;
  expect(picture.type).toBe('image/png');
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const alphaAt = (x: number, y: number) => context?.getImageData(x, y, 1, 1).data[3];
  expect([alphaAt(20, 20), alphaAt(960, 500)]).toEqual([0, 255]);
});
