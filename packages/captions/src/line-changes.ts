/** What a change of a line means for what is kept: corrections of the words that a voice says there, or a line of one's own. */
import {
  type CaptionChange,
  type CaptionCorrection,
  maxCaptionLetters,
  maxCaptionShiftSeconds,
  type OwnCaption,
  type SpokenRange,
} from '@reelwright/movie';
import type { EditableLine, SaidWord } from './editable-line.ts';

/** What somebody changed besides the words that it is about. */
type Changed = Pick<
  CaptionCorrection,
  'text' | 'hidden' | 'shiftSeconds' | 'leadSeconds' | 'staySeconds'
>;

/** Another text for a line. Without any words it shows nothing; with those that are said, it is as it is said. */
export function retypeLine(line: EditableLine, text: string): CaptionChange {
  const typed = oneRow(text);
  if (line.own) return { own: [{ ...line.own, text: typed }] };
  return correct(line.said, { ...changedOf(line), text: typed });
}

export function hideLine(line: EditableLine, isHidden: boolean): CaptionChange {
  if (line.own) return { own: [{ ...line.own, hidden: isHidden }] };
  return correct(line.said, { ...changedOf(line), hidden: isHidden });
}

/** As it is said again. A line of one's own goes: nobody says it. */
export function resetLine({ said, own }: EditableLine): CaptionChange {
  return own ? { ownGone: [own.id] } : { over: rangesOf(said) };
}

/**
 * Two lines, parted where the caret stands; undefined where it cannot be: with nothing on one side, or where a single
 * word is said, which has one time only. `newId` names the second of two own lines.
 */
export function splitLine(
  line: EditableLine,
  caret: number,
  newId: string,
): CaptionChange | undefined {
  const before = line.text.slice(0, caret).trim();
  const after = line.text.slice(caret).trim();
  if (before === '' || after === '') return undefined;
  const at = wordsOf(before).length;
  const seconds = line.words[at]?.start ?? line.words.at(-1)?.start ?? line.end;
  if (line.own) {
    const { endSeconds } = line.own;
    const cutSeconds = seconds - line.slideStart;
    return {
      own: [
        { ...line.own, text: before, endSeconds: cutSeconds },
        { ...line.own, id: newId, text: after, startSeconds: cutSeconds, endSeconds },
      ],
    };
  }
  const cut = cutOfSaid(line, at, seconds);
  if (cut === undefined) return undefined;
  const { leadSeconds, staySeconds, text: _, ...changed } = changedOf(line);
  const first = { ...changed, text: before, ...(leadSeconds !== undefined && { leadSeconds }) };
  const second = { ...changed, text: after, ...(staySeconds !== undefined && { staySeconds }) };
  return together([correct(line.said.slice(0, cut), first), correct(line.said.slice(cut), second)]);
}

/** How many of the words that are said go with the first part. */
function cutOfSaid({ said, text, words, correction }: EditableLine, at: number, seconds: number) {
  if (said.length < 2) return undefined;
  const isAsSaid = text === textOf(said);
  const heard = seconds - (correction?.shiftSeconds ?? 0);
  const cut =
    isAsSaid && words.length === said.length
      ? at
      : said.filter(({ start, end }) => (start + end) / 2 < heard).length;
  return Math.min(said.length - 1, Math.max(1, cut));
}

/** Two lines in a row as one; undefined where they cannot be: on two slides, or where one is hidden. */
export function joinLines(one: EditableLine, next: EditableLine): CaptionChange | undefined {
  if (one.slide !== next.slide || one.isHidden || next.isHidden) return undefined;
  const text = oneRow(`${one.text} ${next.text}`);
  if (one.own && next.own) {
    const { endSeconds } = next.own;
    return { own: [{ ...one.own, text, endSeconds }], ownGone: [next.own.id] };
  }
  const said = [...one.said, ...next.said];
  const { shiftSeconds = 0 } = (one.own ? next : one).correction ?? {};
  const [first, last] = [said[0], said.at(-1)];
  const leads = one.own !== undefined || one.correction?.leadSeconds !== undefined;
  const stays = next.own !== undefined || next.correction?.staySeconds !== undefined;
  const gone = [one, next].flatMap(({ own }) => own?.id ?? []);
  return {
    ...correct(said, {
      text,
      ...(shiftSeconds !== 0 && { shiftSeconds }),
      ...(leads && first && { leadSeconds: first.start + shiftSeconds - one.start }),
      ...(stays && last && { staySeconds: next.end - last.end - shiftSeconds }),
    }),
    ownGone: gone,
  };
}

/** A line that somebody writes where nobody speaks. */
export function addLine(own: OwnCaption): CaptionChange {
  return { own: [own] };
}

/** As it is kept: with what was corrected before. */
export function changedOf({ correction }: EditableLine): Changed {
  if (!correction) return {};
  const { text, hidden, shiftSeconds, leadSeconds, staySeconds } = correction;
  return {
    ...(text !== undefined && { text }),
    ...(hidden && { hidden }),
    ...(shiftSeconds !== undefined && { shiftSeconds }),
    ...(leadSeconds !== undefined && { leadSeconds }),
    ...(staySeconds !== undefined && { staySeconds }),
  };
}

/** A correction of these words. Nothing that is as it would be anyway is kept. */
export function correct(said: readonly SaidWord[], changed: Changed): CaptionChange {
  const [first, ...also] = rangesOf(said);
  if (!first) return {};
  const { text, hidden, shiftSeconds, leadSeconds, staySeconds } = changed;
  const correction = {
    ...first,
    ...(also.length > 0 && { also }),
    ...(text !== undefined && text !== textOf(said) && { text }),
    ...(hidden && { hidden }),
    ...(shiftSeconds && { shiftSeconds: bounded(shiftSeconds) }),
    ...(leadSeconds !== undefined && { leadSeconds: bounded(leadSeconds) }),
    ...(staySeconds !== undefined && { staySeconds: bounded(staySeconds) }),
  };
  return { over: [first, ...also], by: [correction] };
}

/** Files have milliseconds; more digits would only fill the document. */
function bounded(seconds: number): number {
  const within = Math.min(maxCaptionShiftSeconds, Math.max(-maxCaptionShiftSeconds, seconds));
  return Math.round(within * 1000) / 1000;
}

/** Which words of which texts these are. */
function rangesOf(said: readonly SaidWord[]): readonly SpokenRange[] {
  const ranges: SpokenRange[] = [];
  for (const { spoken, place, only } of said) {
    const last = ranges.at(-1);
    if (last?.spoken === spoken && last.slide === only && place >= last.from) {
      last.to = Math.max(last.to, place + 1);
    } else {
      ranges.push({ spoken, from: place, to: place + 1, ...(only && { slide: only }) });
    }
  }
  return ranges;
}

/**
 * A change as it has to be kept beside what was corrected before. A correction may be about a sentence on several slides:
 * where it is changed on one of them, the others keep it as their own.
 */
export function settleChange(lines: readonly EditableLine[], change: CaptionChange): CaptionChange {
  const touched = new Set(lines.filter((line) => isTouched(line, change)));
  const corrections = new Set([...touched].flatMap(({ correction }) => correction ?? []));
  const others = lines.filter(
    (line) => line.correction && corrections.has(line.correction) && !touched.has(line),
  );
  const over = [...corrections].flatMap((one) => [one, ...(one.also ?? [])]);
  return together([{ over }, change, ...others.map((line) => correct(line.said, changedOf(line)))]);
}

function isTouched({ said, slide }: EditableLine, { over = [] }: CaptionChange): boolean {
  return over.some(
    (range) =>
      (range.slide ?? slide) === slide &&
      said.some(
        ({ spoken, place }) => spoken === range.spoken && place >= range.from && place < range.to,
      ),
  );
}

/** Several changes as one. */
export function together(changes: readonly CaptionChange[]): CaptionChange {
  return {
    over: changes.flatMap(({ over = [] }) => over),
    by: changes.flatMap(({ by = [] }) => by),
    ownGone: changes.flatMap(({ ownGone = [] }) => ownGone),
    own: changes.flatMap(({ own = [] }) => own),
    ...(changes.some(({ isShown }) => isShown) && { isShown: true }),
  };
}

function textOf(said: readonly SaidWord[]): string {
  return said.map(({ text }) => text).join(' ');
}

export function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}

export function oneRow(text: string): string {
  return wordsOf(text).join(' ').slice(0, maxCaptionLetters);
}
