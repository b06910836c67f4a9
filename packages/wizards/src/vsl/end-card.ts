/** The last slide of a letter: what to do now, and where. Nobody says it; it stands for as long as it is read. */
import { plainText } from '@reelwright/article';
import type { ProjectData } from '@reelwright/movie';
import type { PictureRecipe } from '@reelwright/pictures';
import { shownAddress } from '../ending/ending.ts';
import { textOf } from '../kept-line.ts';
import { keptParas } from '../paragraphs/paragraph.ts';
import type { ScriptPart } from '../script.ts';
import { withoutDot } from '../wording/as-sentence.ts';
import { lastCall } from './letter-parts.ts';
import { spokenWords } from './stressed-words.ts';

interface EndCard {
  /** Empty where the letter asks for nothing, and nobody wrote a line: there is no card then. */
  readonly text: string;
  /** A whole address, or empty. */
  readonly link: string;
}

/** What somebody wrote, else what their letter asks for at its end. */
export function endCardOf(data: ProjectData): EndCard {
  const { text, link } = data.cta ?? {};
  return {
    text: text === undefined ? callOf(data) : textOf(text),
    link: link === undefined ? linkIn(data) : textOf(link),
  };
}

/** Longer calls are cut at their first comma: "Click the button below". */
const longestCall = 36;

function callOf(data: ProjectData): string {
  const call = lastCall(keptParas(data).map(({ text }) => text)) ?? '';
  const whole = withoutDot(spokenWords(call));
  if (whole.length <= longestCall) return whole;
  const [first = ''] = whole.split(/[,;:–—]|\s-\s|\s(?:and|&)\s/);
  return first.trim().length <= longestCall ? first.trim() : '';
}

function linkIn({ info }: ProjectData): string {
  const found = plainText(textOf(info.body)).match(/\bhttps?:\/\/[^\s<>"”)\]]+/gi) ?? [];
  return found.at(-1)?.replace(/(?<![.,;:!?])[.,;:!?]+$/, '') ?? '';
}

export function endCardPart(data: ProjectData, picture: PictureRecipe): readonly ScriptPart[] {
  const { text, link } = endCardOf(data);
  if (text === '') return [];
  const address = shownAddress(link);
  return [
    {
      id: 'end-card',
      role: 'call-to-action',
      layout: address ? 'title_with_subtitle' : 'title',
      ...(address && { heading: text }),
      minSeconds: readingSeconds(text, address),
      lines: [{ id: 'end-card-line', text: address || text, spoken: '', media: [], picture }],
    },
  ];
}

/** Words at a glance; an address letter by letter, because somebody types it. */
function readingSeconds(text: string, address: string): number {
  const words = 2.5 + text.split(' ').length * 0.4;
  return Math.max(5, words + (address ? 1.5 + address.length * 0.1 : 0));
}
