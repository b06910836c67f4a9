/** How every film ends: bonuses, a call to action, a last line, and whom to get in touch with. */
import type { ProjectData } from '@reelwright/movie';
import type { PictureRecipe } from '@reelwright/pictures';
import { wordsFor } from '../film-words/words-for.ts';
import { type KeptLine, keptLine, textOf } from '../kept-line.ts';
import type { ScriptPart } from '../script.ts';
import { scriptLines } from '../script-line.ts';
import { asSentence, withoutDot } from '../wording/as-sentence.ts';
import { bonusOpenings } from '../wording/bonus-openings.ts';
import { contactSentence } from '../wording/contact-sentence.ts';
import { roundRobin, shuffled } from '../wording/without-repeating.ts';
import { contactPart } from './contact-part.ts';
import { isReachableAnywhere } from './reachable-address.ts';

interface Bonus extends KeptLine {
  readonly id: string;
  /** What else is told of it; the first is shown below its name. */
  readonly details: readonly string[];
  /** As it stands on the slide; empty where there is none. */
  readonly link: string;
}

export interface Ending {
  readonly bonuses: readonly Bonus[];
  readonly callToAction: KeptLine;
  /** Where to do it, shown below it. */
  readonly callLink?: string;
  readonly closing: KeptLine;
  readonly contact: KeptLine;
}

export interface EndingSentences {
  readonly bonuses: readonly string[];
  readonly callToAction: string;
  /** Empty when the call to action is the last word. */
  readonly closing: string;
  /** Empty when there is nobody to get in touch with. */
  readonly contact: string;
}

/** The end card stands so long after the last word, and longer where there is much to read and to type. */
const endCardSeconds = { least: 3, most: 7, perWord: 0.3 } as const;

function secondsToRead({ heading = '', note = '', lines }: ScriptPart): number {
  const { least, most, perWord } = endCardSeconds;
  const shown = [heading, note, ...lines.map(({ text }) => text)].join(' ');
  // An address is read letter by letter: each of its parts counts.
  const words = shown.split(/[\s./@-]+/).filter(Boolean).length;
  return Math.min(most, Math.max(least, words * perWord));
}

export function readEnding(data: ProjectData): Ending {
  return {
    bonuses: (data.bonus_list ?? [])
      .map((line, at) => ({
        ...keptLine(['bonus_list', at], line),
        ...bonusWords(line),
        id: line.id || `bonus-${at + 1}`,
        link: shownLink(line),
      }))
      .filter(({ text, link }) => text !== '' || link !== ''),
    callToAction: keptLine(['cta'], data.cta),
    closing: keptLine(['info', 'closing'], data.info.closing),
    contact: keptLine(['contact', 'line'], data.contact.line),
  };
}

type KeptBonus = NonNullable<ProjectData['bonus_list']>[number];

/** Its name is the first thing told of it; the rest stands below. */
function bonusWords({ title, text, description }: KeptBonus): Pick<Bonus, 'text' | 'details'> {
  const texts = [textOf(title), textOf(text), textOf(description)].filter(Boolean);
  const [name = '', ...details] = texts;
  return { text: name, details };
}

/** The short link where there is one of this very link that viewers can open; without what nobody types. */
function shownLink(bonus: KeptBonus): string {
  const link = textOf(bonus.link);
  const isShort = bonus.shorten && bonus.url && bonus.shortOf === bonus.link;
  return shownAddress(isShort && isReachableAnywhere(textOf(bonus.url)) ? textOf(bonus.url) : link);
}

/** An address without what nobody types. */
export function shownAddress(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}

/** `closings` are what can be said where the person wrote no last line; one of them, by the seed. */
export function endingSentences(
  data: ProjectData,
  ending: Ending,
  { seed, closings }: { readonly seed: string; readonly closings: readonly string[] },
): EndingSentences {
  const words = wordsFor(data);
  const openings = words.isEnglish
    ? shuffled(bonusOpenings, `${seed} bonuses`)
    : [(name: string) => words.text('bonusNamed', { name })];
  return {
    bonuses: ending.bonuses.map(({ text, details, link }, at) =>
      text === ''
        ? words.text('bonusAt', { link })
        : [roundRobin(openings, at)(withoutDot(text)), ...details.map(asSentence)].join(' '),
    ),
    callToAction: asSentence(ending.callToAction.text),
    closing: ending.closing.text || (shuffled(closings, `${seed} closing`)[0] ?? ''),
    contact: contactSentence(data.contact, words),
  };
}

export function endingParts(
  data: ProjectData,
  ending: Ending,
  sentences: EndingSentences,
  picture: (name: string) => PictureRecipe,
): readonly ScriptPart[] {
  const spokenLines = (kept: KeptLine, id: string, spoken: string, text: string) =>
    scriptLines({ id: `${id}-line`, kept, spoken, text, picture: () => picture(id) });
  const words = wordsFor(data);
  const { callToAction, closing } = ending;
  const { callLink } = ending;
  const callToActionPart: ScriptPart = {
    id: 'call-to-action',
    role: 'call-to-action',
    ...(callLink
      ? { layout: 'title_with_subtitle', heading: callToAction.text }
      : { layout: 'title' }),
    lines: spokenLines(
      callToAction,
      'call-to-action',
      sentences.callToAction,
      callLink || callToAction.text,
    ),
  };
  const closingPart: ScriptPart = {
    id: 'closing',
    layout: 'title',
    role: 'closing',
    lines: spokenLines(closing, 'closing', sentences.closing, sentences.closing),
  };
  const parts: ScriptPart[] = [
    ...ending.bonuses.map((bonus, at): ScriptPart => {
      const { id, text, link } = bonus;
      const [note] = bonus.details;
      const spoken = sentences.bonuses[at] ?? text;
      return link
        ? {
            id,
            layout: 'title_with_subtitle',
            role: 'bonus',
            heading: text || words.text('bonusForYou'),
            ...(note && { note }),
            lines: spokenLines(bonus, id, spoken, link),
          }
        : {
            id,
            layout: 'heading_with_text_and_media',
            role: 'bonus',
            heading: note ? text : words.text('bonus'),
            lines: spokenLines(bonus, id, spoken, note ?? text),
          };
    }),
    ...(sentences.callToAction ? [callToActionPart] : []),
    ...(sentences.closing ? [closingPart] : []),
    ...contactPart(data, ending.contact, sentences.contact, picture, callToAction.text),
  ];
  return parts.map((part, at) =>
    at === parts.length - 1 ? { ...part, breathSeconds: secondsToRead(part) } : part,
  );
}
