/** A thing told in the words of an encyclopedia: its sections are the points, and every sentence stands there as it is. */
import { capitalize, plural } from '@reelwright/english';
import { sentencesOf } from '../../../knowledge-files/read-entries.ts';
import type { Thing, ThingPoint } from '../../../knowledge-files/thing.ts';
import { splitSentences } from '../wikipedia/split-sentences.ts';
import { withoutBrackets } from '../wikipedia/without-brackets.ts';

/** As in things that people write. */
export const lengths = { headline: 28, sentence: 110, hook: 90, name: 40 } as const;
export const pointCount = { min: 5, wanted: 9 } as const;
const maxHeadlineWords = 4;

/** Sections about the page rather than about the thing. */
const aboutThePage =
  /^(see also|references|notes|external links|further reading|bibliography|sources|citations|footnotes|gallery|works cited|explanatory notes)$/i;
/** Without the sentence before, nobody knows what these speak of. */
const leansOnOthers =
  /^(it|its|he|she|his|her|they|their|this|that|these|those|such|there|however|but|and|or|also|then|thus|hence|therefore|other|others|another|both|some|many|instead|similarly|additionally|furthermore|moreover|later|afterwards|in addition|for example|for instance|as a result|one|another|the former|the latter)\b/i;
/** What a voice stumbles over. */
const unspeakable = /[()[\]{};/"“”=|]|https?:|\d\.\d{3}/;

interface Section {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** Undefined where a text has too little to tell. */
export function thingFromText(name: string, text: string): Thing | undefined {
  const [intro, ...sections] = sectionsOf(text);
  if (!intro || name.length > lengths.name) return undefined;
  const points: ThingPoint[] = [];
  const used = new Set<string>();
  const add = (headline: string, sentences: readonly string[]) => {
    const isTaken = points.some((point) => point.headline.toLowerCase() === headline.toLowerCase());
    const fresh = sentences.filter((sentence) => !used.has(sentence));
    if (isTaken || fresh.length === 0 || points.length >= pointCount.wanted) return;
    for (const sentence of fresh) used.add(sentence);
    points.push({ headline, sentences: fresh, objects: [] });
  };
  const [first, ...more] = intro.sentences.filter(isSpeakable);
  const hook =
    first && first.length <= lengths.hook
      ? first
      : `What is there to know about ${writtenName(name, text)}?`;
  used.add(hook);
  if (first && first !== hook) add('What it is', [first]);
  const [second] = more.filter(standsAlone);
  if (second) add('In short', [second]);
  for (const { title, sentences } of sections) {
    const best = sentences.filter((sentence) => isSpeakable(sentence) && standsAlone(sentence));
    if (isHeadline(title)) add(title, best.slice(0, 1));
  }
  if (points.length < pointCount.min) return undefined;
  return {
    name: capitalize(name),
    plural: writtenName(name, text),
    otherNames: [],
    kinds: [],
    objects: [],
    place: undefined,
    hook,
    points,
    questions: [],
    traits: [],
  };
}

function sectionsOf(text: string): readonly Section[] {
  const sections: { readonly title: string; readonly lines: string[] }[] = [
    { title: '', lines: [] },
  ];
  for (const line of text.split('\n')) {
    const title = titleIn(line.trim());
    if (title) sections.push({ title, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ title, lines }) => ({ title, sentences: sentencesIn(lines.join('\n')) }));
}

/** 'History' of `== History ==`; nothing for any other line. */
function titleIn(line: string): string {
  const [signs = ''] = /^={2,5}/.exec(line) ?? [];
  const isTitle = signs !== '' && line.length > 2 * signs.length && line.endsWith(signs);
  return isTitle ? line.slice(signs.length, -signs.length).trim() : '';
}

function sentencesIn(text: string): readonly string[] {
  const plain = withoutBrackets(text).replace(/\[\d+\]/g, '');
  return plain.split('\n').flatMap((line) => splitSentences(line.replace(/\s+/g, ' ').trim()));
}

function isSpeakable(sentence: string): boolean {
  const isOne = sentencesOf(sentence).length === 1;
  const hasLength = sentence.length >= 20 && sentence.length <= lengths.sentence;
  return isOne && hasLength && !unspeakable.test(sentence);
}

function standsAlone(sentence: string): boolean {
  return !leansOnOthers.test(sentence);
}

function isHeadline(title: string): boolean {
  return (
    title.length <= lengths.headline &&
    title.split(' ').length <= maxHeadlineWords &&
    !aboutThePage.test(title) &&
    !unspeakable.test(title)
  );
}

/** As it is written within sentences: 'zorbs', 'Iceland'. */
function writtenName(name: string, text: string): string {
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  const large = capitalize(name);
  const count = (word: string) => text.split(new RegExp(`[a-z,] ${escaped(word)}\\b`)).length;
  if (count(large) > count(small)) return large;
  const many = plural(small);
  return count(many) > 1 ? many : small;
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
