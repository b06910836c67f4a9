/** A long line as shorter ones, cut where one would breathe. No word is lost; whole clauses become sentences. */
import { articleLimits } from './article-limits.ts';
import { plainText } from './plain-text.ts';

/** Shorter pieces say nothing. */
const leastLetters = 25;

/** What can stand alone begins with who does something. */
const subject =
  /^(?:and |but |so |yet |or )?(?:the|a|an|this|that|these|those|he|she|it|they|we|you|i|his|her|its|their|our|my|your|there|some|many|most|all|each|every|one|no|er|sie|es|wir|ihr|ich|der|die|das|ein|eine|man)\b/i;
const joint =
  /^(?:and|but|so|yet|or|while|whereas|because|although|though|which|who|where|when|if|since|after|before|until|unless|with|including|und|aber|oder|denn|doch|weil|während|obwohl|dass|wenn|als|sodass)\b/i;

interface Cut {
  readonly at: number;
  readonly cost: number;
  /** Both sides are sentences of their own. */
  readonly isWhole: boolean;
}

export function splitAtClause(line: string): readonly string[] {
  const pieces = splitOnce(line.trim());
  if (pieces.length === 1) return pieces;
  return pieces.flatMap((piece) =>
    plainText(piece).length > articleLimits.line.warn ? splitAtClause(piece) : [piece],
  );
}

function splitOnce(line: string): readonly string[] {
  const [best] = cutsOf(line).toSorted((a, b) => a.cost - b.cost);
  if (!best) return [line];
  const before = line.slice(0, best.at).trim();
  const after = line.slice(best.at).trim();
  if (!best.isWhole) return [before, after];
  return [
    before
      .replace(/(?<![,;:–—-])[,;:–—-]+$/u, '')
      .trimEnd()
      .replace(/([^.!?…])$/u, '$1.'),
    capital(after),
  ];
}

function cutsOf(line: string): readonly Cut[] {
  const all = plainText(line).length;
  const cuts: Cut[] = [];
  for (const found of line.matchAll(
    /[,;:–—]\s+|(?<!\s)\s+[–—-]\s+|(?<!\s)\s+(?=(?:and|but|because|while|which|und|aber|weil)\s)/giu,
  )) {
    const at = found.index + found[0].length;
    const [before, after] = [line.slice(0, at), line.slice(at)];
    if (count(before, '<b>') !== count(before, '</b>') || isInside(before)) continue;
    const length = plainText(before).length;
    if (length < leastLetters || all - length < leastLetters) continue;
    // "2,500", "red, green and blue": what is listed is not cut at its first comma.
    const mark = found[0].trim()[0] ?? '';
    const isWhole =
      mark === ';' ||
      ((mark === ',' || mark === '') &&
        /^(?:and|but|so|yet|or|und|aber|doch|denn) /i.test(after) &&
        subject.test(after));
    const price =
      mark === ';' || mark === '–' || mark === '—'
        ? 0
        : mark === ':'
          ? 0.05
          : mark === ','
            ? joint.test(after)
              ? 0.05
              : 0.22
            : 0.2;
    cuts.push({ at, cost: price - (isWhole ? 0.1 : 0) + Math.abs(length / all - 0.5), isWhole });
  }
  return cuts;
}

/** Within brackets or what somebody says. */
function isInside(before: string): boolean {
  return (
    count(before, '(') > count(before, ')') ||
    count(before, '“') > count(before, '”') ||
    count(before, '"') % 2 === 1
  );
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

function capital(text: string): string {
  return text.replace(
    /^((?:<b>)?["“]?)(\p{Ll})/u,
    (_, mark: string, letter: string) => mark + letter.toUpperCase(),
  );
}
