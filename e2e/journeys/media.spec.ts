import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answer } from './answer.ts';
import { signUpVerified } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const folder = mkdtempSync(join(tmpdir(), 'reelwright-media-'));
const make = (name: string, ...args: string[]) => {
  execFileSync(process.env.FFMPEG_PATH ?? 'ffmpeg', ['-y', '-v', 'error', ...args, name], {
    cwd: folder,
  });
  return join(folder, name);
};

// One of them cuts the line on purpose.
test.use({ allowRefusals: true, permissions: ['camera', 'microphone'] });

test('files are brought, looked at, found again after a cut line, used in a video and removed', async ({
  page,
}) => {
  await signUpVerified(page, 'media');
  await page.goto('/members.html#/storage');
  const photo = make('Beach.png', '-f', 'lavfi', '-i', 'testsrc2=s=640x360:d=1', '-frames:v', '1');
  const film = make(
    'Surf.avi',
    '-f',
    'lavfi',
    '-i',
    'testsrc2=s=320x180:r=10:d=3',
    '-f',
    'lavfi',
    '-i',
    'sine=d=3',
    '-c:v',
    'mpeg4',
    '-c:a',
    'mp3',
  );

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload files' }).click();
  // The line is cut while the second file is on its way: it goes on by itself.
  let cuts = 0;
  await answer(page, '*/storage/uploads/*', (_url, method) => {
    if (method !== 'PATCH' || cuts >= 2) return 'server';
    cuts += 1;
    return 'lost';
  });
  await (await chooser).setFiles([photo, film]);
  const files = page.getByRole('list', { name: 'Your files' });
  await expect(files.getByRole('heading', { name: 'Surf.avi' })).toBeVisible({ timeout: 40_000 });
  await expect(files.getByRole('heading', { name: 'Beach.png' })).toBeVisible();
  expect(cuts).toBe(2);
  await expect(files).toContainText('MP4 video');
  await expect(files).toContainText('Not used in any video');
  await expect(page.getByText('2 files')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Preview Surf.avi' }).click();
  await expect(page.locator('video[aria-label="Surf.avi"]')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 640, height: 900 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Remove Surf.avi' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(files.getByRole('heading', { name: 'Surf.avi' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(files.getByRole('heading', { name: 'Surf.avi' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Surf.avi' }).check();
  await page.getByRole('button', { name: 'Move to' }).click();
  await page.getByRole('menuitem', { name: 'New folder…' }).click();
  await page.getByRole('textbox', { name: 'Name of the folder' }).fill('Sea');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Sea 1' }).click();
  await expect(files.getByRole('heading', { name: 'Beach.png' })).toBeHidden();
  await expect(files.getByRole('heading', { name: 'Surf.avi' })).toBeVisible();
});

test('a guest brings pictures of their own to a sentence, edits one and trims a clip', async ({
  page,
}) => {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await page.goto('/');
  await page.getByLabel('What is your video about?').fill('coffee');
  await page.getByRole('button', { name: 'Make my video' }).click();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('radio', { name: 'Manual' }).check();
  await page.getByRole('textbox', { name: 'Your own idea' }).fill('2 best coffee drinks');
  await next.click();
  await expect(page.getByRole('spinbutton', { name: 'Number of items' })).toHaveValue('2');
  await next.click();
  await expect(page.getByRole('textbox', { name: 'Line 1' })).not.toHaveValue('');
  await next.click();
  await expect(page.getByText('Sentence 1 of').first()).toBeVisible();

  const photo = make('Cup.png', '-f', 'lavfi', '-i', 'testsrc2=s=640x360:d=1', '-frames:v', '1');
  const clip = make(
    'Pour.mp4',
    '-f',
    'lavfi',
    '-i',
    'testsrc2=s=320x180:r=10:d=4',
    '-pix_fmt',
    'yuv420p',
  );
  await page.getByRole('button', { name: 'Upload or choose your own' }).click();
  const importer = page.getByRole('dialog', { name: 'Add pictures and clips' });
  await importer.getByRole('tab', { name: 'Upload' }).click();
  await importer.locator('input[type=file]').setInputFiles([photo, clip]);
  await expect(importer.getByRole('button', { name: 'Use selected (2)' })).toBeVisible();
  await importer.getByRole('button', { name: 'Use the camera' }).click();
  await page.getByRole('button', { name: 'Take a photo' }).click();
  await expect(importer.getByRole('button', { name: 'Use selected (3)' })).toBeVisible();
  await expectAccessible(page);
  await importer.getByRole('button', { name: 'Use selected (3)' }).click();
  const selected = page.getByRole('list', { name: 'Selected pictures' });
  await expect(selected.getByRole('listitem')).toHaveCount(3);

  await page.getByRole('button', { name: 'Edit Cup.png' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit picture' });
  await editor.getByRole('button', { name: 'Rotate 90°' }).click();
  await editor.getByRole('button', { name: 'Sepia' }).click();
  await editor.getByRole('button', { name: 'Apply' }).click();
  await editor.getByRole('button', { name: 'Crop' }).click();
  await editor.getByRole('button', { name: 'Apply crop' }).click();
  await expectAccessible(page);
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toBeHidden();

  await page.getByRole('button', { name: 'Trim Pour.mp4' }).click();
  const trim = page.getByRole('dialog', { name: 'Trim video' });
  await trim.getByRole('textbox', { name: 'Start (seconds)' }).fill('1.5');
  await expect(trim.getByText('2.5 s used')).toBeVisible();
  await trim.getByRole('button', { name: 'Save' }).click();
  await expect(trim).toBeHidden();
  await expect(selected.getByRole('listitem')).toHaveCount(3);
});
