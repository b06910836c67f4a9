/**
 * An ONNX model as parts that can be taken out, changed and put in. Only the frame of the file is read: a field that
 * nobody asks for is copied as it is. (The format is Protocol Buffers; numbers are those of onnx.proto.)
 */
export interface Field {
  readonly number: number;
  /** Bytes, or a plain number. */
  readonly value: Uint8Array | number;
}

/** Field numbers of what is read here. */
export const numberOf = {
  model: { graph: 7 },
  graph: { node: 1, initializer: 5, output: 12 },
  node: { input: 1, output: 2, name: 3, opType: 4, attribute: 5 },
  tensor: { dims: 1, dataType: 2, name: 8, rawData: 9 },
  attribute: { name: 1, integer: 3, integers: 8, type: 20 },
  valueInfo: { name: 1, type: 2 },
} as const;

export const dataType = { float: 1, int64: 7, float16: 10 } as const;

const wire = { varint: 0, bytes: 2, fixed32: 5 } as const;

export function readFields(bytes: Uint8Array): Field[] {
  const fields: Field[] = [];
  let place = 0;
  while (place < bytes.length) {
    const [tag, afterTag] = readVarint(bytes, place);
    const number = Math.floor(tag / 8);
    switch (tag % 8) {
      case wire.varint: {
        const [value, end] = readVarint(bytes, afterTag);
        fields.push({ number, value });
        place = end;
        break;
      }
      case wire.bytes: {
        const [length, start] = readVarint(bytes, afterTag);
        fields.push({ number, value: bytes.subarray(start, start + length) });
        place = start + length;
        break;
      }
      default:
        throw new Error(`The voice model has a field of unknown kind ${tag % 8}.`);
    }
  }
  return fields;
}

export function writeFields(fields: readonly Field[]): Uint8Array {
  return Buffer.concat(
    fields.flatMap(({ number, value }) =>
      typeof value === 'number'
        ? [varint(number * 8 + wire.varint), varint(value)]
        : [varint(number * 8 + wire.bytes), varint(value.length), value],
    ),
  );
}

export const text = (words: string): Uint8Array => new TextEncoder().encode(words);

export const message = (number: number, ...fields: readonly Field[]): Field => ({
  number,
  value: writeFields(fields),
});

/** All values of one field, in their order. */
export const valuesOf = (fields: readonly Field[], number: number): (Uint8Array | number)[] =>
  fields.filter((field) => field.number === number).map(({ value }) => value);

export const wordsOf = (fields: readonly Field[], number: number): string[] =>
  valuesOf(fields, number).map((value) =>
    typeof value === 'number' ? '' : new TextDecoder().decode(value),
  );

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  return Uint8Array.of(...bytes, rest);
}

function readVarint(bytes: Uint8Array, start: number): [value: number, end: number] {
  let value = 0;
  let factor = 1;
  for (let place = start; place < bytes.length; place++) {
    const byte = bytes[place] ?? 0;
    value += (byte & 127) * factor;
    if (byte < 128) return [value, place + 1];
    factor *= 128;
  }
  throw new Error('The voice model ends in the middle of a field.');
}
