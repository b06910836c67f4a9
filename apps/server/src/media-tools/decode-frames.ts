import type { Readable } from 'node:stream';
import type { MediaPrograms } from './media-programs.ts';
import type { ProgramArguments } from './program-arguments.ts';
import { startProgram, wasHindered } from './start-program.ts';
import { untrustedInput } from './untrusted-input.ts';

export interface DecodeRequest {
  readonly programs: MediaPrograms;
  readonly folder: string;
  readonly file: string;
  /** What the file says it is encoded with: VP8 and VP9 lose their transparency unless asked by name. */
  readonly codec: string;
  readonly fromSeconds: number;
  readonly framesPerSecond: number;
  readonly width: number;
  readonly height: number;
  /** yuv420p is only for videos that are BT.709 in limited range; width and height are even then. */
  readonly pixels: 'rgba' | 'yuv420p';
  readonly signal?: AbortSignal;
}

const bytesPerPx = { rgba: 4, yuv420p: 1.5 };

/** Half an hour of decoding is more than any slide needs. */
const limits = { seconds: 1800, cpuSeconds: 3600, memoryMegabytes: 4096 };

/** What is on screen at a moment has begun before it, so decoding begins a little earlier. */
const LEAD_SECONDS = 0.5;

/**
 * The frames of a video from a moment on, in order, at the size asked for; each stays until the next
 * but one is asked for. Nothing is decoded ahead of what is read, beyond what fits into a pipe. Ending
 * the loop ends the program.
 */
export async function* decodeFrames(request: DecodeRequest): AsyncGenerator<Uint8Array> {
  const stop = new AbortController();
  const signal = request.signal ? AbortSignal.any([request.signal, stop.signal]) : stop.signal;
  const running = startProgram({
    program: request.programs.ffmpeg,
    args: decodeArguments(request),
    folder: request.folder,
    limits,
    signal,
  });
  running.stdin.end();
  const failed = running.done.catch((error: unknown) => error);
  try {
    const px = request.width * request.height;
    yield* inPieces(running.stdout, px * bytesPerPx[request.pixels]);
    const error = await failed;
    // A video that is broken half-way has shown what it could; its last frame stays.
    if (request.signal?.aborted || wasHindered(error)) throw error;
  } finally {
    stop.abort();
    running.stdout.destroy();
    await failed;
  }
}

function decodeArguments(request: DecodeRequest): ProgramArguments {
  const { file, codec, fromSeconds, framesPerSecond, width, height, pixels } = request;
  // Some do not say what they are, and would be taken for something else.
  const matrix = ':in_color_matrix=bt709:out_color_matrix=bt709:in_range=tv:out_range=tv';
  const colors = pixels === 'rgba' ? '' : matrix;
  const leadSeconds = Math.min(fromSeconds, LEAD_SECONDS);
  return [
    ['-nostdin'],
    ['-v', 'error'],
    ['-threads', '1'],
    ...decoderFor(codec),
    ['-ss', (fromSeconds - leadSeconds).toFixed(6)],
    ...untrustedInput('video', file),
    ['-map', '0:V:0'],
    [
      '-vf',
      // At any moment, the last picture that has begun: as players show it. A millisecond is given to
      // those that should begin at that very moment, for the rounding of their times.
      [
        'setpts=PTS-0.001/TB',
        `fps=${framesPerSecond}:start_time=${leadSeconds.toFixed(6)}:round=up`,
        'setpts=PTS-STARTPTS',
        `scale=${width}:${height}:flags=bilinear${colors}`,
      ].join(','),
    ],
    ['-pix_fmt', pixels],
    ['-f', 'rawvideo'],
    ['pipe:1'],
  ];
}

function decoderFor(codec: string): ProgramArguments {
  if (codec === 'vp9') return [['-c:v', 'libvpx-vp9']];
  if (codec === 'vp8') return [['-c:v', 'libvpx']];
  return [];
}

/** Cuts a stream into pieces of one size; a last one that is not whole is left out. */
async function* inPieces(stream: Readable, bytes: number): AsyncGenerator<Uint8Array> {
  // New memory for every frame would keep the garbage collector busy.
  let [piece, other] = [new Uint8Array(bytes), new Uint8Array(bytes)];
  let filled = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let used = 0;
    while (used < chunk.length) {
      const part = chunk.subarray(used, used + bytes - filled);
      piece.set(part, filled);
      filled += part.length;
      used += part.length;
      if (filled < bytes) continue;
      yield piece;
      [piece, other] = [other, piece];
      filled = 0;
    }
  }
}
