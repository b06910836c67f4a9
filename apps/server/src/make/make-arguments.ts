import { parseArgs } from 'node:util';
import { captionStyles } from '@reelwright/captions';
import { type FormatId, formatIds, sizeBounds, videoFormats } from '@reelwright/movie';
import { filmLanguageOf, filmLanguages, type LanguageCode } from '@reelwright/movie/language';
import { themeList } from '@reelwright/wizards';
import { wizardCalled, wizardList } from '@reelwright/wizards/list';
import type { CaptionFileKind } from '../captions/caption-file.ts';
import { StartError } from '../errors/start-error.ts';
import type { ArticleAddress } from './make-articles.ts';

export interface MakeCommand {
  /** The id of one of the list. */
  readonly wizard: string;
  /** A saved project's answers; without it, the keyword is asked about. */
  readonly answers: string | undefined;
  readonly keyword: string;
  /** Of an article: where its text is. */
  readonly article?: ArticleAddress | undefined;
  /** The file of a sound that the film shows. */
  readonly sound?: string | undefined;
  /** The file of what is said in it. */
  readonly transcript?: string | undefined;
  /** Its best passages as films besides. */
  readonly clips?: boolean | undefined;
  /** Of a bulletin: a JSON file with its items. */
  readonly items?: string | undefined;
  readonly out: string;
  readonly theme: string | undefined;
  /** The style of captions; undefined: as the answers say, else none. */
  readonly captions?: string | undefined;
  /** False: nobody speaks. Undefined: the first voice there is. */
  readonly voice: string | false | undefined;
  /** Where pictures are searched for; undefined: as it fits what this installation has. */
  readonly pictures: string | undefined;
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** One film for each of them, laid out anew; undefined: one, of `size`. */
  readonly formats?: readonly FormatId[] | undefined;
  /** Of the film, as 'de'; undefined: as its text tells. */
  readonly language?: LanguageCode | undefined;
  readonly seed: string;
  /** Items, questions or checks; undefined: as many as the wizard thinks good. */
  readonly count: number | undefined;
  /** What is said, as files beside the film. */
  readonly captionFiles: readonly CaptionFileKind[];
}

const ids = wizardList.map(({ id }) => id);
const ofItems = wizardList.filter(({ takesItems }) => takesItems).map(({ id }) => id);
const ofArticles = wizardList.filter(({ takesArticle }) => takesArticle).map(({ id }) => id);
const ofSounds = wizardList.filter(({ takesSound }) => takesSound).map(({ id }) => id);

const usage = `Please say what to make, and into which file:
  npm run make -- ${ids[0]} --keyword coffee --out coffee.mp4
  npm run make -- ${ids[1]} --answers answers.json --out film.mp4
  npm run make -- ${ofArticles.at(-1)} --url https://example.com/story --out story.mp4
  npm run make -- ${ofArticles.at(-1)} --file story.pdf --out story.mp4
  npm run make -- ${ofSounds[0]} --audio talk.mp3 --out talk.mp4 (--file words.txt: its transcript, --clips: its best passages besides)
  npm run make -- ${ofItems[0]} --items news.json --out news.mp4
There are: ${ids.join(', ')}.
Also: --theme NAME, --voice NAME, --no-voice, --size wide|square|vertical|portrait|1080x1350, --count 1 to 20, --seed TEXT,
--sizes wide,square,vertical,portrait (a film for each: coffee-wide.mp4, coffee-square.mp4 …),
--pictures SOURCE (builtin, all, or a service that is set up), --captions STYLE (${captionStyles.map(({ id }) => id).join(', ')}),
--language de (of the film, where its text does not tell: ${filmLanguages.map(({ code }) => code).join(', ')}),
--srt, --vtt, --transcript: what is said as files beside the film`;

/** Reads the words after `npm run make --`. */
export function readMakeArguments(words: readonly string[]): MakeCommand {
  if (words.includes('--help') || words.includes('-h')) throw new StartError(usage);
  const { values, positionals } = parse(words);
  const wizard = wizardCalled(positionals[0])?.id;
  if (positionals.length !== 1 || wizard === undefined) throw new StartError(usage);
  const { keyword = '', answers, out, theme, pictures, captions, seed = '' } = values;
  const { audio: sound, items, clips } = values;
  if ((sound || clips) && !ofSounds.includes(wizard)) throw new StartError(usage);
  const transcript = sound && values.file;
  const article = transcript ? undefined : readAddress(wizard, values);
  if (items !== undefined && (!ofItems.includes(wizard) || answers || article)) {
    throw new StartError(usage);
  }
  if (!out || (!keyword.trim() && !answers && !article && !sound && !items)) {
    throw new StartError(usage);
  }
  if (!/\.mp4$/i.test(out)) throw new StartError(`A video is an MP4, so ${out} must end in .mp4.`);
  if (theme !== undefined && !themeList.some(({ id }) => id === theme)) {
    const names = themeList.map(({ id }) => id).join(', ');
    throw new StartError(`There is no theme ${theme}. There are: ${names}.`);
  }
  if (captions !== undefined && !captionStyles.some(({ id }) => id === captions)) {
    const names = captionStyles.map(({ id }) => id).join(', ');
    throw new StartError(`There are no captions called ${captions}. There are: ${names}.`);
  }
  return {
    wizard,
    answers,
    keyword: keyword.trim(),
    article,
    ...(sound && { sound }),
    ...(transcript && { transcript }),
    ...(clips && { clips }),
    ...(items !== undefined && { items }),
    out,
    theme,
    ...(captions && { captions }),
    ...(values.language !== undefined && { language: readLanguage(values.language) }),
    pictures,
    seed,
    voice: values['no-voice'] ? false : values.voice,
    ...readSizes(values),
    count: readCount(values.count),
    captionFiles: readCaptionFiles(values),
  };
}

function readLanguage(name: string): LanguageCode {
  const language = filmLanguageOf(name);
  if (language) return language.code;
  const codes = filmLanguages.map(({ code }) => code).join(', ');
  throw new StartError(`--language is one of ${codes}.`);
}

/** Where the text of an article is; only films of articles have one. */
function readAddress(
  wizard: string,
  { url, file }: { readonly url?: string | undefined; readonly file?: string | undefined },
): ArticleAddress | undefined {
  if (!url && !file) return undefined;
  if ((url && file) || !ofArticles.includes(wizard)) throw new StartError(usage);
  return file ? { kind: 'file', file } : { kind: 'link', url: url ?? '' };
}

function readSizes({
  size,
  sizes,
}: {
  readonly size?: string | undefined;
  readonly sizes?: string | undefined;
}): Pick<MakeCommand, 'size' | 'formats'> {
  if (sizes === undefined) return { size: readSize(size) };
  if (size !== undefined) throw new StartError('Please give either --size or --sizes.');
  const names = new Set(sizes.split(',').map((name) => name.trim()));
  const formats = formatIds.filter((id) => names.has(id));
  if (formats.length !== names.size) {
    throw new StartError(`--sizes names some of: ${formatIds.join(',')}.`);
  }
  return { size: readSize(formats[0]), formats };
}

function readSize(name: string | undefined): MakeCommand['size'] {
  if (name === undefined) return undefined;
  const id = formatIds.find((one) => one === name);
  if (id) return { width: videoFormats[id].width, height: videoFormats[id].height };
  const [width = 0, height = 0] = /^\d+x\d+$/.test(name) ? name.split('x').map(Number) : [];
  const { min, max } = sizeBounds;
  if (Math.min(width, height) < min || Math.max(width, height) > max) {
    throw new StartError(
      `--size is wide, square, vertical, portrait, or width x height from ${min} to ${max}, such as 1080x1350.`,
    );
  }
  return { width, height };
}

function readCaptionFiles(wanted: {
  readonly srt?: boolean | undefined;
  readonly vtt?: boolean | undefined;
  readonly transcript?: boolean | undefined;
}): readonly CaptionFileKind[] {
  const kinds: CaptionFileKind[] = [];
  if (wanted.srt) kinds.push('srt');
  if (wanted.vtt) kinds.push('vtt');
  if (wanted.transcript) kinds.push('txt');
  return kinds;
}

function readCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 20) {
    throw new StartError('--count is a number from 1 to 20.');
  }
  return count;
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        answers: { type: 'string' },
        keyword: { type: 'string' },
        url: { type: 'string' },
        file: { type: 'string' },
        audio: { type: 'string' },
        clips: { type: 'boolean' },
        items: { type: 'string' },
        out: { type: 'string' },
        theme: { type: 'string' },
        language: { type: 'string' },
        captions: { type: 'string' },
        voice: { type: 'string' },
        pictures: { type: 'string' },
        size: { type: 'string' },
        sizes: { type: 'string' },
        seed: { type: 'string' },
        count: { type: 'string' },
        'no-voice': { type: 'boolean' },
        srt: { type: 'boolean' },
        vtt: { type: 'boolean' },
        transcript: { type: 'boolean' },
      },
    });
  } catch (error) {
    // "Unknown option '--bogus'", "Option '--out <value>' argument missing", and advice for programmers after that.
    const [problem = ''] = error instanceof Error ? error.message.split('. ', 1) : [];
    throw new StartError(`${problem}.\n${usage}`);
  }
}
