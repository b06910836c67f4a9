/**
 * Adds tensors to the outputs of an ONNX model. The voice computes how long each sound lasts and keeps it
 * to itself; word times need it. Only the frame of the file is read: fields are copied as they are.
 */
const graphField = 7;
const outputField = 12;
const lengthDelimited = 2;
const floatTensor = Uint8Array.of(0x0a, 0x02, 0x08, 0x01);

export function addGraphOutput(model: Uint8Array, tensor: string): Uint8Array {
  const parts: Uint8Array[] = [];
  let place = 0;
  while (place < model.length) {
    const [tag, afterTag] = readVarint(model, place);
    const wireType = tag & 7;
    const [value, afterValue] = readVarint(model, afterTag);
    const end = wireType === lengthDelimited ? afterValue + value : afterValue;
    if (wireType !== lengthDelimited && wireType !== 0) {
      throw new Error(`The voice model has a field of unknown kind ${wireType}.`);
    }
    if (tag >> 3 === graphField) {
      const output = field(outputField, [
        ...field(1, new TextEncoder().encode(tensor)),
        ...field(2, floatTensor),
      ]);
      const body = model.subarray(afterValue, end);
      parts.push(
        Uint8Array.from([
          ...varint((graphField << 3) | lengthDelimited),
          ...varint(body.length + output.length),
        ]),
        body,
        output,
      );
    } else {
      parts.push(model.subarray(place, end));
    }
    place = end;
  }
  return Buffer.concat(parts);
}

function field(number: number, content: ArrayLike<number>): Uint8Array {
  return Uint8Array.from([
    ...varint((number << 3) | lengthDelimited),
    ...varint(content.length),
    ...Array.from(content),
  ]);
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
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
