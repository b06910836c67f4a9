/** Understands English speech with the Moonshine model, in this process. Pieces of up to twelve seconds. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tokenizer from 'llama-tokenizer-js';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { samplesPerSecond } from '../transcription-port.ts';

export interface Recogniser {
  /** What is said in a piece; empty when nothing is. */
  recognise(samples: Float32Array): Promise<string>;
}

const [layers, heads, headSize] = [6, 8, 36];
const [beginToken, endToken] = [1, 2];
/** Nobody says more; a model that goes on and on repeats itself. */
const tokensPerSecond = 6.5;
/** Shorter pieces are too few samples for the model. */
const shortestSamples = samplesPerSecond / 2;

export async function loadRecogniser(): Promise<Recogniser> {
  const folder = join(
    dirname(fileURLToPath(import.meta.resolve('@moonshine-ai/moonshine-js'))),
    'model/tiny/quantized',
  );
  // One thread is the most speech per processor second, and leaves the others to everybody else.
  const options = { intraOpNumThreads: 1 };
  const encoder = await InferenceSession.create(join(folder, 'encoder_model.onnx'), options);
  const decoder = await InferenceSession.create(join(folder, 'decoder_model_merged.onnx'), options);

  return {
    async recognise(given) {
      const samples = atLeast(given, shortestSamples);
      const heard = await encoder.run({
        input_values: new Tensor('float32', samples, [1, samples.length]),
      });
      const encoded = heard.last_hidden_state;
      if (!encoded) throw new Error('The recogniser heard nothing at all.');
      const memory = emptyMemory();
      const tokens: number[] = [];
      let last = beginToken;
      const most = Math.ceil((samples.length / samplesPerSecond) * tokensPerSecond);
      for (let step = 0; step < most; step += 1) {
        const results = await decoder.run({
          input_ids: new Tensor('int64', BigInt64Array.of(BigInt(last)), [1, 1]),
          encoder_hidden_states: encoded,
          use_cache_branch: new Tensor('bool', [step > 0], [1]),
          ...memory,
        });
        last = likeliest(results.logits);
        if (last === endToken) break;
        tokens.push(last);
        for (const name of Object.keys(memory)) {
          // What was heard stays the same after the first step.
          const next = results[name.replace('past_key_values', 'present')];
          if (next && (step === 0 || name.includes('decoder'))) memory[name] = next;
        }
      }
      return tokenizer.decode([beginToken, ...tokens]).trim();
    },
  };
}

function emptyMemory(): Record<string, Tensor> {
  const memory: Record<string, Tensor> = {};
  for (let layer = 0; layer < layers; layer += 1) {
    for (const part of ['decoder', 'encoder']) {
      for (const kind of ['key', 'value']) {
        memory[`past_key_values.${layer}.${part}.${kind}`] = new Tensor(
          'float32',
          new Float32Array(0),
          [0, heads, 1, headSize],
        );
      }
    }
  }
  return memory;
}

function likeliest(logits: Tensor | undefined): number {
  if (!logits) throw new Error('The recogniser gave no answer.');
  const scores = logits.data as Float32Array;
  const words = logits.dims.at(-1) ?? 0;
  const last = scores.subarray(scores.length - words);
  return last.reduce((best, score, at) => (score > (last[best] ?? 0) ? at : best), 0);
}

function atLeast(samples: Float32Array, length: number): Float32Array {
  if (samples.length >= length) return samples;
  const padded = new Float32Array(length);
  padded.set(samples);
  return padded;
}
