import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { expectSaved, loadProject, saveProject } from './project-tools.ts';

/** Making a video takes its time on a small machine. */
const madeMs = 150_000;

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** What the theme step asks for. */
interface FinishedLook {
  readonly width?: number;
  readonly height?: number;
  readonly timerLength?: number;
  readonly hideWinner?: boolean;
  readonly hideOverallScore?: boolean;
}

/**
 * Loads the page anew, where whatever was answered so far has to be there again. Meanwhile the project went through the steps
 * that all wizards share, and is small and without a voice: from here one goes straight to Publish. Those steps are walked
 * through for a list and for an article.
 */
export async function reloadFinished(
  page: Page,
  name: string,
  { width = 160, height = 100, ...look }: FinishedLook = {},
): Promise<void> {
  await expectSaved(page);
  const address = page.url();
  const id = Number(new URL(address).searchParams.get('pid'));
  // A page that is open would follow.
  await page.goto('about:blank');
  const { revision, data_json } = await loadProject(page, id);
  const { movie, theme, ...answers } = JSON.parse(data_json);
  const finished = {
    ...answers,
    maxIndex: 99,
    voSettings: { type: 'none' },
    movie: { ...movie, size: { width, height, custom: true } },
    theme: { ...theme, ...look },
  };
  await saveProject(page, { id, revision, data_json: JSON.stringify(finished) });
  await page.goto(address);
  await heading(page, name).waitFor();
}

/** From the media step to the theme step: pictures as they are, no bonus, no voice. */
export async function passMediaAndVoice(page: Page): Promise<void> {
  await next(page).click();
  await heading(page, 'A call to action, and bonuses').waitFor();
  await next(page).click();
  await page.getByRole('button', { name: 'No voice-over' }).click();
  await heading(page, 'How should it look?').waitFor();
}

/** In the theme step: a video so small that it is quickly made. */
export async function chooseSize(page: Page, width: number, height: number): Promise<void> {
  await page.getByText('Resize video').click();
  await page.getByRole('button', { name: 'Custom size' }).click();
  await page.getByRole('textbox', { name: 'Width (px)' }).fill(String(width));
  await page.getByRole('textbox', { name: 'Height (px)' }).fill(String(height));
}

const publishing = (page: Page) => page.getByRole('dialog', { name: /^Publish/ });

/**
 * From the publish step until the server has taken the film, which looks through all of it first; then it is called
 * off. A list, an article and a podcast are followed to their file: all films are drawn and put together alike.
 */
export async function expectPublished(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Download as MP4/ }).click();
  const answered = page.waitForResponse('**/api/members/queue-video');
  await publishing(page).getByRole('textbox', { name: 'Title' }).press('Enter');
  const queued = (await (await answered).json()) as { status: string; proj_id: number };
  expect(queued).toMatchObject({ status: 'pending' });
  await expect(publishing(page).getByRole('tab', { name: 'Processing video' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const data = { proj_id: queued.proj_id };
  expect((await page.request.post('/api/members/cancel-video', { data })).ok()).toBe(true);
}

/** The same from any step of a project that was through all of them. */
export async function goToPublish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectPublished(page);
}

/** From the publish step to the downloaded file. */
export async function downloadVideo(page: Page): Promise<DownloadedVideo> {
  await page.getByRole('button', { name: /^Download as MP4/ }).click();
  await publishing(page).getByRole('textbox', { name: 'Title' }).press('Enter');
  return await downloadReady(page);
}

/** Of a video that is being made: its size and length, if it has a picture and a sound. */
export async function downloadReady(page: Page): Promise<DownloadedVideo> {
  const popup = publishing(page);
  await expect(popup.getByRole('heading', { name: 'Your video is ready' })).toBeVisible({
    timeout: madeMs,
  });
  const arrived = page.waitForEvent('download');
  await popup.getByRole('link', { name: 'Download' }).click();
  const file = await arrived;
  expect(file.suggestedFilename()).toMatch(/\.mp4$/);
  return await probe(await file.path());
}

interface DownloadedVideo {
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** What is said is in it as text too. */
  readonly hasCaptions: boolean;
  readonly seconds: number;
}

interface Probed {
  readonly streams: readonly {
    readonly codec_name: string;
    readonly width?: number;
    readonly height?: number;
  }[];
  readonly format: { readonly duration: string };
}

async function probe(file: string): Promise<DownloadedVideo> {
  const wanted = ['-v', 'error', '-print_format', 'json', '-show_streams', '-show_format', file];
  const { stdout } = await promisify(execFile)(process.env.FFPROBE_PATH ?? 'ffprobe', wanted);
  const { streams, format } = JSON.parse(stdout) as Probed;
  // A film in which somebody speaks has its captions as a track too.
  const codecs = streams.map(({ codec_name }) => codec_name).toSorted();
  const hasCaptions = codecs.includes('mov_text');
  expect(codecs).toEqual(['aac', 'h264', ...(hasCaptions ? ['mov_text'] : [])]);
  const picture = streams.find(({ codec_name }) => codec_name === 'h264');
  return {
    width: picture?.width,
    height: picture?.height,
    hasCaptions,
    seconds: Number(format.duration),
  };
}
