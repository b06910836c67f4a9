/** A transcript as somebody pastes it: with names before the lines, times, or as subtitles. */
import { splitSentences } from '@reelwright/article';

export interface TranscriptLine {
  readonly text: string;
  readonly speaker?: string;
}

const time = String.raw`[[(]?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?[\])]?`;
const cue = new RegExp(String.raw`^${time}\s*-->.*$`);
const leadingTime = new RegExp(String.raw`^${time}\s*[-–]?\s*`);
const named = /^(\p{Lu}[\p{L}\p{N}.'’ -]{0,39}):\s*(.*)$/u;
const maxNameWords = 4;

/** Its sentences. What stands before a colon is a name when it does so more than once. */
export function transcriptLines(transcript: string): readonly TranscriptLine[] {
  const rows = transcript
    .split(/\r?\n/)
    .map((row) => row.trim())
    .filter((row) => row !== '' && row !== 'WEBVTT' && !cue.test(row) && !/^\d+$/.test(row))
    .map((row) => row.replace(leadingTime, ''));
  const names = namesIn(rows);
  let speaker: string | undefined;
  const spoken: { speaker: string | undefined; texts: string[] }[] = [];
  for (const row of rows) {
    const [, name = '', rest = ''] = named.exec(row) ?? [];
    const isNamed = names.has(name);
    if (isNamed) speaker = name;
    const text = isNamed ? rest.replace(leadingTime, '') : row;
    const last = spoken.at(-1);
    // Subtitles break their lines anywhere: sentences go on over them.
    if (last && last.speaker === speaker && !isNamed) last.texts.push(text);
    else spoken.push({ speaker, texts: [text] });
  }
  return spoken.flatMap(({ speaker: who, texts }) =>
    sentencesOf(texts).map((text) => (who ? { text, speaker: who } : { text })),
  );
}

/** A row that ends like a sentence is over; others go on in the next one, unless none of them ends so. */
function sentencesOf(rows: readonly string[]): readonly string[] {
  const isWritten = rows.some((row) => /[.!?…]["'”’)]*$/.test(row));
  const texts = isWritten ? [rows.join(' ')] : rows;
  // Spec: each longer than one character.
  return texts.flatMap((text) => splitSentences(text)).filter(({ length }) => length > 1);
}

function namesIn(rows: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const name = named.exec(row)?.[1];
    if (name && name.split(' ').length <= maxNameWords) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const isOften = [...counts.values()].some((count) => count > 1);
  // Where somebody is named again and again, a guest who says one thing is, too.
  const isName = (name: string) => name.split(' ').every((word) => /^\p{Lu}/u.test(word));
  return new Set(
    [...counts]
      .filter(([name, count]) => count > 1 || (isOften && isName(name)))
      .map(([name]) => name),
  );
}
