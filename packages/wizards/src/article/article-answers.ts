/** What an article's wizard was told, read out of the document in the order of the film. */
import { articleCredit, dependsOnBefore, siteOf, subjectOf } from '@reelwright/article';
import type { InfoOf, ProjectData } from '@reelwright/movie';
import { filmLanguage } from '@reelwright/movie/language';
import { type Ending, readEnding } from '../ending/ending.ts';
import { type KeptLine, keptLine, namesOf, textOf } from '../kept-line.ts';
import type { SuggestedPicture } from '../script.ts';
import { type ArticleLine, wordsOf } from './article-paras.ts';

export interface FilmLine extends KeptLine {
  readonly id: string;
  readonly isItem: boolean;
  readonly heading: string;
  /** The heading that is said before it; missing: none begins here. */
  readonly chapter?: KeptLine;
  /** It speaks of what the line before named: "it", "they". */
  readonly goesOn: boolean;
  readonly objects: readonly string[];
}

export interface ArticleAnswers {
  readonly seed: string;
  readonly title: KeptLine & { readonly objects: readonly string[] };
  readonly lines: readonly FilmLine[];
  readonly place: string;
  readonly objects: readonly string[];
  readonly source: ArticleSource;
  readonly ending: Ending;
}

interface ArticleSource {
  readonly url: string;
  readonly site: string;
  readonly author: string;
  /** The picture that stands for all of it. */
  readonly image: string;
  /** BCP 47, as the page tells it or its words do. */
  readonly language: string;
  readonly isEnglish: boolean;
}

export function readArticle(data: ProjectData): ArticleAnswers {
  const info: InfoOf<'article'> = data.info;
  const [first, ...rest] = info.sentences ?? [];
  const title = plainLine(['info', 'sentences', 0], first, textOf(info.title));
  let subject = '';
  const lines = rest.flatMap((line, at): FilmLine[] => {
    const { words, pointsBack, names } = factsOf(line);
    if (words === '') return [];
    const kept = { ...keptLine(['info', 'sentences', at + 1], line), text: words };
    const goesOn = at > 0 && pointsBack;
    if (!goesOn) subject = names ?? subject;
    const heading = textOf(line.heading);
    const about = goesOn ? subject : heading;
    const suggested = picturesBeside(info, line.block);
    const chapter = keptLine(['info', 'sentences', at + 1, 'chapter'], line.chapter);
    return [
      {
        ...kept,
        ...(about && about !== kept.text && { about }),
        ...(suggested.length > 0 && { suggested }),
        id: line.id || `line-${at + 1}`,
        isItem: line.kind === 'item',
        heading,
        goesOn,
        objects: namesOf(line.objects),
        ...(chapter.text && { chapter }),
      },
    ];
  });
  const source = readSource(info, filmLanguage(data));
  // Pictures are found by English words: what was found for a word of a German title shows something else.
  const keyword = textOf(data.keyword).toLowerCase();
  const isUnderstood = source.isEnglish || !title.text.toLowerCase().includes(keyword);
  return {
    seed: [data.keyword, title.text, info.seed].map(textOf).join('|'),
    title: {
      ...title,
      ...(source.image && { suggested: [leadPicture(info, source.image)] }),
      objects: namesOf(first?.objects),
    },
    lines,
    place: textOf(info.place) || 'studio',
    objects: isUnderstood ? namesOf(info.objects) : [],
    source,
    ending: readEnding(data),
  };
}

/** Whether the film tells anything. Asked with every key that is pressed, so that nothing else is read for it. */
export function tellsLines({ info }: ProjectData): boolean {
  return (info.sentences ?? []).some((line, at) => at > 0 && factsOf(line).words !== '');
}

/** What a line says, whether it speaks of what was named before it, and what it names itself. */
interface LineFacts {
  readonly words: string;
  readonly pointsBack: boolean;
  readonly names: string | undefined;
}

const facts = new WeakMap<ArticleLine, LineFacts>();

/** Found once for each line as it is: an article has hundreds, of which one is being written. */
function factsOf(line: ArticleLine): LineFacts {
  const known = facts.get(line);
  if (known) return known;
  const words = wordsOf(line.text);
  const found = { words, pointsBack: dependsOnBefore(words), names: subjectOf(words) };
  facts.set(line, found);
  return found;
}

/** Pictures that stood by the paragraph of a line, or right before or after it. */
const nearBlocks = 1;

function picturesBeside(
  info: InfoOf<'article'>,
  block: number | undefined,
): readonly SuggestedPicture[] {
  if (block === undefined) return [];
  return (
    (info.source?.pictures ?? [])
      .map((picture) => ({ picture, apart: Math.abs(picture.paragraph - block) }))
      .filter(({ apart }) => apart <= nearBlocks)
      .sort((a, b) => a.apart - b.apart)
      .map(({ picture }) => suggestedPicture(info, picture))
      // A page may show a picture twice.
      .filter(({ url }, at, all) => all.findIndex((one) => one.url === url) === at)
  );
}

function leadPicture(info: InfoOf<'article'>, url: string): SuggestedPicture {
  const shown = info.source?.pictures?.find((picture) => picture.url === url);
  return suggestedPicture(info, shown ?? { url });
}

function suggestedPicture(
  info: InfoOf<'article'>,
  { url, caption, alt }: { url: string; caption?: string | undefined; alt?: string | undefined },
): SuggestedPicture {
  const title = textOf(caption) || textOf(alt);
  // Who took it, pages tell in the caption at most: the site that shows it is thanked.
  const { author: _, ...page } = originOf(info);
  const credit = articleCredit(page);
  return { url, ...(title && { title }), ...(credit && { credit }) };
}

function plainLine(
  path: KeptLine['path'],
  line: ArticleLine | undefined,
  otherwise = '',
): KeptLine {
  return { ...keptLine(path, line), text: wordsOf(line?.text) || wordsOf(otherwise) };
}

function readSource(info: InfoOf<'article'>, language: string): ArticleSource {
  const { source } = info;
  const origin = originOf(info);
  // Of what comes along there is nobody to name.
  const isNamed = articleCredit(origin) !== undefined;
  return {
    url: isNamed ? origin.url : '',
    site: isNamed ? origin.site || siteOf(origin.url) : '',
    author: origin.author,
    image: textOf(source?.image),
    language,
    isEnglish: /^en/i.test(language),
  };
}

function originOf({ source, url }: InfoOf<'article'>) {
  return {
    url: textOf(source?.url) || textOf(url),
    site: textOf(source?.site),
    author: textOf(source?.author),
  };
}
