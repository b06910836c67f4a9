import { articleLimits, dependsOnBefore, plainText, usualLength } from '@reelwright/article';
import { z } from 'zod';
import { occursIn } from '../found/occurs-in.ts';
import type { AskModel } from './ask-model.ts';

export interface LongText {
  readonly lines: readonly string[];
  readonly title?: string | undefined;
  /** At most so many lines are left. */
  readonly max?: number | undefined;
}

const Answer = z.object({ lines: z.array(z.string().trim().min(1).max(1000)).max(400) });

/** Models are paid by the word, and forget the middle of what is longer. */
const maxLetters = 30_000;

/**
 * The lines of an article, said shorter by a model. Undefined where it is not asked, and where what it wrote is of no use:
 * too many lines or too few, too long ones, or a number or name that the article does not have.
 */
export async function shortenByModel(
  ask: AskModel,
  { lines, title, max }: LongText,
  signal: AbortSignal,
): Promise<readonly string[] | undefined> {
  const texts = lines.map(plainText);
  const source = texts.join(' ');
  const room = max ?? usualLength(lines.length);
  if (lines.length <= room || source.length > maxLetters) return undefined;
  const question = { ...(title && { title }), lines: texts, max: room };
  const { lines: shortened } = await ask('shorten', question, Answer, signal);
  const isSupported = occursIn(`${title ?? ''}. ${source}`);
  const isUseful =
    shortened.length <= room &&
    shortened.length >= Math.min(room, articleLimits.summary + 1) &&
    new Set(shortened.map((line) => line.toLowerCase())).size === shortened.length &&
    !dependsOnBefore(shortened[0] ?? '') &&
    shortened.every((line) => line.length <= articleLimits.line.error && isSupported(line));
  return isUseful ? shortened : undefined;
}
