/** What the parity tests call in a page: the same stage, on the browser's own canvases. */
import {
  type Assets,
  assetsNeeded,
  type Canvas,
  createSurface,
  drawFrame,
  type FontFile,
  type LayoutRequest,
  layoutText,
  type Movie,
  type Picture,
  TextRuler,
} from '@reelwright/stage';

const loadedFonts = new Set<string>();

async function loadFonts(fonts: readonly FontFile[]): Promise<void> {
  for (const { name, path } of fonts) {
    if (loadedFonts.has(name)) continue;
    const face = new FontFace(name, `url(/fonts/${path})`);
    document.fonts.add(await face.load());
    loadedFonts.add(name);
  }
}

const loadedPictures = new Map<string, Promise<Picture | undefined>>();

/** The same few pictures are on hundreds of rows: each is loaded once. */
function loadPicture(address: string): Promise<Picture | undefined> {
  const loaded = loadedPictures.get(address) ?? fetchPicture(address);
  loadedPictures.set(address, loaded);
  return loaded;
}

async function fetchPicture(address: string): Promise<Picture | undefined> {
  const reply = await fetch(address);
  return reply.ok
    ? createImageBitmap(await reply.blob(), { premultiplyAlpha: 'default' })
    : undefined;
}

function newCanvas(width: number, height: number): Canvas {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  // Software raster: what the server's Skia does too.
  canvas.getContext('2d', { willReadFrequently: true });
  return canvas as Canvas;
}

/** Draws moments of a movie; gives the RGBA bytes of each. */
async function drawMoments(
  movie: Movie,
  moments: readonly number[],
  width: number,
  height: number,
  clips: Record<string, string>,
): Promise<Uint8ClampedArray<ArrayBuffer>[]> {
  const needed = assetsNeeded(movie, 0, Number.POSITIVE_INFINITY);
  await loadFonts(needed.fonts);
  const pictures = new Map<string, Picture | undefined>();
  for (const url of needed.images) pictures.set(url, await loadPicture(`/pictures/${url}`));
  const emoji = new Map<string, Picture | undefined>();
  for (const grapheme of needed.emoji)
    emoji.set(grapheme, await loadPicture(`/emoji/${encodeURIComponent(grapheme)}`));
  const frames = new Map<string, Picture | undefined>();
  for (const [key, address] of Object.entries(clips)) frames.set(key, await loadPicture(address));
  const assets: Assets = {
    image: (url) => pictures.get(url),
    emoji: (grapheme) => emoji.get(grapheme),
    fontReady: ({ name }) => loadedFonts.has(name),
    videoSeconds: (url) => (url.startsWith('clip') ? 4 : url.startsWith('ink') ? 2 : undefined),
    videoFrame: (url, seconds) => frames.get(`${url} ${seconds}`),
  };
  const canvas = newCanvas(width, height);
  const surface = createSurface(canvas, newCanvas);
  return moments.map((seconds) => {
    drawFrame(movie, seconds, assets, surface);
    const context = (canvas as HTMLCanvasElement).getContext('2d');
    if (!context) throw new Error('There is no canvas to draw on.');
    return context.getImageData(0, 0, width, height).data as Uint8ClampedArray<ArrayBuffer>;
  });
}

/** One checksum per moment: far less to send than the pixels. */
async function digest(...wanted: Parameters<typeof drawMoments>): Promise<string[]> {
  const drawn = await drawMoments(...wanted);
  return Promise.all(
    drawn.map(async (pixels) => toHex(await crypto.subtle.digest('SHA-256', pixels))),
  );
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The pixels of one moment, in base64, for whoever has to see what differs. */
async function pixels(...wanted: Parameters<typeof drawMoments>): Promise<string> {
  const [data = new Uint8ClampedArray()] = await drawMoments(...wanted);
  let text = '';
  for (let at = 0; at < data.length; at += 0x8000)
    text += String.fromCharCode(...data.subarray(at, at + 0x8000));
  return btoa(text);
}

/** The lines of a text as the stage breaks them. */
function stageLines(request: LayoutRequest): string[] {
  const canvas = newCanvas(10, 10);
  const context = canvas.getContext('2d');
  if (!context) return [];
  context.textRendering = 'geometricPrecision';
  const laid = layoutText(request, new TextRuler(context));
  return laid.block.lines.map((_, line) =>
    laid.chars
      .filter((char) => char.line === line)
      .map(({ text }) => text)
      .join(''),
  );
}

/** The lines of a text as the page itself breaks them, in the clothes of the editor's overlay. */
function pageLines(
  text: string,
  fontList: string,
  sizePx: number,
  widthPx: number,
  rightToLeft: boolean,
): string[] {
  const box = document.createElement('div');
  box.style.cssText = `position:absolute;left:0;top:0;width:${widthPx}px;font:${sizePx}px ${fontList};white-space:pre-wrap;overflow-wrap:break-word;line-break:strict;text-spacing-trim:space-all;text-autospace:no-autospace;text-rendering:geometricPrecision;line-height:1.2`;
  box.dir = rightToLeft ? 'rtl' : 'ltr';
  box.textContent = text;
  document.body.append(box);
  const node = box.firstChild;
  const lines: { top: number; text: string }[] = [];
  const range = document.createRange();
  for (const { segment, index } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(
    text,
  )) {
    if (!node) break;
    range.setStart(node, index);
    range.setEnd(node, index + segment.length);
    const { top, height } = range.getBoundingClientRect();
    const middle = top + height / 2;
    const last = lines.at(-1);
    if (last && (Math.abs(last.top - middle) < sizePx * 0.5 || segment.trim() === ''))
      last.text += segment;
    else lines.push({ top: middle, text: segment });
  }
  box.remove();
  return lines.map((line) => line.text);
}

Object.assign(window, { stage: { digest, pixels, stageLines, pageLines, loadFonts } });
