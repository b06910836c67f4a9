import { readingRules } from './reading-rules.ts';

/** A stretch of the written text, and what is said for it. */
export interface Reading {
  readonly start: number;
  readonly end: number;
  /** Words in lower case; a capital alone is the name of a letter. Empty for a pause. */
  readonly says: string;
  /** How the voice stops here, as the punctuation that asks for it. */
  readonly pause?: ',' | '.' | '?' | '!' | ';' | ':';
}

const pauses: Readonly<Record<string, Reading['pause']>> = {
  ',': ',',
  '.': '.',
  '?': '?',
  '!': '!',
  ';': ';',
  ':': ':',
  '…': '.',
  '—': ',',
  '–': ',',
  '(': ',',
  ')': ',',
  '。': '.',
  '、': ',',
};

/** What a voice says for a text, piece by piece, in the order of the text. */
export function readAloud(text: string): Reading[] {
  const readings: Reading[] = [];
  let place = 0;
  while (place < text.length) {
    const found = readAt(text, place);
    if (found) {
      if (found.says) readings.push(found);
      place = found.end;
      continue;
    }
    const sign = text[place] ?? '';
    const pause = pauses[sign];
    // A hyphen between words joins them; a dash with spaces around it is a breath.
    if (pause || (sign === '-' && text[place - 1] === ' ' && text[place + 1] === ' ')) {
      addPause(readings, place, pause ?? ',');
    }
    place += 1;
  }
  return readings;
}

/** All that is said, as one line. */
export function spokenText(text: string): string {
  return readAloud(text)
    .map((reading) => reading.pause ?? ` ${reading.says}`)
    .join('')
    .trim();
}

function readAt(text: string, place: number): Reading | null {
  for (const { pattern, say } of readingRules) {
    pattern.lastIndex = place;
    const match = pattern.exec(text);
    if (!match || match[0].length === 0) continue;
    const says = say(match);
    if (says !== null) return { start: place, end: place + match[0].length, says };
  }
  return null;
}

/** Several signs in a row are one pause, the strongest; none stands before the first word. */
function addPause(readings: Reading[], place: number, pause: NonNullable<Reading['pause']>): void {
  const last = readings.at(-1);
  if (!last) return;
  if (!last.pause) {
    readings.push({ start: place, end: place + 1, says: '', pause });
    return;
  }
  if (',;:'.includes(last.pause)) {
    readings[readings.length - 1] = { ...last, end: place + 1, pause };
  }
}
