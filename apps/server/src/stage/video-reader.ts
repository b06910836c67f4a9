import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** What is known of a video before it is decoded. */
export interface VideoFacts {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** VP9 keeps see-through parts in a stream of its own, which only libvpx reads. */
  readonly hasAlpha: boolean;
}

/** Only what people may upload. Playlists, which name other files, are not among it. */
const formats = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,gif,apng';
/** Larger frames than a stage shows would only cost memory. */
const longestSidePx = 1920;

/** ffmpeg's arguments for raw frames of a local file, in order, from a second on. */
export function decodeArguments(
  path: string,
  facts: VideoFacts,
  fromSeconds: number,
  framesPerSecond: number,
): string[] {
  const { width, height } = decodedSize(facts);
  return [
    ...['-v', 'error', '-nostdin', '-protocol_whitelist', 'file', '-format_whitelist', formats],
    ...(facts.hasAlpha ? ['-c:v', 'libvpx-vp9'] : []),
    ...['-ss', fromSeconds.toFixed(3), '-i', path, '-an', '-sn', '-dn'],
    ...['-vf', `fps=${framesPerSecond},scale=${width}:${height}:flags=bicubic`],
    ...['-f', 'rawvideo', '-pix_fmt', 'rgba', '-'],
  ];
}

function decodedSize({ width, height }: VideoFacts): { width: number; height: number } {
  const factor = Math.min(1, longestSidePx / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}

/**
 * Reads a video's frames in order and holds one at a time: ffmpeg waits while nobody asks. Going back
 * starts it anew. One owner, who closes it.
 */
export class VideoReader {
  readonly #program: string;
  readonly #path: string;
  readonly #facts: VideoFacts;
  readonly #framesPerSecond: number;
  #child: ChildProcessByStdio<null, Readable, null> | undefined;
  #startSeconds = 0;
  #read = 0;
  #current: Canvas | undefined;
  #ended = false;

  /** @param program where ffmpeg is (the setting FFMPEG_PATH). */
  constructor(path: string, facts: VideoFacts, framesPerSecond: number, program = 'ffmpeg') {
    this.#program = program;
    this.#path = path;
    this.#facts = facts;
    this.#framesPerSecond = framesPerSecond;
  }

  /** The frame on screen at this second; the last one beyond the end; undefined when none can be read. */
  async frameAt(seconds: number, signal?: AbortSignal): Promise<Canvas | undefined> {
    const last = Math.max(0, Math.floor(this.#facts.seconds * this.#framesPerSecond + 1e-6) - 1);
    const wanted = Math.min(last, Math.max(0, Math.floor(seconds * this.#framesPerSecond + 1e-6)));
    const first = Math.round(this.#startSeconds * this.#framesPerSecond);
    const ahead = wanted - (first + this.#read - 1);
    // A little ahead is read through; far ahead, or back, begins anew there.
    if (!this.#child || wanted < first + this.#read - 1 || ahead > this.#framesPerSecond * 4) {
      this.#start(wanted / this.#framesPerSecond);
    }
    while (
      !this.#ended &&
      Math.round(this.#startSeconds * this.#framesPerSecond) + this.#read - 1 < wanted
    ) {
      signal?.throwIfAborted();
      await this.#readFrame();
    }
    return this.#current;
  }

  close(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #start(fromSeconds: number): void {
    this.close();
    const args = decodeArguments(this.#path, this.#facts, fromSeconds, this.#framesPerSecond);
    this.#child = spawn(this.#program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    // Without ffmpeg there are no frames; the stream then simply ends.
    this.#child.on('error', () => this.#child?.stdout.destroy());
    this.#startSeconds = fromSeconds;
    this.#read = 0;
    this.#ended = false;
  }

  async #readFrame(): Promise<void> {
    const { width, height } = decodedSize(this.#facts);
    const bytes = this.#child && (await readExactly(this.#child.stdout, width * height * 4));
    if (!bytes) {
      this.#ended = true;
      return;
    }
    const canvas = this.#current ?? createCanvas(width, height);
    const context = canvas.getContext('2d');
    const pixels = context.createImageData(width, height);
    pixels.data.set(bytes);
    context.putImageData(pixels, 0, 0);
    this.#current = canvas;
    this.#read += 1;
  }
}

/** Waits until a stream has so many bytes; undefined when it ends before. */
async function readExactly(stream: Readable, length: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let missing = length;
  while (missing > 0) {
    const part = stream.read(Math.min(missing, stream.readableLength || missing)) as Buffer | null;
    if (part) {
      parts.push(part);
      missing -= part.length;
    } else if (stream.readableEnded || stream.destroyed) return undefined;
    else await changed(stream);
  }
  return parts.length === 1 ? parts[0] : Buffer.concat(parts);
}

function changed(stream: Readable): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const event of ['readable', 'end', 'close', 'error']) stream.off(event, done);
      resolve();
    };
    for (const event of ['readable', 'end', 'close', 'error']) stream.on(event, done);
  });
}
