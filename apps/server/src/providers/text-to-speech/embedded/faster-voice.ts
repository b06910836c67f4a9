/**
 * The same voice in fewer processor seconds, by two changes of how its samples are computed:
 * - numbers of half the length, on processors that reckon twice as many of those at once (most 64-bit ARM ones). What
 *   differs was 30 dB below the voice in a sentence that was measured.
 * - transposed convolutions as plain ones whose channels become neighbouring samples: the same sums, better ordered.
 */
import {
  dataType,
  type Field,
  message,
  numberOf,
  readFields,
  text,
  valuesOf,
  wordsOf,
  writeFields,
} from './onnx-model.ts';

/** Where the samples are made. What decides how long each sound lasts stays exact. */
const changedParts = /^\/(?:dec|flow)\//;

export function fasterVoice(graph: readonly Field[]): Field[] {
  return withHalfNumbers(withPlainConvolutions(graph));
}

/** Processors that have no half numbers would only convert them back and forth. */
export const hasHalfNumbers = process.arch === 'arm64' && typeof Float16Array === 'function';

interface Tensor {
  readonly dims: readonly number[];
  readonly numbers: Float32Array;
}

function withHalfNumbers(graph: readonly Field[]): Field[] {
  const weights = new Set<string>();
  const converted = new Set<string>();
  const changed = graph.flatMap((field): Field[] => {
    const node = nodeIn(field);
    if (node?.type !== 'Conv' || !changedParts.test(node.name)) return [field];
    const [from = '', ...own] = node.inputs;
    const [to = ''] = node.outputs;
    for (const name of own) weights.add(name);
    const short = `${from}/half`;
    // Several convolutions may hear the same.
    const before = converted.has(short) ? [] : [cast(from, short, dataType.float16)];
    converted.add(short);
    const conv = renamed(node.fields, [short, ...own], [`${to}/half`]);
    return [...before, conv, cast(`${to}/half`, to, dataType.float)];
  });
  return changed.map((field) => {
    const tensor = initializerIn(field);
    return tensor && weights.has(tensor.name)
      ? halved(tensor.name, readTensor(tensor.fields))
      : field;
  });
}

function withPlainConvolutions(graph: readonly Field[]): Field[] {
  const tensors = new Map(
    graph.flatMap((field) => {
      const tensor = initializerIn(field);
      return tensor ? [[tensor.name, tensor.fields] as const] : [];
    }),
  );
  const unused = new Set<string>();
  const changed = graph.flatMap((field): Field[] => {
    const node = nodeIn(field);
    const [from = '', weight = '', bias = ''] = node?.inputs ?? [];
    const [kernel, offsets] = [tensors.get(weight), tensors.get(bias)];
    if (node?.type !== 'ConvTranspose' || !kernel || !offsets) return [field];
    for (const name of [weight, bias]) unused.add(name);
    return plainConvolution(node, from, readTensor(kernel), readTensor(offsets));
  });
  return changed.filter((field) => !unused.has(initializerIn(field)?.name ?? ''));
}

/**
 * A transposed convolution with stride s makes s samples of each: sample r of step q is a sum over a few steps around q.
 * So it is a convolution with s times as many channels, and channel (c, r) is sample r of channel c.
 */
function plainConvolution(
  { name, fields, outputs }: GraphNode,
  from: string,
  { dims: [inChannels = 0, outChannels = 0, width = 0], numbers }: Tensor,
  { numbers: offsets }: Tensor,
): Field[] {
  const stride = attribute(fields, 'strides');
  const pad = attribute(fields, 'pads');
  // Which step each part of the kernel looks at, for each of the samples of a step.
  const taps = Array.from({ length: stride * width }, (_, at) => ({
    sample: Math.floor(at / width),
    part: at % width,
  }))
    .map((tap) => ({ ...tap, step: (tap.sample + pad - tap.part) / stride }))
    .filter(({ step }) => Number.isInteger(step));
  const steps = taps.map(({ step }) => step);
  const [first, last] = [Math.min(...steps), Math.max(...steps)];
  const newWidth = last - first + 1;
  const kernel = new Float32Array(outChannels * stride * inChannels * newWidth);
  for (const { sample, part, step } of taps) {
    for (let out = 0; out < outChannels; out += 1) {
      for (let inside = 0; inside < inChannels; inside += 1) {
        const row = (out * stride + sample) * inChannels + inside;
        kernel[row * newWidth + step - first] =
          numbers[(inside * outChannels + out) * width + part] ?? 0;
      }
    }
  }
  const many = Float32Array.from(
    { length: outChannels * stride },
    (_, at) => offsets[Math.floor(at / stride)] ?? 0,
  );
  const own = (part: string) => `${name}/${part}`;
  return [
    floats(own('kernel'), [outChannels * stride, inChannels, newWidth], kernel),
    floats(own('offsets'), [many.length], many),
    integers(own('apart'), [0, outChannels, stride, -1]),
    integers(own('together'), [0, outChannels, -1]),
    graphNode(
      'Conv',
      own('conv'),
      [from, own('kernel'), own('offsets')],
      [own('channels')],
      [integersAttribute('kernel_shape', [newWidth]), integersAttribute('pads', [-first, last])],
    ),
    graphNode('Reshape', own('split'), [own('channels'), own('apart')], [own('samples')]),
    graphNode(
      'Transpose',
      own('order'),
      [own('samples')],
      [own('ordered')],
      [integersAttribute('perm', [0, 1, 3, 2])],
    ),
    graphNode('Reshape', own('join'), [own('ordered'), own('together')], outputs),
  ];
}

interface GraphNode {
  readonly type: string;
  readonly name: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly fields: readonly Field[];
}

function nodeIn({ number, value }: Field): GraphNode | undefined {
  if (number !== numberOf.graph.node || typeof value === 'number') return undefined;
  const fields = readFields(value);
  const { opType, name, input, output } = numberOf.node;
  return {
    type: wordsOf(fields, opType)[0] ?? '',
    name: wordsOf(fields, name)[0] ?? '',
    inputs: wordsOf(fields, input),
    outputs: wordsOf(fields, output),
    fields,
  };
}

function initializerIn({ number, value }: Field) {
  if (number !== numberOf.graph.initializer || typeof value === 'number') return undefined;
  const fields = readFields(value);
  return { name: wordsOf(fields, numberOf.tensor.name)[0] ?? '', fields };
}

function renamed(
  fields: readonly Field[],
  inputs: readonly string[],
  outputs: readonly string[],
): Field {
  const { input, output } = numberOf.node;
  const others = fields.filter(({ number }) => number !== input && number !== output);
  return message(
    numberOf.graph.node,
    ...inputs.map((name) => ({ number: input, value: text(name) })),
    ...outputs.map((name) => ({ number: output, value: text(name) })),
    ...others,
  );
}

function graphNode(
  type: string,
  name: string,
  inputs: readonly string[],
  outputs: readonly string[],
  attributes: readonly Field[] = [],
): Field {
  const own = [
    { number: numberOf.node.name, value: text(name) },
    { number: numberOf.node.opType, value: text(type) },
  ];
  return renamed([...own, ...attributes], inputs, outputs);
}

const attributeType = { integer: 2, integers: 7 } as const;

const cast = (from: string, to: string, type: number): Field =>
  graphNode(
    'Cast',
    `${to}/cast`,
    [from],
    [to],
    [
      message(
        numberOf.node.attribute,
        { number: numberOf.attribute.name, value: text('to') },
        { number: numberOf.attribute.integer, value: type },
        { number: numberOf.attribute.type, value: attributeType.integer },
      ),
    ],
  );

const integersAttribute = (name: string, values: readonly number[]): Field =>
  message(
    numberOf.node.attribute,
    { number: numberOf.attribute.name, value: text(name) },
    ...values.map((value) => ({ number: numberOf.attribute.integers, value })),
    { number: numberOf.attribute.type, value: attributeType.integers },
  );

/** The first number of an attribute of a node. */
function attribute(node: readonly Field[], name: string): number {
  for (const value of valuesOf(node, numberOf.node.attribute)) {
    if (typeof value === 'number') continue;
    const fields = readFields(value);
    if (wordsOf(fields, numberOf.attribute.name)[0] !== name) continue;
    const [first] = valuesOf(fields, numberOf.attribute.integers);
    if (typeof first === 'number') return first;
  }
  throw new Error(`The voice model has no ${name} where they are expected.`);
}

function readTensor(fields: readonly Field[]): Tensor {
  const [raw] = valuesOf(fields, numberOf.tensor.rawData);
  const dims = valuesOf(fields, numberOf.tensor.dims).map(Number);
  if (!raw || typeof raw === 'number') throw new Error('The voice model has no numbers.');
  return { dims, numbers: new Float32Array(new Uint8Array(raw).buffer) };
}

function writeTensor(
  name: string,
  dims: readonly number[],
  type: number,
  { buffer }: { readonly buffer: ArrayBuffer },
): Field {
  const { tensor } = numberOf;
  return message(
    numberOf.graph.initializer,
    ...dims.map((value) => ({ number: tensor.dims, value })),
    { number: tensor.dataType, value: type },
    { number: tensor.name, value: text(name) },
    { number: tensor.rawData, value: new Uint8Array(buffer) },
  );
}

const floats = (name: string, dims: readonly number[], numbers: Float32Array<ArrayBuffer>): Field =>
  writeTensor(name, dims, dataType.float, numbers);

const halved = (name: string, { dims, numbers }: Tensor): Field =>
  writeTensor(name, dims, dataType.float16, new Float16Array(numbers));

const integers = (name: string, values: readonly number[]): Field =>
  writeTensor(name, [values.length], dataType.int64, BigInt64Array.from(values, BigInt));

/** A model with another graph. */
export function withGraph(model: Uint8Array, change: (graph: Field[]) => Field[]): Uint8Array {
  return writeFields(
    readFields(model).map((field) =>
      field.number === numberOf.model.graph && typeof field.value !== 'number'
        ? { ...field, value: writeFields(change(readFields(field.value))) }
        : field,
    ),
  );
}
