import { parseArgs } from 'node:util';
import { videoSizes } from '@reelwright/movie';
import { StartError } from '../errors/start-error.ts';

export interface MakeCommand {
  readonly keyword: string;
  readonly out: string;
  readonly theme: string | undefined;
  /** Undefined: nobody speaks. */
  readonly voice: string | undefined;
  readonly size: { readonly width: number; readonly height: number };
  readonly seed: string;
  readonly count: number;
}

const usage =
  'Please say what to make: npm run make -- listicle --keyword coffee --out coffee.mp4 [--theme NAME] [--voice NAME] [--size wide|square|vertical] [--count 5] [--seed TEXT] [--no-voice]';

export function readMakeArguments(args: readonly string[]): MakeCommand {
  const { values, positionals } = parse(args);
  if (positionals.length !== 1 || positionals[0] !== 'listicle') throw new StartError(usage);
  const { keyword, out, theme, seed = '1' } = values;
  if (!keyword || !out) throw new StartError(usage);
  const size = videoSizes[(values.size ?? 'wide') as keyof typeof videoSizes];
  if (!size) throw new StartError('--size is wide, square or vertical.');
  const count = Number(values.count ?? 5);
  if (!Number.isInteger(count) || count < 1 || count > 20) {
    throw new StartError('--count is a number from 1 to 20.');
  }
  const voice = values['no-voice'] ? undefined : (values.voice ?? 'en-US-Clara');
  return { keyword, out, theme, voice, size, seed, count };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        keyword: { type: 'string' },
        out: { type: 'string' },
        theme: { type: 'string' },
        voice: { type: 'string' },
        size: { type: 'string' },
        seed: { type: 'string' },
        count: { type: 'string' },
        'no-voice': { type: 'boolean' },
      },
    });
  } catch {
    throw new StartError(usage);
  }
}
