import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { VideoFacts } from './video-reader.ts';

const run = promisify(execFile);
const timeoutMs = 15_000;

interface Probe {
  readonly streams?: readonly {
    readonly width?: number;
    readonly height?: number;
    readonly tags?: Readonly<Record<string, string>>;
  }[];
  readonly format?: { readonly duration?: string };
}

/** ffprobe's arguments for a local file: only formats that cannot name other files. */
function probeArguments(path: string): string[] {
  return [
    ...['-v', 'error', '-protocol_whitelist', 'file'],
    ...['-format_whitelist', 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,gif,apng'],
    ...[
      '-select_streams',
      'v:0',
      '-show_entries',
      'stream=width,height:stream_tags:format=duration',
    ],
    ...['-of', 'json', path],
  ];
}

/** Size and length of a local video; undefined when it is none that can be read. */
export async function videoFacts(path: string): Promise<VideoFacts | undefined> {
  try {
    const { stdout } = await run('ffprobe', probeArguments(path), {
      timeout: timeoutMs,
      maxBuffer: 1e6,
    });
    const { streams, format } = JSON.parse(stdout) as Probe;
    const stream = streams?.[0];
    const seconds = Number(format?.duration);
    if (!stream?.width || !stream.height || !Number.isFinite(seconds)) return undefined;
    const tags = Object.entries(stream.tags ?? {}).map(
      ([key, value]) => `${key.toLowerCase()}=${value}`,
    );
    return {
      width: stream.width,
      height: stream.height,
      seconds,
      hasAlpha: tags.includes('alpha_mode=1'),
    };
  } catch {
    return undefined;
  }
}
