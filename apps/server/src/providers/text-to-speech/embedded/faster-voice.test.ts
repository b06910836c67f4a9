import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, it } from 'vitest';
import { fasterVoice, withGraph } from './faster-voice.ts';
import { dataType, type Field, message, numberOf, text, writeFields } from './onnx-model.ts';

const { node, attribute, tensor, graph } = numberOf;

/** One transposed convolution, as the voice has three: two channels in, three out, two samples of each. */
function smallModel(): Uint8Array {
  const integers = (name: string, ...values: number[]) =>
    message(
      node.attribute,
      { number: attribute.name, value: text(name) },
      ...values.map((value) => ({ number: attribute.integers, value })),
      { number: attribute.type, value: 7 },
    );
  const floats = (name: string, dims: number[], numbers: Float32Array<ArrayBuffer>) =>
    message(
      graph.initializer,
      ...dims.map((value) => ({ number: tensor.dims, value })),
      { number: tensor.dataType, value: dataType.float },
      { number: tensor.name, value: text(name) },
      { number: tensor.rawData, value: new Uint8Array(numbers.buffer) },
    );
  const shaped = (number: number, name: string) =>
    message(
      number,
      { number: 1, value: text(name) },
      message(2, message(1, { number: 1, value: dataType.float })),
    );
  const words: Field[] = [
    { number: node.input, value: text('in') },
    { number: node.input, value: text('kernel') },
    { number: node.input, value: text('offsets') },
    { number: node.output, value: text('out') },
    { number: node.name, value: text('/dec/ups/ConvTranspose') },
    { number: node.opType, value: text('ConvTranspose') },
    integers('kernel_shape', 4),
    integers('pads', 1, 1),
    integers('strides', 2),
  ];
  return writeFields([
    { number: 1, value: 8 },
    message(8, { number: 2, value: 15 }),
    message(
      numberOf.model.graph,
      message(graph.node, ...words),
      { number: 2, value: text('small') },
      floats('kernel', [2, 3, 4], wave(24)),
      floats('offsets', [3], wave(3)),
      shaped(11, 'in'),
      shaped(graph.output, 'out'),
    ),
  ]);
}

const wave = (length: number) => Float32Array.from({ length }, (_, at) => Math.sin(at * 1.7 + 0.4));

async function samples(model: Uint8Array): Promise<readonly number[]> {
  const session = await InferenceSession.create(model);
  const { out } = await session.run({ in: new Tensor('float32', wave(10), [1, 2, 5]) });
  return Array.from(out?.data as Float32Array);
}

it('computes the same samples in another order, as exactly as half numbers are', async () => {
  const exact = await samples(smallModel());
  const faster = withGraph(smallModel(), fasterVoice);
  expect(exact).toHaveLength(30);
  for (const [at, sample] of (await samples(faster)).entries()) {
    expect(Math.abs(sample - (exact[at] ?? Number.NaN))).toBeLessThan(0.005);
  }
});
