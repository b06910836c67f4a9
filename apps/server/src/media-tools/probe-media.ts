import { z } from 'zod';
import type { MediaPrograms } from './media-programs.ts';
import type { ProgramArguments } from './program-arguments.ts';
import { startProgram, wasHindered } from './start-program.ts';
import { type MediaFormat, untrustedInput, untrustedPicture } from './untrusted-input.ts';

/** What a file is, as far as showing and cutting it needs. */
export interface MediaFacts {
  readonly seconds: number;
  readonly video:
    | {
        /** As it is shown: turned upright, with square pixels. */
        readonly width: number;
        readonly height: number;
        readonly framesPerSecond: number;
        readonly codec: string;
        readonly hasAlpha: boolean;
        /** Its pixels are those that every browser shows: yuv420p. */
        readonly isPlain: boolean;
        /** Its planes are yuv420p, BT.709 in limited range, as videos are made here. */
        readonly isBt709: boolean;
      }
    | undefined;
  readonly hasAudio: boolean;
  /** What its sound is encoded with; empty without sound. */
  readonly audioCodec: string;
  /** Of its sound; 0 without one. */
  readonly audioChannels: number;
  /** A picture that goes with a sound. */
  readonly hasCover: boolean;
  /** What it says about itself, under the names of its format in small letters. */
  readonly tags: Readonly<Record<string, string>>;
}

const ratio = z.string().transform((text) => {
  const [top = 0, bottom = 1] = text.split(/[:/]/).map(Number);
  return bottom ? top / bottom : 0;
});

const Probe = z.object({
  format: z.object({
    duration: z.coerce.number().optional(),
    tags: z.record(z.string(), z.string()).optional(),
  }),
  streams: z.array(
    z.object({
      codec_type: z.string(),
      codec_name: z.string().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
      channels: z.number().optional(),
      pix_fmt: z.string().optional(),
      color_space: z.string().optional(),
      color_range: z.string().optional(),
      avg_frame_rate: ratio.optional(),
      sample_aspect_ratio: ratio.optional(),
      duration: z.coerce.number().optional(),
      tags: z.record(z.string(), z.string()).optional(),
      disposition: z.record(z.string(), z.number()).optional(),
      side_data_list: z.array(z.looseObject({ rotation: z.number().optional() })).optional(),
    }),
  ),
});
type ProbedStream = z.output<typeof Probe>['streams'][number];

/** On a busy machine a program waits for its turn; that says nothing about its file. */
const limits = { seconds: 120, cpuSeconds: 20, memoryMegabytes: 2048 };
const OUTPUT_BYTES_MOST = 2_000_000;

export interface ProbeRequest {
  readonly programs: MediaPrograms;
  readonly folder: string;
  readonly file: string;
  readonly kind: MediaFormat;
  readonly signal?: AbortSignal;
}

/** Reads what a file is; undefined when it is no media of that kind. */
export async function probeMedia(request: ProbeRequest): Promise<MediaFacts | undefined> {
  const probe = await runProbe(request, untrustedInput(request.kind, request.file));
  return probe && factsOf(probe);
}

/** How large a picture is; undefined when it is none. */
export async function probePicture(
  request: Omit<ProbeRequest, 'kind'> & { readonly type: string },
): Promise<{ width: number; height: number } | undefined> {
  const probe = await runProbe(request, untrustedPicture(request.type, request.file));
  const { width, height } = probe?.streams[0] ?? {};
  return width && height ? { width, height } : undefined;
}

async function runProbe(
  { programs, folder, signal }: Pick<ProbeRequest, 'programs' | 'folder' | 'signal'>,
  input: ProgramArguments,
): Promise<z.output<typeof Probe> | undefined> {
  const running = startProgram({
    program: programs.ffprobe,
    args: [
      ['-v', 'error'],
      ['-print_format', 'json'],
      ['-show_format'],
      ['-show_streams'],
      ...input,
    ],
    folder,
    limits,
    ...(signal && { signal }),
  });
  running.stdin.end();
  let text = '';
  running.stdout.on('data', (chunk: Buffer) => {
    if (text.length < OUTPUT_BYTES_MOST) text += chunk.toString();
  });
  try {
    await running.done;
  } catch (error) {
    if (signal?.aborted || wasHindered(error)) throw error;
    return undefined;
  }
  const probe = Probe.safeParse(parse(text));
  return probe.success ? probe.data : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function factsOf({ format, streams }: z.output<typeof Probe>): MediaFacts {
  // A song's cover is a picture, not a video.
  const video = streams.find(
    (stream) => stream.codec_type === 'video' && stream.disposition?.attached_pic !== 1,
  );
  const audio = streams.find(({ codec_type }) => codec_type === 'audio');
  const seconds = format.duration ?? Math.max(0, ...streams.map(({ duration }) => duration ?? 0));
  return {
    seconds,
    video: video && videoFacts(video),
    hasAudio: audio !== undefined,
    audioCodec: audio?.codec_name ?? '',
    audioChannels: audio?.channels ?? 0,
    hasCover: streams.some(({ disposition }) => disposition?.attached_pic === 1),
    tags: Object.fromEntries(
      // Ogg keeps them with its stream.
      Object.entries({ ...audio?.tags, ...format.tags }).map(([name, text]) => [
        name.toLowerCase(),
        text,
      ]),
    ),
  };
}

function videoFacts(stream: ProbedStream): MediaFacts['video'] {
  const { width = 0, height = 0 } = stream;
  if (width <= 0 || height <= 0) return undefined;
  const shownWidth = Math.round(width * (stream.sample_aspect_ratio || 1));
  const turns = (stream.side_data_list ?? []).find(({ rotation }) => rotation !== undefined);
  const isSideways = Math.abs(turns?.rotation ?? 0) % 180 === 90;
  const hasAlpha =
    stream.tags?.alpha_mode === '1' || /^(yuva|rgba|bgra|argb|pal8)/.test(stream.pix_fmt ?? '');
  return {
    width: isSideways ? height : shownWidth,
    height: isSideways ? shownWidth : height,
    framesPerSecond: stream.avg_frame_rate || 30,
    codec: stream.codec_name ?? '',
    hasAlpha,
    isPlain: !hasAlpha && ['yuv420p', 'yuvj420p'].includes(stream.pix_fmt ?? ''),
    isBt709: !hasAlpha && isBt709(stream),
  };
}

/** From this height on, players take a video that does not say for BT.709. */
const HD_HEIGHT = 720;

function isBt709({ pix_fmt, color_range, color_space, height = 0 }: ProbedStream): boolean {
  const isUnsaid = color_space === undefined || color_space === 'unknown';
  return (
    pix_fmt === 'yuv420p' &&
    color_range !== 'pc' &&
    (color_space === 'bt709' || (isUnsaid && height >= HD_HEIGHT))
  );
}
