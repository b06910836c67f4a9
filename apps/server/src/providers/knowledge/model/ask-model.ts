import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { GuardedFetch } from '../../../guarded-fetch/create-guarded-fetch.ts';
import { OutsideTrouble } from '../outside-trouble.ts';

type PromptName =
  | 'ideas'
  | 'items'
  | 'facts'
  | 'pictures'
  | 'quiz'
  | 'thing'
  | 'shorten'
  | 'translate';

export interface ModelOptions {
  /** Of a service that speaks like OpenAI's, without `/v1`. */
  readonly address: string;
  readonly key: string | undefined;
  readonly model: string;
  readonly guardedFetch: GuardedFetch;
  /** For everything: asking, waiting, asking again. */
  readonly timeoutMs: number;
}

const tries = 3;
/** Nobody waits longer between two tries. */
const longestPauseMs = 2000;
const maxReplyBytes = 256 * 1024;
const maxAnswerTokens = 1200;
/** A translation is as long as what is translated, and letters of other scripts take several each. */
const maxTranslationTokens = 6000;

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullable() }) })).min(1),
});

export type AskModel = <T>(
  prompt: PromptName,
  question: object,
  schema: z.ZodType<T>,
  signal: AbortSignal,
) => Promise<T>;

/** Asks a language model, holds its answer against a schema, and asks again when that was in vain. */
export function createAskModel(options: ModelOptions): AskModel {
  const prompts = new Map<PromptName, Promise<string>>();
  const promptOf = (name: PromptName) => {
    const known = prompts.get(name) ?? readPrompt(name);
    prompts.set(name, known);
    return known;
  };
  return async (prompt, question, schema, signal) => {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(options.timeoutMs)]);
    const system = await promptOf(prompt);
    let trouble = new OutsideTrouble('unavailable', 'The language model was not asked.');
    for (let attempt = 1; attempt <= tries; attempt++) {
      try {
        const maxTokens = prompt === 'translate' ? maxTranslationTokens : maxAnswerTokens;
        return await askOnce(options, { system, question, maxTokens }, schema, deadline);
      } catch (error) {
        if (!(error instanceof OutsideTrouble)) throw error;
        trouble = error;
        if (error.kind === 'refused' || deadline.aborted || attempt === tries) break;
        const pause = Math.min(error.waitMs ?? 200 * attempt, longestPauseMs);
        await sleep(pause, undefined, { signal: deadline }).catch(() => {});
      }
    }
    throw trouble;
  };
}

function readPrompt(name: PromptName): Promise<string> {
  return readFile(new URL(`prompts/${name}.md`, import.meta.url), 'utf8');
}

async function askOnce<T>(
  { address, key, model, guardedFetch, timeoutMs }: ModelOptions,
  asked: { readonly system: string; readonly question: object; readonly maxTokens: number },
  schema: z.ZodType<T>,
  signal: AbortSignal,
): Promise<T> {
  const { system, question, maxTokens } = asked;
  const reply = await guardedFetch(`${address}/v1/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model,
      temperature: 0.4,
      max_tokens: maxTokens,
      response_format: { type: 'json_object' },
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: JSON.stringify(question) },
      ],
    }),
    maxBytes: maxReplyBytes,
    timeoutMs,
    signal,
  }).catch((cause: unknown) => {
    throw new OutsideTrouble('unavailable', 'The language model could not be reached.', { cause });
  });
  const text = await reply.text().catch((cause: unknown) => {
    throw new OutsideTrouble('unavailable', 'The language model broke off.', { cause });
  });
  if (!reply.ok) throw OutsideTrouble.ofStatus('The language model', reply.status, reply.headers);
  const completion = Completion.safeParse(parseJson(text));
  const content = completion.success ? completion.data.choices[0]?.message.content : undefined;
  const answer = schema.safeParse(parseJson(withoutFence(content ?? '')));
  if (answer.success) return answer.data;
  throw new OutsideTrouble('nonsense', 'The language model gave an answer of another shape.');
}

/** Some models wrap their JSON in Markdown although they were asked not to. */
function withoutFence(text: string): string {
  const inside = text.trim().replace(/^```(?:json)?/, '');
  return inside.endsWith('```') ? inside.slice(0, -3) : inside;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
