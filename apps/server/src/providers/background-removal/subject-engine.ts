/** U²-Net in its small form, in this process: half a second per picture in which nothing else happens. */
import { fileURLToPath } from 'node:url';
import { subjectSidePx } from '@reelwright/contract';
import { InferenceSession, Tensor } from 'onnxruntime-node';

const model = fileURLToPath(new URL('./u2netp.onnx', import.meta.url));
/** What the model was trained with: means and deviations of red, green and blue. */
const channels = [
  { mean: 0.485, deviation: 0.229 },
  { mean: 0.456, deviation: 0.224 },
  { mean: 0.406, deviation: 0.225 },
];

export interface SubjectEngine {
  findSubject(pixels: Uint8Array): Promise<Uint8Array>;
}

export async function loadSubjectEngine(): Promise<SubjectEngine> {
  const session = await InferenceSession.create(model, {
    intraOpNumThreads: 1,
    enableCpuMemArena: false,
  });
  return {
    async findSubject(pixels) {
      const shape = [1, 3, subjectSidePx, subjectSidePx];
      const input = new Tensor('float32', toPlanes(pixels), shape);
      const found = await session.run({ [session.inputNames[0] ?? '']: input });
      return toMask(found[session.outputNames[0] ?? '']?.data as Float32Array);
    },
  };
}

function toPlanes(pixels: Uint8Array): Float32Array {
  const count = pixels.length / 3;
  const brightest = Math.max(
    1,
    pixels.reduce((most, value) => Math.max(most, value), 0),
  );
  const planes = new Float32Array(pixels.length);
  for (const [channel, { mean, deviation }] of channels.entries()) {
    for (let at = 0; at < count; at += 1) {
      planes[channel * count + at] =
        ((pixels[3 * at + channel] ?? 0) / brightest - mean) / deviation;
    }
  }
  return planes;
}

/** From the least to the most that was found. */
function toMask(found: Float32Array): Uint8Array {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of found) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  const range = most - least || 1;
  return Uint8Array.from(found, (value) => Math.round((255 * (value - least)) / range));
}
