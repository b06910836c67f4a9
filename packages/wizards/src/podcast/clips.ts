/** The best passages of a talk for short upright films: whole thoughts, questions with their answers, strong words. */
import { dependsOnBefore } from '@reelwright/article';
import { type ProjectData, videoSizes } from '@reelwright/movie';
import { type Para, parasIn, withParas } from '../paragraphs/paragraph.ts';
import { wordsIn } from '../paragraphs/paragraph-edits.ts';
import { type Laughter, laughterIn } from './laughter.ts';
import { withFilmSound } from './podcast-sound.ts';

export interface TalkClip {
  /** The passage it begins with. */
  readonly id: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly text: string;
}

const clipSeconds = { least: 20, best: 35, most: 60 };
const maxClips = 5;
/** So much of the laughter that follows is heard. */
const maxLaughSeconds = 2.5;
/** A moment of air at both ends. */
const airSeconds = 0.25;

/** The best first in choosing, the earliest first in the list. */
export function bestClips(data: ProjectData): readonly TalkClip[] {
  const laughter = laughterIn(data);
  const found = parasIn(data)
    .flatMap((_, at, paras) => clipsFrom(paras, at, laughter))
    .sort((a, b) => b.worth - a.worth);
  const chosen: (typeof found)[number][] = [];
  for (const clip of found) {
    if (chosen.length === maxClips) break;
    if (chosen.every((other) => isApart(clip, other))) chosen.push(clip);
  }
  return chosen
    .sort((a, b) => a.startTime - b.startTime)
    .map(({ id, startTime, endTime, text }) => ({ id, startTime, endTime, text }));
}

const isApart = (a: TalkClip, b: TalkClip): boolean =>
  a.endTime <= b.startTime + airSeconds || b.endTime <= a.startTime + airSeconds;

/** All that begin with a passage, each ending with a later one. */
function clipsFrom(
  paras: readonly Para[],
  from: number,
  laughter: readonly Laughter[],
): (TalkClip & { worth: number })[] {
  const first = paras[from];
  const start = first?.audio?.startTime;
  if (!first?.id || start === undefined) return [];
  const clips: (TalkClip & { worth: number })[] = [];
  const members: Para[] = [];
  for (const para of paras.slice(from)) {
    const end = para.audio?.endTime ?? 0;
    // What somebody hid is not shown to others, and a chapter is a new thought.
    if (para.exclude || (members.length > 0 && para.title) || end - start > clipSeconds.most) break;
    members.push(para);
    if (end - start < clipSeconds.least) continue;
    const text = members.map(wordsIn).join(' ');
    const laughs = laughter.filter((one) => one.startTime > start && one.startTime < end + 1);
    clips.push({
      id: first.id,
      startTime: Math.max(0, start - airSeconds),
      endTime: endWith(laughs.at(-1), { start, end }),
      text,
      worth:
        worthOf(text, end - start) +
        (first.title ? 1 : 0) +
        (laughs.length > 0 || laughingWords.test(text) ? 1.5 : 0),
    });
  }
  return clips;
}

/** A joke is not over before its laughter is. */
function endWith(last: Laughter | undefined, passage: { start: number; end: number }): number {
  const { start, end } = passage;
  const laughed = last && last.endTime > end ? Math.min(last.endTime, end + maxLaughSeconds) : end;
  return Math.min(laughed + airSeconds, Math.max(end + airSeconds, start + clipSeconds.most));
}

const strongWords =
  /\b(?:never|always|best|worst|secret|mistakes?|truth|lie|love|hate|fear|surpris\w+|shock\w+|amazing|incredible|crazy|wrong|problem|money|free|first|only|why|because|imagine|remember|learned|changed|important|million|billion|nobody|everybody|everyone)\b/gi;
/** What is said to everybody at the beginning and at the end, and what goes on with a list. */
const greeting =
  /\b(?:welcome (?:to|back)|hello (?:and|every|my)|you(?:'re| are) listening to|my name is)\b/i;
const farewell =
  /\b(?:thank(?:s| you) (?:for|so much|very much)|see you|next (?:time|week)|subscribe|goodbye|bye)\b/i;
const goingOn = /^(?:and |but |so )?(?:second|third|fourth|fifth|next|also|finally|last)(?:ly)?,/i;
const laughingWords = /\b(?:ha(?:ha)+|laughs?|laughing|laughter)\b/i;

/** How much a passage gives to somebody who hears nothing else. */
function worthOf(text: string, seconds: number): number {
  const words = text.split(' ').length;
  const strong = (text.match(strongWords) ?? []).length;
  const opening = firstSentence(text);
  const question = text.indexOf('?');
  const isAnswered = question >= 0 && question < text.length * 0.6;
  return (
    (dependsOnBefore(opening) || /^(?:yeah|yes|no|right|okay|well)\b/i.test(opening) ? -2.5 : 1) +
    (greeting.test(opening) ? -3 : 0) +
    (goingOn.test(opening) ? -2.5 : 0) +
    (farewell.test(text) ? -1.5 : 0) +
    (/[.!?…]["'”’)]*$/.test(text) ? 1 : -1) +
    (isAnswered ? (question < 120 ? 2.5 : 1) : 0) +
    (text.trimEnd().endsWith('?') ? -2 : 0) +
    Math.min(3, (strong / words) * 60) +
    (/\d/.test(text) ? 0.5 : 0) -
    Math.abs(seconds - clipSeconds.best) / 15
  );
}

/** A project of its own: the same sound and words, upright, and only this part of it. */
export function clipOf(data: ProjectData, clip: TalkClip): ProjectData {
  const { startTime, endTime, text } = clip;
  // What somebody changed in the slides of the whole film has no place in the clip.
  const { made: _, formats: __, ...answers } = data;
  const { title: ___, description: ____, ...publish } = data.publish;
  const paras = parasIn(data).filter(({ audio }) => {
    const at = audio?.startTime ?? 0;
    return at >= startTime - 0.01 && at < endTime;
  });
  const { width, height } = videoSizes.vertical;
  const cut = withParas(
    {
      ...answers,
      info: { ...data.info, title: titleOfClip(text), clip: { startTime, endTime } },
      publish,
      movie: { ...data.movie, size: { ...data.movie.size, width, height, custom: false } },
      frames: [],
    },
    paras,
  );
  return withFilmSound(cut);
}

const firstSentence = (text: string): string => /^.*?[.!?…](?=\s|$)/.exec(text)?.[0] ?? text;

const maxTitleLetters = 60;

/** Its first sentence, as much of it as a title has room for. */
function titleOfClip(text: string): string {
  const sentence = firstSentence(text);
  if (sentence.length <= maxTitleLetters) return sentence.replace(/\.$/, '');
  const kept = sentence.slice(0, maxTitleLetters);
  return `${kept.slice(0, kept.lastIndexOf(' '))}…`;
}
