/**
 * Knowledge is written down in plain text: an entry begins with `# Name`, and the first letter of every
 * further line says what the line tells. Blank lines are for the eye.
 */

export interface EntryLine {
  readonly number: number;
  /** `=`, `@`, `!`, `>`, `<`, `+`, `*`, `~`, `?`, `[`; empty where the line is a point of the entry itself. */
  readonly mark: string;
  /** What is between the bars, without spaces around it. */
  readonly cells: readonly string[];
}

export interface Entry {
  /** What stands after `#`. */
  readonly head: EntryLine;
  readonly lines: readonly EntryLine[];
}

/** What is wrong with a file, and where: shown to whoever wrote it. */
export class KnowledgeProblem extends Error {
  readonly line: number;

  constructor(line: number, sentence: string) {
    super(`line ${line}: ${sentence}`);
    this.line = line;
  }
}

const marks = /^[#=@!><+*~[?]/;

export function readEntries(text: string): readonly Entry[] {
  const entries: { head: EntryLine; lines: EntryLine[] }[] = [];
  for (const [at, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const mark = marks.exec(line)?.[0] ?? '';
    const cells = line
      .slice(mark.length)
      .split('|')
      .map((cell) => cell.trim());
    const read: EntryLine = { number: at + 1, mark, cells };
    const last = entries.at(-1);
    if (mark === '#') entries.push({ head: read, lines: [] });
    else if (last) last.lines.push(read);
    else throw new KnowledgeProblem(at + 1, 'an entry begins with # and its name.');
  }
  return entries;
}

/** Words between commas. */
export function wordsOf(cell: string | undefined): readonly string[] {
  return (cell ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** `octopus, water-wave ; venice`: objects, and the place behind them. */
export function picturesOf(line: EntryLine): {
  readonly objects: readonly string[];
  readonly place: string | undefined;
} {
  const [objects = '', place] = (line.cells[0] ?? '').split(';').map((part) => part.trim());
  return { objects: wordsOf(objects), place: place || undefined };
}

/** A question, its right answer and three wrong ones. `?3` is a hard one. */
export function questionOf(line: EntryLine) {
  const [first = '', right = '', ...rest] = line.cells;
  const [, level = '2', question = ''] = /^([123])?\s*(.*)$/.exec(first) ?? [];
  const [wrong, [objects]] = [rest.slice(0, 3), rest.slice(3)];
  const answers = new Set([right, ...wrong].map((answer) => answer.toLowerCase()));
  if (wrong.length < 3 || answers.size < 4 || answers.has('')) {
    throw new KnowledgeProblem(
      line.number,
      'a question has four different answers, the right one first.',
    );
  }
  if (!question.endsWith('?')) {
    throw new KnowledgeProblem(line.number, 'a question ends with a question mark.');
  }
  atMost(line, question, 90);
  for (const answer of [right, ...wrong]) atMost(line, answer, 40);
  return {
    level: Number(level) as 1 | 2 | 3,
    question,
    right,
    wrong,
    objects: [...wordsOf(objects)],
  };
}

export function atMost(line: EntryLine, text: string, letters: number): string {
  if (text.length > letters) {
    throw new KnowledgeProblem(line.number, `"${text}" is longer than ${letters} letters.`);
  }
  return text;
}

/** A dot after these ends no sentence: "Dr. Smith made it." is one. */
const endsSentence = /(?<=[.!?])(?<!\b(?:Mr|Mrs|Ms|Dr|St|Prof|Mt|vs)\.)\s+(?=[A-Z0-9])/;

/** "Two pump blood. One does not." → two sentences. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(endsSentence).filter((sentence) => sentence !== '');
}
