/**
 * A small speech recogniser (Moonshine tiny), which tells whether a voice is understood. It is no part of the product,
 * so it does not come along: `npm install --prefix FOLDER @moonshine-ai/moonshine-js@0.1.29 llama-tokenizer-js@1.2.2`.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { StartError } from '../errors/start-error.ts';

/** Sound of one channel at 16 kHz. */
export type Recogniser = (samples: Float32Array) => Promise<string>;

export const recogniserRate = 16_000;
const layers = 6;
const heads = 8;
const headSize = 36;
const firstToken = 1;
const lastToken = 2;
/** Nobody says more tokens a second. */
const tokensPerSecond = 6.5;

interface Tokenizer {
  decode(tokens: readonly number[]): string;
}

export async function openRecogniser(folder: string): Promise<Recogniser> {
  const modules = join(folder, 'node_modules');
  const model = join(modules, '@moonshine-ai/moonshine-js/dist/model/tiny/quantized');
  const tokenizerFile = join(modules, 'llama-tokenizer-js/llama-tokenizer.js');
  const open = async () => {
    const { default: tokenizer } = (await import(pathToFileURL(tokenizerFile).href)) as {
      readonly default: Tokenizer;
    };
    const load = (name: string) =>
      InferenceSession.create(join(model, name), { intraOpNumThreads: 1 });
    return {
      tokenizer,
      encoder: await load('encoder_model.onnx'),
      decoder: await load('decoder_model_merged.onnx'),
    };
  };
  const { tokenizer, encoder, decoder } = await open().catch(() => {
    throw new StartError(`There is no recogniser in ${folder}; docs/films.md tells how to get it.`);
  });

  return async (samples) => {
    const encoded = await encoder.run({
      input_values: new Tensor('float32', samples, [1, samples.length]),
    });
    let past = emptyPast();
    const tokens = [firstToken];
    const most = Math.trunc((samples.length / recogniserRate) * tokensPerSecond) + 4;
    for (let step = 0; step < most; step += 1) {
      const results = await decoder.run({
        input_ids: new Tensor('int64', BigInt64Array.of(BigInt(tokens.at(-1) ?? 0)), [1, 1]),
        encoder_hidden_states: encoded.last_hidden_state as Tensor,
        use_cache_branch: new Tensor('bool', [step > 0], [1]),
        ...past,
      });
      const next = likeliest(results.logits as Tensor);
      if (next === lastToken) break;
      tokens.push(next);
      past = Object.fromEntries(
        Object.entries(past).map(([name, before]) => {
          // What was heard is remembered from the first step on; what was said grows.
          const isNew = step === 0 || name.includes('decoder');
          const now = results[name.replace('past_key_values', 'present')] as Tensor;
          return [name, isNew ? now : before];
        }),
      );
    }
    return tokenizer.decode(tokens).trim();
  };
}

function emptyPast(): Record<string, Tensor> {
  const names = Array.from({ length: layers }, (_, layer) =>
    ['decoder', 'encoder'].flatMap((side) =>
      ['key', 'value'].map((part) => `past_key_values.${layer}.${side}.${part}`),
    ),
  ).flat();
  const nothing = () => new Tensor('float32', new Float32Array(0), [0, heads, 1, headSize]);
  return Object.fromEntries(names.map((name) => [name, nothing()]));
}

function likeliest({ data, dims }: Tensor): number {
  const scores = data as Float32Array;
  const first = scores.length - (dims.at(-1) ?? 0);
  let best = first;
  for (let at = first; at < scores.length; at += 1) {
    if ((scores[at] ?? 0) > (scores[best] ?? 0)) best = at;
  }
  return best - first;
}
