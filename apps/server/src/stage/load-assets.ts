import { type Canvas, createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import type { Assets, AssetsNeeded, Picture, StageProblem } from '@reelwright/stage';
import { emojiPicture } from './emoji-picture.ts';
import { isFontLoaded, loadFontFile } from './load-font-file.ts';

/** Where the bytes of a picture come from: storage, in the product. Undefined: there are none. */
export type ReadFile = (url: string) => Promise<Buffer | undefined>;

/** Video frames, where somebody decodes them. */
export interface VideoFrames {
  videoFrame(url: string, seconds: number): Picture | undefined;
  videoSeconds(url: string): number | undefined;
}

/** Gets ready what a part of a movie needs. What cannot be had is reported, and drawn as missing. */
export async function loadAssets(
  needed: AssetsNeeded,
  readFile: ReadFile,
  report: (problem: StageProblem) => void,
  videos: VideoFrames = { videoFrame: () => undefined, videoSeconds: () => undefined },
): Promise<Assets> {
  for (const file of needed.fonts) loadFontFile(file);
  const images = new Map<string, Canvas>();
  for (const url of needed.images) {
    const image = await loadPicture(url, readFile);
    if (image) images.set(url, image);
    else report({ kind: 'missing-picture', url });
  }
  const emoji = new Map<string, Picture>();
  for (const grapheme of needed.emoji) {
    const picture = await emojiPicture(grapheme);
    if (picture) emoji.set(grapheme, picture);
    else report({ kind: 'missing-emoji', grapheme });
  }
  return {
    image: (url) => images.get(url),
    emoji: (grapheme) => emoji.get(grapheme),
    fontReady: isFontLoaded,
    ...videos,
    report,
  };
}

/**
 * A picture as pixels. Browsers must draw ImageBitmaps: scaled, these come out like a canvas here to the
 * last bit, while images that decode themselves are sampled differently on both sides.
 */
async function decodePicture(bytes: Buffer): Promise<Canvas> {
  const image = await loadImage(bytes);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  forgetSources(context);
  return canvas;
}

/**
 * Drawing waits until somebody looks at the px, and what was drawn from is kept until somebody looks
 * once more after a change: for a large photo, as much memory again (measured with 1.1.0).
 */
function forgetSources(context: SKRSContext2D): void {
  context.getImageData(0, 0, 1, 1);
  context.save();
  context.restore();
  context.getImageData(0, 0, 1, 1);
}

async function loadPicture(url: string, readFile: ReadFile): Promise<Canvas | undefined> {
  try {
    const bytes = await readFile(url);
    return bytes && (await decodePicture(bytes));
  } catch {
    return undefined;
  }
}
