import type { ProjectData } from '@reelwright/movie';
import { endingParts, endingSentences } from '../ending/ending.ts';
import { withCraft } from '../layouts/looks/choose-craft.ts';
import { editionOf } from '../layouts/looks/edition.ts';
import { mediaPart } from '../media-part.ts';
import type { Script, ScriptLine, ScriptPart } from '../script.ts';
import { chosenMedia, scriptLine, scriptLines } from '../script-line.ts';
import { asSentence } from '../wording/as-sentence.ts';
import { type ArticleAnswers, type FilmLine, readArticle } from './article-answers.ts';
import { createArticlePictures } from './article-pictures.ts';
import { lineKind } from './line-kind.ts';

const titleSeconds = 4;
const chapterSeconds = 2.5;
const breathBeforeChapter = 0.6;
/** A slide shows so many pieces of a long line after each other; what is longer goes on on the next. */
const maxPieces = 4;
/** Bullets stand together as long as they are this short, and so many. */
const shortItem = 60;
const maxItems = 4;
const lettersPerSlide = 150;
/** More words stand better in pieces than in one large quote. */
const longestQuote = 18;

/** The film of an article: its title, then its lines, each on a slide that fits what it is; headings are chapters. */
export function writeArticle(data: ProjectData): Script {
  const answers = readArticle(data);
  const { title, lines } = answers;
  if (lines.length === 0 || title.text === '') return { title: title.text, parts: [] };
  const choose = createArticlePictures(answers);
  let plainCount = 0;

  const body: ScriptPart[] = [];
  const titlePart: ScriptPart = {
    id: 'title',
    layout: 'title',
    role: 'title',
    ...(!choose.knowsTopic && chosenMedia(title.line).length === 0 && { isWordsAlone: true }),
    minSeconds: titleSeconds,
    breathSeconds: breathBeforeChapter,
    lines: scriptLines({
      id: 'title-line',
      kept: title,
      text: title.text,
      spoken: asSentence(title.text),
      picture: choose.title,
    }),
  };

  const chapterPart = (line: FilmLine): ScriptPart[] => {
    const { chapter } = line;
    if (!chapter) return [];
    const id = `${line.id}-chapter`;
    return [
      {
        id,
        layout: 'heading_with_media',
        role: 'item',
        heading: chapter.text,
        minSeconds: chapterSeconds,
        lines: [
          scriptLine({
            id: `${id}-line`,
            kept: chapter,
            text: '',
            spoken: asSentence(chapter.text),
            picture: choose.chapter(line, id),
          }),
        ],
      },
    ];
  };

  const listPart = (items: readonly FilmLine[], heading: string): ScriptPart => {
    const [first] = items;
    const id = `${first?.id}-list`;
    return {
      id,
      layout: heading ? 'heading_with_bullets_and_media' : 'only_bullets',
      role: 'item',
      ...(heading && { heading }),
      lines: items.map((item) =>
        scriptLine({
          id: `${item.id}-line`,
          kept: item,
          text: item.text,
          spoken: asSentence(item.text),
          picture: choose.line(item, item.id, item.text),
        }),
      ),
    };
  };

  const spokenBy = speakersOf(lines);
  const linePart = (line: FilmLine): ScriptPart[] => {
    const { id, text } = line;
    const kind = lineKind(text);
    const isLarge =
      kind.kind === 'quote' &&
      kind.speaker !== '' &&
      // A face beside it is one that somebody chose.
      chosenMedia(line.line).length > 0 &&
      kind.quote.split(/\s+/).length <= longestQuote &&
      body.at(-1)?.layout !== 'testimonial';
    if (kind.kind === 'quote' && isLarge) {
      return [
        {
          id,
          layout: 'testimonial',
          role: 'proof',
          heading: kind.speaker,
          lines: [
            scriptLine({
              id: `${id}-line`,
              kept: line,
              text: kind.quote,
              spoken: asSentence(text),
              picture: choose.line(line, id, ''),
            }),
          ],
        },
      ];
    }
    const isWordsAlone = !choose.shows(line) && chosenMedia(line.line).length === 0;
    const speaker = kind.kind === 'quote' ? spokenBy.get(id) : undefined;
    const about = speaker ?? line.heading;
    const pieces = scriptLines({
      id: `${id}-line`,
      kept: line,
      // Who said it stands above it, and is said with it.
      ...(kind.kind === 'quote' && kind.speaker
        ? { text: inMarks(kind.quote, text), wordsBefore: wordsBefore(kind.quote, text) }
        : { text }),
      spoken: asSentence(text),
      picture: (at, piece) => choose.line(line, `${id}-${at}`, piece),
    });
    return slidesOf(pieces).map((some, at): ScriptPart => {
      const common = {
        id: at === 0 ? id : `${id}-${at + 1}`,
        lines: some,
        breathSeconds: breath(pieces, some),
      };
      if (isWordsAlone) {
        const heading = kind.kind === 'quote' && about ? { heading: about } : {};
        const role = kind.kind === 'question' ? 'hook' : 'fact';
        return { ...common, layout: 'title', role, isWordsAlone, ...heading };
      }
      switch (kind.kind) {
        case 'question':
          return { ...common, layout: 'title', role: 'hook' };
        case 'quote':
          // Who speaks stands above what they say, as long as they say it.
          return { ...common, role: 'fact', ...beside(about) };
        case 'number':
          return {
            ...common,
            layout: 'heading_with_text_and_media',
            role: 'fact',
            ...(about && { heading: about }),
          };
        case 'comparison':
          return { ...common, role: 'fact', ...besideWords(some, about) };
        default: {
          plainCount += 1;
          return { ...common, role: 'fact', ...plainLayout(plainCount, some, about) };
        }
      }
    });
  };

  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) break;
    const chapter = chapterPart(line);
    if (chapter.length > 0) withBreath(body, breathBeforeChapter);
    body.push(...chapter);
    const items = listFrom(lines, at);
    if (items.length > 1) {
      body.push(listPart(items, line.heading));
      at += items.length - 1;
    } else body.push(...linePart(line));
  }
  withBreath(body, breathBeforeChapter);

  const { ending } = answers;
  const sentences = endingSentences(data, ending, {
    seed: answers.seed,
    closings: closingsOf(answers),
  });
  const parts = [
    ...mediaPart('intro', data.contact.intro),
    titlePart,
    ...body,
    ...endingParts(data, ending, sentences, choose.ending),
    ...mediaPart('outro', data.contact.outro),
  ];
  return { title: title.text, parts: withCraft(parts, answers.seed, { edition: editionOf(data) }) };
}

/** Pictures lead, beside words every other time: neighbours differ. */
function plainLayout(count: number, pieces: readonly ScriptLine[], heading: string): PartLook {
  if (count % 2 === 1) return { layout: 'media_with_subtitle' };
  return count % 4 === 0 ? besideWords(pieces, heading) : beside(heading);
}

type PartLook = Pick<ScriptPart, 'layout' | 'heading'>;

const beside = (heading: string): PartLook => ({
  layout: 'heading_with_text_and_media',
  ...(heading && { heading }),
});

/** Prints beside words: of one piece alone, because several would be prints of the same. */
function besideWords(pieces: readonly ScriptLine[], heading: string): PartLook {
  return pieces.length === 1
    ? { layout: 'heading_with_text_and_media_side_by_side' }
    : beside(heading);
}

/** Evenly, so that no slide is left with a word or two. */
function slidesOf(pieces: readonly ScriptLine[]): readonly (readonly ScriptLine[])[] {
  const count = Math.ceil(pieces.length / maxPieces);
  const each = Math.ceil(pieces.length / count);
  return Array.from({ length: count }, (_, at) => pieces.slice(at * each, (at + 1) * each));
}

/** Within a sentence nobody breathes. */
function breath(pieces: readonly ScriptLine[], some: readonly ScriptLine[]): number {
  return some.at(-1) === pieces.at(-1) ? 0.35 : 0;
}

/** Short items of one list that follow each other. */
function listFrom(lines: readonly FilmLine[], from: number): readonly FilmLine[] {
  const items: FilmLine[] = [];
  let letters = 0;
  for (const line of lines.slice(from, from + maxItems)) {
    letters += line.text.length;
    const isNext = line.isItem && line.text.length <= shortItem && letters <= lettersPerSlide;
    if (!isNext || (items.length > 0 && line.chapter)) break;
    items.push(line);
  }
  return items;
}

/** How many words a line has before what somebody says in it: three in 'Mei Lin said: “…”'. */
function wordsBefore(quote: string, line: string): number {
  const before = line.slice(0, Math.max(0, line.indexOf(quote.replace(/[.,]$/, ''))));
  return before.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Who says what: where a line does not tell, whoever spoke before or is named right after. */
function speakersOf(lines: readonly FilmLine[]): ReadonlyMap<string, string> {
  const speakers = new Map<string, string>();
  const kinds = lines.map(({ text }) => lineKind(text));
  let last = '';
  let linesBetween = 0;
  for (const [at, { id }] of lines.entries()) {
    const kind = kinds[at];
    if (kind?.kind !== 'quote') {
      linesBetween += 1;
      continue;
    }
    // Two lines without a word of theirs, and somebody else may be speaking; but a question is put to the same person.
    if (linesBetween > 1 && kinds[at - 1]?.kind !== 'question') last = '';
    linesBetween = 0;
    const next = kinds[at + 1];
    last = kind.speaker || last || (next?.kind === 'quote' ? next.speaker : '');
    if (last) speakers.set(id, last);
  }
  return speakers;
}

/** In the marks of its language: those it was written in. */
function inMarks(quote: string, line: string): string {
  if (line.includes('„')) return `„${quote}“`;
  return line.includes('«') ? `«${quote}»` : `“${quote}”`;
}

function withBreath(parts: ScriptPart[], breathSeconds: number): void {
  const last = parts.pop();
  if (last) parts.push({ ...last, breathSeconds });
}

/** Last words in the language of the article, as far as we speak it: where it was found, or a question. */
function closingsOf({ source }: ArticleAnswers): readonly string[] {
  if (!source.isEnglish) return source.site ? [source.site] : [];
  if (source.site) return [`Read the full story at ${source.site}.`];
  return [
    'What do you think? Tell us in the comments.',
    'Know somebody who should see this? Pass it on.',
    'Want more like this? Follow along.',
  ];
}
