import { readFile } from 'node:fs/promises';
import { signUpVerified } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

test('a member opens every small tool, downloads a thumbnail, makes a box that one can see through, and gives it a player', async ({
  page,
}) => {
  await signUpVerified(page, 'tools');
  const open = async (name: string) => {
    await page.goto('/members.html#/create/bonuses');
    await page.getByRole('link', { name, exact: true }).click();
  };
  await open('Article to video');
  await expect(page).toHaveURL(/#\/article-video/);

  await open('Animated screenshot');
  await expect(page.getByRole('img', { name: 'Your animated screenshot' })).toBeVisible();
  await page.getByRole('button', { name: 'Open in the editor' }).click();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled();

  await open('Thumbnail maker');
  await page.getByRole('textbox', { name: 'Words' }).fill('Cheap flights');
  await expectAccessible(page);
  const [thumbnail] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download JPG' }).click(),
  ]);
  expect(thumbnail.suggestedFilename()).toBe('cheap-flights.jpg');
  const jpeg = await readFile(await thumbnail.path());
  expect([...jpeg.subarray(0, 2)]).toEqual([0xff, 0xd8]);

  await open('Animated 3D box');
  await page.getByText('Still', { exact: true }).click();
  await page.getByText('4 s', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Transparent background' }).click();
  await page.getByRole('button', { name: 'Make the video' }).click();
  const popup = page.getByRole('dialog', { name: /^Publish/ });
  await popup.getByRole('button', { name: 'Make the MP4' }).click();
  await popup.getByText('Your video is ready').waitFor({ timeout: 180_000 });
  const [film] = await Promise.all([
    page.waitForEvent('download'),
    popup.getByRole('link', { name: 'Transparent WebM' }).click(),
  ]);
  expect(film.suggestedFilename()).toBe('3D box.webm');
  const webm = await readFile(await film.path());
  expect([...webm.subarray(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);

  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await open('Marketing video player');
  await page.getByRole('button', { name: 'Choose your video' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '3D box' }).click();
  await page.getByRole('textbox', { name: 'Where it leads' }).fill('https://example.com/box');
  await page.getByRole('button', { name: 'Save the player' }).click();
  await expect(page.getByRole('button', { name: 'Remove the player' })).toBeVisible();
  const code = await page.getByRole('textbox', { name: 'Embed code' }).inputValue();
  await page.goto(/\/embed\.html\?pid=\d+/.exec(code)?.[0] ?? code);
  const action = page.getByRole('link', { name: 'Get the free guide' });
  await expect(action).toHaveAttribute('href', 'https://example.com/box');
});
