/** Texts in another language, by the model that the operator set up: batch by batch, each held against what has to stay. */
import { lostInTranslation, type Translations } from '@reelwright/movie/translation';
import { z } from 'zod';
import type { AskModel } from '../../providers/knowledge/model/ask-model.ts';
import { batchesOf } from './batches-of.ts';

interface TranslateRequest {
  /** As people call it: 'German'. */
  readonly language: string;
  /** What was done before. */
  readonly known: Translations;
  readonly signal: AbortSignal;
  /** Told after every batch; false: nobody wants it any more. */
  readonly onBatch: (done: Translations, share: number) => Promise<boolean>;
}

export interface TranslatedTexts {
  readonly texts: Translations;
  /** What stays in the old language, because something was lost twice. */
  readonly unchanged: readonly string[];
  readonly isGivenUp: boolean;
}

export async function translateTexts(
  ask: AskModel,
  wanted: readonly string[],
  { language, known, signal, onBatch }: TranslateRequest,
): Promise<TranslatedTexts> {
  let texts: Translations = known;
  const unchanged: string[] = [];
  const missing = wanted.filter((text) => !Object.hasOwn(known, text));
  const batches = batchesOf(missing);
  for (const [at, batch] of batches.entries()) {
    signal.throwIfAborted();
    const first = await askFor(ask, batch, language, signal);
    const poor = batch.filter((text) => problemsOf(text, first.get(text)).length > 0);
    const second = await askAgain(ask, poor, first, { language, signal });
    const good = batch.flatMap((text) => {
      const translation = poor.includes(text) ? second.get(text) : first.get(text);
      const isGood = translation && problemsOf(text, translation).length === 0;
      if (!isGood) unchanged.push(text);
      return isGood ? [[text, translation] as const] : [];
    });
    texts = { ...texts, ...Object.fromEntries(good) };
    const isWanted = await onBatch(texts, (at + 1) / batches.length);
    if (!isWanted) return { texts, unchanged, isGivenUp: true };
  }
  return { texts, unchanged, isGivenUp: false };
}

/** Says what was lost the first time. */
async function askAgain(
  ask: AskModel,
  poor: readonly string[],
  first: ReadonlyMap<string, string>,
  { language, signal }: Pick<TranslateRequest, 'language' | 'signal'>,
): Promise<ReadonlyMap<string, string>> {
  if (poor.length === 0) return new Map();
  const keep = poor.flatMap((text) => lostInTranslation(text, first.get(text) ?? ''));
  return askFor(ask, poor, language, signal, keep);
}

async function askFor(
  ask: AskModel,
  texts: readonly string[],
  language: string,
  signal: AbortSignal,
  keep?: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const Reply = z.object({ texts: z.array(z.string().max(20_000)).length(texts.length) });
  const question = { language, texts, ...(keep && { keep }) };
  const reply = await ask('translate', question, Reply, signal);
  return new Map(texts.map((text, at) => [text, (reply.texts[at] ?? '').trim()]));
}

/** Nothing at all, or something is missing. */
function problemsOf(text: string, translation: string | undefined): readonly string[] {
  return translation ? lostInTranslation(text, translation) : ['everything'];
}
