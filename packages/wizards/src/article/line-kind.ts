/** What a line of an article is: its slide follows from it. */
import { figureRecipeFor } from '@reelwright/pictures';

export type LineKind =
  | { readonly kind: 'quote'; readonly quote: string; readonly speaker: string }
  | { readonly kind: 'question' | 'number' | 'comparison' | 'plain' };

const figures = new Map<string, boolean>();
const known = new Map<string, LineKind>();
/** More lines than the longest films have. */
const maxKnown = 2000;

/** Lines that did not change are not looked at again: their film is made anew with every change of one of them. */
export function lineKind(text: string): LineKind {
  const kind = known.get(text) ?? findKind(text);
  if (known.size >= maxKnown) known.clear();
  known.set(text, kind);
  return kind;
}

/** Whether a line says something that can be drawn as a figure. */
export function hasFigure(text: string): boolean {
  const found = figures.get(text) ?? figureRecipeFor(text, { objects: [], seed: '' }) !== undefined;
  if (figures.size >= maxKnown) figures.clear();
  figures.set(text, found);
  return found;
}

function findKind(text: string): LineKind {
  const quote = quoteIn(text);
  if (quote) return { kind: 'quote', ...quote };
  if (text.endsWith('?')) return { kind: 'question' };
  if (hasFigure(text)) return { kind: 'number' };
  if (compares.test(text)) return { kind: 'comparison' };
  return { kind: 'plain' };
}

const compares =
  /\b(?:compared (?:with|to)|versus|vs\.?|(?:more|less|fewer|better|worse|\w{3,}er) than|whereas|unlike|im Vergleich)\b/i;

const spoken =
  '(?:said|says|added|adds|told \\w+|explained|explains|wrote|writes|recalled|noted|argues|argued|warned|replied|asked|sagte?|meint|meinte|erklärte?|schreibt|schrieb)';
const marks = '[“"„«]([^“”"„«»]{8,})[”"“»]';
const after = new RegExp(
  `^${marks},?\\s+(?:${spoken}\\s+(.+?)|(\\S.{1,60}?)\\s+${spoken}(?:[ ,].*)?)[.!]?$`,
  'u',
);
const before = new RegExp(`^(\\S.{1,60}?)\\s+${spoken}[,:]?\\s+${marks}\\.?$`, 'u');
const alone = new RegExp(`^${marks}$`, 'u');

/** What somebody says, and who; nobody, where the line does not tell. */
function quoteIn(text: string): { readonly quote: string; readonly speaker: string } | undefined {
  const quoted = after.exec(text);
  if (quoted) return found(quoted[1], quoted[2] ?? quoted[3]);
  const named = before.exec(text);
  if (named) return found(named[2], named[1]);
  return found(alone.exec(text)?.[1], '');
}

function found(quote = '', speaker = '') {
  if (quote.split(/\s+/).length < 3) return undefined;
  return { quote: quote.trim().replace(/,$/, '.'), speaker: nameOf(speaker) };
}

/** "Dr. Amara Osei, chief executive of Kestrel" fits below a quote; "he" is nobody. */
function nameOf(speaker: string): string {
  const name = speaker.trim().replace(/(?<![,;:])[,;:]+$/, '');
  if (/^(?:he|she|they|it|we|i|er|sie|es|wir|ich)$/i.test(name)) return '';
  const [short = name] = name.split(/,\s+who\b|,\s+die\b|,\s+der\b/);
  return short.length > 60 ? (short.split(', ')[0] ?? short) : short;
}
