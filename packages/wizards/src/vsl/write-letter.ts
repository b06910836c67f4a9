/** The film of a sales letter: large words in time with the voice, and pictures between them. */
import type { ProjectData } from '@reelwright/movie';
import { createArticlePictures } from '../article/article-pictures.ts';
import { textOf } from '../kept-line.ts';
import { withCraft } from '../layouts/looks/choose-craft.ts';
import { editionOf } from '../layouts/looks/edition.ts';
import { type KeptPara, keptParas } from '../paragraphs/paragraph.ts';
import { parasAsArticle } from '../paragraphs/paras-as-article.ts';
import type { PartRole, Script, ScriptLine, ScriptPart } from '../script.ts';
import { chosenMedia, scriptLine, scriptLines } from '../script-line.ts';
import { asSentence, withoutDot } from '../wording/as-sentence.ts';
import { endCardPart } from './end-card.ts';
import { spokenWords, stressedWords } from './stressed-words.ts';

/** Items stand together as long as they are this short, and so many. */
const shortItem = 64;
const maxItems = 4;
/** With less, quick voices come to more than 170 words a minute. */
const breathSeconds = 0.5;
const breathAfterHeading = 0.8;
const headingSeconds = 2;
/** Longer sentences take several slides of so many pieces each. */
const maxPieces = 3;

export function writeLetter(data: ProjectData): Script {
  const paras = keptParas(data);
  const title = textOf(data.info.title) || textOf(data.keyword);
  if (paras.length === 0) return { title, parts: [] };
  const answers = parasAsArticle(data, paras);
  const choose = createArticlePictures(answers);
  const lineOf = new Map(answers.lines.map((line) => [line.id, line]));
  let wordSlides = 0;

  const picture = (para: KeptPara, name: string, text: string) => {
    const line = lineOf.get(para.id);
    if (para === paras[0] && para.objects.length === 0) return choose.title();
    return line ? choose.line(line, name, text) : choose.ending(name);
  };

  const slides = (para: KeptPara, at: number): ScriptPart[] => {
    const isLast = at >= paras.length - 2;
    const isChosen = chosenMedia(para.line).length > 0;
    const opens = at === 0 && choose.knowsTopic;
    // Only what a line names: in a letter, words tell more than something about its topic. Asked only where it is shown,
    // because what was shown is not shown again soon.
    const hasPicture = isChosen || opens || (mayShow(para, wordSlides) && namesSomething(para));
    const shows = layoutOf(para, { hasPicture, isChosen, opens });
    wordSlides = shows.isWordsAlone ? wordSlides + 1 : 0;
    const spoken = asSentence(spokenWords(`${para.title} ${para.text}`.trim()));
    const pieces = withStress(
      para,
      shows.layout === 'media' || shows.heading === para.text
        ? [
            scriptLine({
              id: `${para.id}-line`,
              kept: para,
              text: shows.layout === 'media' ? '' : para.text,
              spoken,
              picture: picture(para, para.id, para.text),
            }),
          ]
        : scriptLines({
            id: `${para.id}-line`,
            kept: para,
            text: para.text,
            spoken,
            picture: (at, text) => picture(para, `${para.id}-${at}`, text),
          }),
    );
    const count = Math.ceil(pieces.length / maxPieces);
    const each = Math.ceil(pieces.length / count);
    return Array.from({ length: count }, (_, at): ScriptPart => {
      const some = pieces.slice(at * each, (at + 1) * each);
      const isEnd = at === count - 1;
      return {
        ...shows,
        id: at === 0 ? para.id : `${para.id}-${at + 1}`,
        role: roleOf(para, isLast),
        lines: some,
        breathSeconds: !isEnd ? 0 : para.kind === 'heading' ? breathAfterHeading : breathSeconds,
        ...(para.kind === 'heading' && { minSeconds: headingSeconds }),
      };
    });
  };

  const namesSomething = (para: KeptPara) => {
    const line = lineOf.get(para.id);
    return line !== undefined && para.objects.length > 0 && choose.shows(line);
  };

  const parts: ScriptPart[] = [];
  for (let at = 0; at < paras.length; at += 1) {
    const para = paras[at];
    if (!para) break;
    const items = itemsFrom(paras, at);
    if (items.length > 1) {
      const introduction = at > 1 ? introductionOf(paras[at - 1]) : undefined;
      // It stands above its list, and is said there.
      while (introduction && parts.at(-1)?.lines[0]?.id.startsWith(`${introduction.id}-line`)) {
        parts.pop();
      }
      const shown = items.find(namesSomething);
      const image = (item: KeptPara) => picture(shown ?? item, item.id, (shown ?? item).text);
      parts.push(listPart({ items, introduction, isShown: shown !== undefined, image }));
      at += items.length - 1;
      wordSlides = 0;
    } else parts.push(...slides(para, at));
  }
  const film = [...parts, ...endCardPart(data, choose.ending('end-card'))];
  return {
    title,
    parts: withCraft(film, [data.keyword, title].join('|'), { edition: editionOf(data) }),
  };
}

type Shown = Pick<ScriptPart, 'layout' | 'heading' | 'isWordsAlone'>;

/** Words lead in a letter; after a slide of them, or beside many, comes what they speak of. */
function mayShow({ style, kind, title, text }: KeptPara, wordSlides: number): boolean {
  if (style !== 'auto') return true;
  return kind !== 'heading' && title === '' && (wordSlides >= 1 || text.length > 70);
}

/** What somebody chose; else what the letter is about first, then words, and a picture where a line names something. */
function layoutOf(
  para: KeptPara,
  about: { readonly hasPicture: boolean; readonly isChosen: boolean; readonly opens: boolean },
): Shown {
  const above = para.title ? { heading: para.title } : {};
  switch (para.style) {
    case 'heading_with_media':
      return { layout: 'heading_with_media', heading: withoutDot(para.text) };
    case 'text':
      return { layout: 'title', ...above };
    case 'media_with_subtitle':
      return { layout: 'media_with_subtitle', ...above };
    case 'media':
      return { layout: 'media' };
    case 'auto':
      break;
  }
  if (about.isChosen) return { layout: 'media_with_subtitle', ...above };
  if (about.opens) return { layout: 'title', ...above };
  return about.hasPicture
    ? { layout: 'heading_with_text_and_media' }
    : { layout: 'title', isWordsAlone: true, ...above };
}

function roleOf({ kind, text }: KeptPara, isLast: boolean): PartRole {
  if (isLast && /\b(?:click|tap|order|buy|call|join|start|book|visit|sign up|get)\b/i.test(text)) {
    return 'call-to-action';
  }
  return kind === 'heading' || text.endsWith('?') ? 'hook' : 'fact';
}

/** Short items of one list that follow each other, none of them in a style of its own. */
function itemsFrom(paras: readonly KeptPara[], from: number): readonly KeptPara[] {
  const items: KeptPara[] = [];
  for (const para of paras.slice(from, from + maxItems)) {
    const isNext =
      para.kind === 'item' &&
      para.style === 'auto' &&
      para.text.length <= shortItem &&
      chosenMedia(para.line).length === 0;
    if (!isNext) break;
    items.push(para);
  }
  return items;
}

/** Longer ones have their own slide before the list. */
const longestAbove = 60;

/** What a list is announced by: "THE PROBLEM WITH GYMS", "Here is what you get:". */
function introductionOf(para: KeptPara | undefined): KeptPara | undefined {
  if (para?.style !== 'auto' || chosenMedia(para.line).length > 0) return undefined;
  const isShort = para.text.length <= longestAbove && para.title === '';
  return isShort && (para.kind === 'heading' || para.text.endsWith(':')) ? para : undefined;
}

interface LetterList {
  readonly items: readonly KeptPara[];
  readonly introduction: KeptPara | undefined;
  /** Whether one of them names what can be shown; else they have the slide to themselves. */
  readonly isShown: boolean;
  readonly image: (para: KeptPara) => ScriptLine['picture'];
}

function listPart({ items, introduction, isShown, image }: LetterList): ScriptPart {
  const line = (para: KeptPara, text: string) =>
    scriptLine({
      id: `${para.id}-line`,
      kept: para,
      text,
      spoken: asSentence(spokenWords(para.text)),
      picture: image(para),
    });
  return {
    id: `${(introduction ?? items[0])?.id}-list`,
    layout: introduction ? 'heading_with_bullets' : 'only_bullets',
    role: 'item',
    ...(introduction && { heading: withoutDot(introduction.text) }),
    ...(!isShown && { isWordsAlone: true }),
    breathSeconds,
    lines: [
      ...(introduction ? [line(introduction, '')] : []),
      ...items.map((item) => line(item, withoutDot(item.text))),
    ],
  };
}

/** Each piece with those stressed words that stand in it. */
function withStress(para: KeptPara, lines: readonly ScriptLine[]): readonly ScriptLine[] {
  const stressed = stressedWords(para.marked, para.text);
  if (stressed.length === 0) return lines;
  return lines.map((line) => {
    const own = stressed.filter((words) => line.text.includes(words));
    return own.length > 0 ? { ...line, stressed: own } : line;
  });
}
