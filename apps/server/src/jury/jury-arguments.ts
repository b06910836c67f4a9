import { parseArgs } from 'node:util';
import { videoSizes } from '@reelwright/movie';
import { wizardCalled, wizardList } from '@reelwright/wizards/list';
import { StartError } from '../errors/start-error.ts';
import { type JuryFilm, juryFilms, otherFilm } from './jury-films.ts';

export interface JuryCommand {
  readonly films: readonly JuryFilm[];
  readonly out: string;
  /** Sheets and transcripts only: what one looks at, without the time a video takes. */
  readonly sheetsOnly: boolean;
  /** One picture of each slide and the transcript, without voices: a film takes seconds. */
  readonly quick: boolean;
  /** Transcripts, and measures of the sound alone: nothing is drawn. */
  readonly soundOnly: boolean;
  /** In another theme than the one that fits. */
  readonly theme: string | undefined;
  /** Whether the recogniser counts the words that are understood: it takes its time. */
  readonly countsWords: boolean;
  /** No films: how well each voice is understood. */
  readonly voices: boolean;
  /** Videos of 360 lines, and a sheet with each slide once. */
  readonly small: boolean;
}

const usage = `npm run jury -- [--wizard ${wizardList.map(({ id }) => id).join('|')}] [--only coffee,dogs] [--out FOLDER] [--sheets] [--quick] [--sound] [--small] [--theme NAME]
                [--size ${Object.keys(videoSizes).join('|')}] [--words] [--voices]
makes films of keywords, each with a sheet of its slides, its transcript and its measures.`;

export function readJuryArguments(words: readonly string[]): JuryCommand {
  const { values } = parse(words);
  if (values.help) throw new StartError(usage);
  const wanted = values.only?.split(',').map((word) => word.trim().toLowerCase());
  const { wizard, size } = values;
  if (size !== undefined && !isSize(size)) throw new StartError(usage);
  if (wizard !== undefined && !wizardCalled(wizard)) throw new StartError(usage);
  const asked = juryFilms.filter((film) => (wizard ? film.wizard === wizard : true));
  const known = new Set(asked.map(({ keyword }) => keyword));
  const others = wanted?.filter((word) => !known.has(word)) ?? [];
  if (others.length > 0 && wizard === undefined) {
    throw new StartError(`There is no film about "${others[0]}". Please name a --wizard for it.`);
  }
  return {
    films: [
      ...asked.filter(({ keyword }) => wanted?.includes(keyword) ?? true),
      ...(wizard ? others.flatMap((word) => otherFilm(wizard, word, size)) : []),
    ],
    out: values.out ?? 'jury',
    sheetsOnly: values.sheets ?? false,
    quick: values.quick ?? false,
    soundOnly: values.sound ?? false,
    theme: values.theme,
    countsWords: (values.words || values.voices) ?? false,
    voices: values.voices ?? false,
    small: values.small ?? false,
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        only: { type: 'string' },
        out: { type: 'string' },
        wizard: { type: 'string' },
        sheets: { type: 'boolean' },
        quick: { type: 'boolean' },
        sound: { type: 'boolean' },
        theme: { type: 'string' },
        size: { type: 'string' },
        words: { type: 'boolean' },
        voices: { type: 'boolean' },
        small: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch {
    throw new StartError(usage);
  }
}

const isSize = (name: string): name is keyof typeof videoSizes => Object.hasOwn(videoSizes, name);
