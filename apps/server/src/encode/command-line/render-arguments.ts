import { parseArgs } from 'node:util';
import { StartError } from '../../errors/start-error.ts';

/** What `npm run render` was asked for. */
export type RenderCommand =
  | {
      readonly kind: 'video';
      readonly movie: string;
      readonly out: string;
      readonly size: { readonly width: number; readonly height: number } | undefined;
      readonly fromSeconds: number | undefined;
      readonly toSeconds: number | undefined;
    }
  | {
      readonly kind: 'still';
      readonly movie: string;
      readonly out: string;
      readonly size: { readonly width: number; readonly height: number } | undefined;
      readonly seconds: number;
    };

const usage = `Please say what to render, and into which file:
  npm run render -- movie.json video.mp4 [--size 1280x720] [--from 5] [--to 20]
  npm run render -- movie.json --still 2.5 picture.png [--size 1280x720]`;

const sideBounds = { least: 16, most: 4096 };

/** Reads the words after `npm run render --`. */
export function readRenderArguments(words: readonly string[]): RenderCommand {
  if (words.includes('--help') || words.includes('-h')) throw new StartError(usage);
  const { values, positionals } = parse(words);
  const [movie, out, ...rest] = positionals;
  if (!movie || !out) throw new StartError(usage);
  if (rest.length > 0) throw new StartError(`"${rest[0]}" is one file too many.\n${usage}`);
  const size = values.size === undefined ? undefined : readSize(values.size);
  if (values.still !== undefined) {
    if (values.from !== undefined || values.to !== undefined) {
      throw new StartError('A picture shows one moment: --still takes neither --from nor --to.');
    }
    if (!/\.png$/i.test(out)) {
      throw new StartError(`A picture is a PNG, so ${out} must end in .png.`);
    }
    return { kind: 'still', movie, out, size, seconds: readSeconds('--still', values.still) };
  }
  if (!/\.mp4$/i.test(out)) throw new StartError(`A video is an MP4, so ${out} must end in .mp4.`);
  const fromSeconds = values.from === undefined ? undefined : readSeconds('--from', values.from);
  const toSeconds = values.to === undefined ? undefined : readSeconds('--to', values.to);
  if (toSeconds !== undefined && toSeconds <= (fromSeconds ?? 0)) {
    throw new StartError(`--to (${toSeconds}) must be later than --from (${fromSeconds ?? 0}).`);
  }
  return { kind: 'video', movie, out, size, fromSeconds, toSeconds };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: withNegatives(words),
      allowPositionals: true,
      options: {
        size: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        still: { type: 'string' },
      },
    });
  } catch (error) {
    const problem = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new StartError(`${problem}.\n${usage}`);
  }
}

/** A number below nothing would be taken for an option, and the complaint about that helps nobody. */
function withNegatives(words: readonly string[]): string[] {
  const read: string[] = [];
  for (const word of words) {
    const isValue = read.at(-1)?.startsWith('--') && /^-[\d.]/.test(word);
    if (isValue) read.push(`${read.pop()}=${word}`);
    else read.push(word);
  }
  return read;
}

function readSize(text: string): { width: number; height: number } {
  const [, width = 0, height = 0] = (/^(\d+)x(\d+)$/i.exec(text) ?? []).map(Number);
  const { least, most } = sideBounds;
  if ([width, height].some((side) => !(side >= least && side <= most))) {
    throw new StartError(
      `--size must be width x height in pixels, ${least} to ${most} each, such as 1280x720 (it is "${text}").`,
    );
  }
  return { width, height };
}

function readSeconds(option: string, text: string): number {
  const seconds = Number(text);
  if (text.trim() === '' || !Number.isFinite(seconds) || seconds < 0) {
    throw new StartError(`${option} must be seconds, such as 2.5 (it is "${text}").`);
  }
  return seconds;
}
