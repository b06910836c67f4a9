/** Which sentences of a film a photo or clip would be looked for, gathered by what they tell of: one search serves them all. */
import { hashText } from '@reelwright/chance';
import type { ProjectData } from '@reelwright/movie';
import { textOf } from '../kept-line.ts';
import type { LayoutId } from '../layouts/layout-ids.ts';
import { hasFigure } from '../layouts/looks/choose-craft.ts';
import { lineKey } from '../lines.ts';
import type { LinePath, PartRole, Script, ScriptLine, ScriptPart } from '../script.ts';
import { chosenMedia } from '../script-line.ts';

export interface PhotoWish {
  /** The same as long as it tells the same: what was asked for once is not asked for again. */
  readonly key: string;
  /** What all its lines tell of: an item, a product, the topic. */
  readonly about: string;
  /** What the film is about, where that is something else. */
  readonly topic: string;
  /** What to search for, the most fitting first. */
  readonly search: readonly string[];
  readonly lines: readonly WishedLine[];
  /** It sets a mood rather than tells a fact: a clip does that best. */
  readonly wantsClip: boolean;
}

export interface WishedLine {
  readonly path: LinePath;
  readonly sentence: string;
  /** It announces what it tells of: a picture of that is all it needs. */
  readonly isName: boolean;
}

/** Cards, scores, bulletins and talks have pictures of their own, or none. */
const ownPictures: ReadonlySet<LayoutId> = new Set<LayoutId>([
  'contact',
  'score',
  'testimonial',
  'before_after',
  'talk',
  'talk_cover',
  'news_opener',
  'news_headlines',
  'news_story',
]);

/** A photo of a question may tell its answer; proof and product are the customer's own or nothing. */
const withoutPhotos: ReadonlySet<PartRole> = new Set<PartRole>([
  'intro',
  'outro',
  'question',
  'proof',
  'contact',
  'score',
]);

const moods: ReadonlySet<PartRole> = new Set<PartRole>(['hook', 'closing', 'call-to-action']);
const ofWholeFilm: ReadonlySet<PartRole> = new Set<PartRole>([
  'title',
  'hook',
  'closing',
  'call-to-action',
  'verdict',
]);
const names: ReadonlySet<PartRole> = new Set<PartRole>(['title', 'number', 'answer', 'product']);

interface Wished extends WishedLine {
  readonly about: string;
  readonly keyword: string;
  readonly isMood: boolean;
}

/** In the order of the film: first those of items, which have to have one, then those of the whole. */
export function photoWishes(script: Script, data: ProjectData): readonly PhotoWish[] {
  const topic = topicOf(data, script);
  const wished = new Map<string, Wished>();
  for (const part of script.parts) {
    if (!mayShowPhotos(part)) continue;
    for (const line of part.lines) {
      const found = wishedLine(part, line, topic);
      const key = found && lineKey(found);
      if (found && key !== undefined && !wished.has(key)) wished.set(key, found);
    }
  }
  const groups = Map.groupBy(wished.values(), ({ about, isMood }) => `${isMood} ${about}`);
  return [...groups.values()]
    .flatMap((lines): PhotoWish[] => {
      const [first] = lines;
      return first ? [wishOf(first, lines, topic)] : [];
    })
    .toSorted((a, b) => Number(a.about === topic) - Number(b.about === topic));
}

function topicOf({ keyword, info }: ProjectData, { title }: Script): string {
  return textOf(info.topicName) || textOf(keyword) || title;
}

function mayShowPhotos(part: ScriptPart): boolean {
  if (withoutPhotos.has(part.role) || ownPictures.has(part.layout)) return false;
  if (part.role === 'product' && part.layout !== 'versus') return false;
  // Numbers, charts and maps say more than any photo.
  return !hasFigure(part);
}

function wishedLine(part: ScriptPart, line: ScriptLine, topic: string): Wished | undefined {
  const { answer } = line;
  if (!answer?.needsMedia || line.isWhole) return undefined;
  const { shows } = answer;
  const target = shows ?? answer;
  if (chosenMedia(answer.line).length > 0 || chosenMedia(target.line).length > 0) return undefined;
  const sentence = shows?.text ?? answer.spoken;
  // Who is quoted says it in words.
  if (/^["“„«]/.test(line.text)) return undefined;
  const about = shows?.text ?? aboutOf(part, line, topic);
  if (!/\p{L}{3}/u.test(about)) return undefined;
  return {
    path: target.path,
    about,
    sentence,
    keyword: textOf(target.line.keyword),
    isName: names.has(part.role) || sentence === about,
    isMood: moods.has(part.role),
  };
}

function aboutOf(part: ScriptPart, { answer }: ScriptLine, topic: string): string {
  if (part.role === 'answer') {
    const right = part.lines.find(({ id }) => id === part.rightLine);
    return textOf(right?.text) || textOf(part.heading);
  }
  if (ofWholeFilm.has(part.role)) return topic;
  return textOf(answer?.about) || topic;
}

function wishOf(first: Wished, lines: readonly Wished[], topic: string): PhotoWish {
  const { about, isMood } = first;
  const isTopic = about === topic;
  const own = lines.map(({ keyword }) => keyword).find(Boolean);
  const isTold = wordsOf(topic).every((word) => wordsOf(about).includes(word));
  const search = [own ?? '', isTopic || isTold ? about : `${about} ${topic}`, about];
  return {
    key: hashText([about, topic, ...lines.map(({ sentence }) => sentence)].join('\n')).toString(36),
    about,
    topic: isTopic ? '' : topic,
    search: [...new Set(search.filter((words) => words !== ''))],
    lines: lines.map(({ path, sentence, isName }) => ({ path, sentence, isName })),
    wantsClip: isMood,
  };
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/(?:es|s)$/, ''));
}
