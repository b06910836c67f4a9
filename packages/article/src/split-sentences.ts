/**
 * Text as sentences. `Intl.Segmenter` finds where they may end; what it cuts wrongly (abbreviations, initials, counted
 * things, addresses, what somebody says within a sentence) is joined again, and what runs on is cut.
 */
import { guessLanguage } from '@reelwright/movie/language';
import {
  afterTime,
  beforeNumber,
  beginnings,
  countedWords,
  germanBeforeCount,
  germanCounted,
  markedNames,
  maybeLast,
  neverLast,
  timeWords,
  usuallyLast,
} from './abbreviations.ts';

/** What somebody says stays whole up to so many letters. */
const longestQuote = 150;

export function splitSentences(text: string, language?: string): readonly string[] {
  const flat = text.replace(/[\s\u200b\ufeff]+/gu, ' ').trim();
  if (flat === '') return [];
  const spoken = language ?? guessLanguage(flat);
  return flat
    .split(/ (?=[•‣▪●] )|(?<=\S) [•‣▪●] /u)
    .map((part) => part.replace(/^[•‣▪●] /u, ''))
    .flatMap((part) => joinParts(partsOf(part, spoken), spoken))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** All that could be sentences, with the spaces behind them. */
function partsOf(text: string, language: string): readonly string[] {
  return segments(text, language).flatMap(cutRunOn);
}

const segmenters = new Map<string, Intl.Segmenter>();

function segments(text: string, language: string): readonly string[] {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(isKnown(language) ? language : 'en', {
      granularity: 'sentence',
    });
    segmenters.set(language, segmenter);
  }
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function isKnown(language: string): boolean {
  try {
    return Intl.Segmenter.supportedLocalesOf(language).length > 0;
  } catch {
    return false;
  }
}

/** Where one ends without a space, before a small letter that begins a name, or at three dots in one. */
const runOn = [
  /(?<=…["”’»)]?\s)(?=["“‘«(]?\p{Lu})/u,
  /(?<=\p{Ll}{2}[.!?]["”]?)(?=["“]?\p{Lu}\p{Ll}*\s\p{Ll})/u,
  /(?<=[.!?]\s)(?=\p{Ll}\p{Lu}\p{L})/u,
  /(?<=[.!?;]\s)(?=\(?\p{Ll}\)\s)/u,
];
const anyRunOn = new RegExp(runOn.map(({ source }) => source).join('|'), 'u');

/** "He left… The door closed.", "It ended.Then it began." and "Phones fell. iPads rose." hold two sentences each. */
function cutRunOn(part: string): readonly string[] {
  const made: string[] = [];
  for (const piece of part.split(anyRunOn)) {
    const last = made.at(-1);
    if (last !== undefined && !/\s$/u.test(last) && isAddress(lastToken(last) + firstToken(piece)))
      made[made.length - 1] = last + piece;
    else made.push(piece);
  }
  return made.map((piece, at) =>
    at < made.length - 1 && !/\s$/u.test(piece) ? `${piece} ` : piece,
  );
}

function joinParts(parts: readonly string[], language: string): readonly string[] {
  const made: string[] = [];
  let carried = '';
  for (const part of parts) {
    const next = carried + part;
    carried = '';
    const last = made.at(-1);
    if (last !== undefined && belongsTogether(last, next, language))
      made[made.length - 1] = last + next;
    else made.push(next);
    // "Do this: 1. Mix. 2. Bake." The number belongs to what follows.
    const counted = (made.at(-1) ?? '').match(/^(.*[:;.!?]\s)(\d{1,2}[.)]\s*)$/u);
    if (counted && !endsInAbbreviation((counted[1] ?? '').trimEnd(), counted[2] ?? '', language)) {
      made[made.length - 1] = counted[1] ?? '';
      carried = counted[2] ?? '';
    }
  }
  if (carried) made.push(carried);
  return joinSpoken(made);
}

function belongsTogether(before: string, after: string, language: string): boolean {
  const hasSpace = /\s$/u.test(before);
  const end = before.trimEnd();
  const next = after.trimStart();
  const token = lastToken(end);
  if (!/[\p{L}\p{N}]/u.test(next)) return true;
  if (!hasSpace) {
    if (isFullWidth.test(end)) return false;
    const isRunOn = /\p{Ll}[.!?]["”’»]?$/u.test(end) && /^["“]?\p{Lu}/u.test(next);
    return !isRunOn || isAddress(token + firstToken(next));
  }
  // “Why?” she asked. — Yahoo! said so.
  if (/^["“‘'«(]?\p{Ll}(?![\p{Lu})])/u.test(next)) return true;
  if (markedNames.has(token) && !beginsSentence(next)) return true;
  if (isCount(end)) return true;
  // "Well... I see": who only hesitates has not ended.
  if (/(?:\.\.\.|…)$/u.test(end)) return !end.includes(' ') && !/^["“]/u.test(next);
  if (!end.endsWith('.')) return false;
  return endsInAbbreviation(end, next, language);
}

const isFullWidth = /[。！？｡]["”’」』）]?$/u;

function endsInAbbreviation(end: string, next: string, language: string): boolean {
  const token = lastToken(end).replace(/^["“‘'«([]+/u, '');
  const bare = token.slice(0, -1);
  const word = bare.toLowerCase();
  const startsWithNumber = /^[#(]?(?:\d|[IVXLC]+\b)/u.test(next);
  // "z. B. Äpfel": both letters, however they are spaced.
  const pair = end.match(/(?<!\p{L})(\p{L})\. ?(\p{L})\.$/u);
  if (pair && neverLast.has(`${pair[1]}.${pair[2]}`.toLowerCase())) return true;
  if (pair && timeWords.has(`${pair[1]}.${pair[2]}`.toLowerCase()) && isTimeAtEnd(end, next))
    return false;
  if (pair && maybeLast.has(`${pair[1]}.${pair[2]}`.toLowerCase())) return !beginsSentence(next);
  if (usuallyLast.has(word)) return false;
  if (beforeNumber.has(word) && startsWithNumber && isWritten(bare)) return true;
  // "c. 1850", but "vitamin C. It".
  if (neverLast.has(word) && (word.length > 1 || bare === word)) return true;
  if (timeWords.has(word) && isTimeAtEnd(end, next)) return false;
  if (maybeLast.has(word)) return !beginsSentence(next);
  if (/^\p{Ll}$/u.test(bare)) return !beginsSentence(next);
  if (/^\p{Lu}$/u.test(bare) || /^(?:\p{Lu}\.)+\p{Lu}$/u.test(bare)) return isInitial(end, next);
  // "3. Oktober": counted in German.
  if (language.startsWith('de') && /^\d{1,3}$/u.test(bare)) {
    // "1. 5. 1990": a day.
    if (
      /^\d{1,2}\. ?\d{2,4}\b/u.test(next) ||
      (/\b\d{1,2}\. \d{1,2}\.$/u.test(end) && /^\d{4}\b/u.test(next))
    )
      return true;
    const previous = lastToken(end.slice(0, end.length - token.length).trimEnd()).toLowerCase();
    const following = firstToken(next)
      .replace(/[^\p{L}]+$/u, '')
      .toLowerCase();
    return (
      germanCounted.has(following) ||
      (germanBeforeCount.has(previous) && /^\p{Lu}/u.test(next) && !beginnings.has(following))
    );
  }
  return token === '.' || /\s\.$/u.test(end);
}

/**
 * "Doors open at 7 a.m. Breakfast is included." A time says when and ends; "at 8 p.m. Tuesday" and "the 8 p.m. Eurostar" go
 * on.
 */
function isTimeAtEnd(end: string, next: string): boolean {
  const isCounted = /\d\s*\S\.?\s?\S\.$/u.test(end);
  const isAdjective =
    /\b(?:the|an?|this|that|every|each|our|your|their)\s+\S+\s*\S\.?\s?\S\.$/iu.test(end);
  const following = firstToken(next).replace(/[^\p{L}]+$/u, '');
  return (
    isCounted &&
    !isAdjective &&
    /^\p{Lu}/u.test(following) &&
    !afterTime.has(following.toLowerCase())
  );
}

/** "No. 5" is written with a capital; "he said no. 5 people came" is not. */
function isWritten(bare: string): boolean {
  return (
    !/^(?:no|mar|may|sat|sun|wed|mon|fig|art|dec|s)$/u.test(bare) || /^(?:fig|art|s)$/u.test(bare)
  );
}

/** "J. K. Rowling" goes on; "vitamin C. It" and "so do I. John" do not. */
function isInitial(end: string, next: string): boolean {
  if (/(?:^|\s)(?:am|is|was|than|do|did|does|and|have|can|will|as|only) I\.$/u.test(end))
    return false;
  return !beginsSentence(next);
}

function beginsSentence(next: string): boolean {
  const first = firstToken(next).replace(/^["“‘'«([]+/u, '');
  // "A." is another initial.
  if (/^\p{L}\.$/u.test(first)) return false;
  if (/^["“«(]/u.test(next)) return true;
  return (
    /^\p{Lu}/u.test(first) &&
    beginnings.has(
      first
        .replace(/’/g, "'")
        .replace(/(?<![,;:])[,;:]+$/u, '')
        .toLowerCase(),
    )
  );
}

/** "1.", "a)", "Step 3." before what is counted. */
function isCount(text: string): boolean {
  if (/^[([]?(?:\d{1,3}|\p{L}|[ivxIVX]{1,4})[.)\]]+$/u.test(text)) return true;
  const counted = text.match(
    /^(\p{L}+) (?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)[.:]$/iu,
  );
  return counted !== null && countedWords.has((counted[1] ?? '').toLowerCase());
}

function isAddress(token: string): boolean {
  return /:\/\/|^www\.|@|\w\/\w|\.(?:com|org|net|io|js|html?|pdf|png|jpe?g|de|uk)\b/iu.test(token);
}

const lastToken = (text: string): string =>
  text.slice(text.trimEnd().lastIndexOf(' ') + 1).trimEnd();
const firstToken = (text: string): string => text.trimStart().split(' ', 1)[0] ?? '';

/** What stands in quotation marks or brackets stays together, unless it is long. */
function joinSpoken(parts: readonly string[]): readonly string[] {
  const made: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    let whole = parts[at] ?? '';
    let end = at;
    if (isOpen(whole)) {
      let longer = whole;
      for (let to = at + 1; to < parts.length && longer.trim().length <= longestQuote; to += 1) {
        longer += parts[to];
        if (!isOpen(longer) && longer.trim().length <= longestQuote) {
          whole = longer;
          end = to;
          break;
        }
      }
    }
    made.push(whole);
    at = end;
  }
  return made;
}

function isOpen(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  const isGerman = text.includes('„');
  return (
    (isGerman ? count('„') > count('“') + count('”') : count('“') > count('”')) ||
    count('«') > count('»') ||
    count('(') > count(')') ||
    count('"') % 2 === 1
  );
}
