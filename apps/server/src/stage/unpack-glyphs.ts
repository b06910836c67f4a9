/** The drawings of a font, and where each begins in them (in four bytes each). */
export interface PackedGlyphs {
  readonly glyf: Buffer;
  readonly loca: Buffer;
}

/** WOFF2 keeps what drawings are made of in streams of their own (W3C, WOFF 2.0, section 5.1). */
interface Streams {
  readonly contours: Stream;
  readonly points: Stream;
  readonly flags: Stream;
  readonly places: Stream;
  readonly components: Stream;
  readonly boxes: Stream;
  readonly instructions: Stream;
}

export function unpackGlyphs(data: Buffer): PackedGlyphs {
  const count = data.readUInt16BE(4);
  let at = 36;
  const [contours, points, flags, places, components, allBoxes, instructions] = [
    8, 12, 16, 20, 24, 28, 32,
  ].map((sizeAt) => {
    const size = data.readUInt32BE(sizeAt);
    at += size;
    return data.subarray(at - size, at);
  }) as [Buffer, Buffer, Buffer, Buffer, Buffer, Buffer, Buffer];
  const hasBoxLength = 4 * Math.ceil(count / 32);
  const streams: Streams = {
    contours: new Stream(contours),
    points: new Stream(points),
    flags: new Stream(flags),
    places: new Stream(places),
    components: new Stream(components),
    boxes: new Stream(allBoxes.subarray(hasBoxLength)),
    instructions: new Stream(instructions),
  };
  const overlaps = data.readUInt16BE(2) & 1 ? data.subarray(at) : undefined;
  const loca = Buffer.alloc(4 * (count + 1));
  const glyphs: Buffer[] = [];
  let length = 0;
  for (let index = 0; index < count; index += 1) {
    const hasBox = isBitSet(allBoxes, index);
    const glyph = unpackGlyph(streams, hasBox, overlaps !== undefined && isBitSet(overlaps, index));
    const padding = Buffer.alloc(-glyph.length & 3);
    glyphs.push(glyph, padding);
    length += glyph.length + padding.length;
    loca.writeUInt32BE(length, 4 * (index + 1));
  }
  return { glyf: Buffer.concat(glyphs), loca };
}

const isBitSet = (bits: Buffer, index: number) =>
  ((bits[index >> 3] ?? 0) & (128 >> (index & 7))) !== 0;

function unpackGlyph(streams: Streams, hasBox: boolean, overlaps: boolean): Buffer {
  const contours = streams.contours.int16();
  if (contours === 0) return Buffer.alloc(0);
  if (contours < 0) return unpackComposed(streams);
  return unpackDrawn(streams, contours, hasBox, overlaps);
}

/** A drawing that is made of others: é of e and ´. */
function unpackComposed({ components, places, boxes, instructions }: Streams): Buffer {
  const from = components.at;
  let [hasMore, hasInstructions] = [true, false];
  while (hasMore) {
    const flags = components.uint16();
    components.at += 2 + (flags & 1 ? 4 : 2);
    if (flags & 0x08) components.at += 2;
    else if (flags & 0x40) components.at += 4;
    else if (flags & 0x80) components.at += 8;
    hasInstructions ||= (flags & 0x100) !== 0;
    hasMore = (flags & 0x20) !== 0;
  }
  const body = components.data.subarray(from, components.at);
  const head = [int16s(-1), boxes.bytes(8), body];
  if (!hasInstructions) return Buffer.concat(head);
  const length = places.count255();
  return Buffer.concat([...head, int16s(length), instructions.bytes(length)]);
}

function unpackDrawn(streams: Streams, contours: number, hasBox: boolean, overlaps: boolean) {
  const ends: number[] = [];
  let count = 0;
  for (let contour = 0; contour < contours; contour += 1) {
    count += streams.points.count255();
    ends.push(count - 1);
  }
  const flags = Buffer.alloc(count);
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let point = 0; point < count; point += 1) {
    const flag = streams.flags.uint8();
    flags[point] = (flag & 128 ? 0 : 1) | (overlaps && point === 0 ? 0x40 : 0);
    const [x, y] = readStep(streams.places, flag);
    xs.push(x);
    ys.push(y);
  }
  const instructionLength = streams.places.count255();
  const instructions = streams.instructions.bytes(instructionLength);
  const box = hasBox ? streams.boxes.bytes(8) : boxOf(xs, ys);
  return Buffer.concat([
    int16s(contours),
    box,
    int16s(...ends),
    int16s(instructionLength),
    instructions,
    flags,
    int16s(...xs),
    int16s(...ys),
  ]);
}

/** How far the next point is from the one before: the larger the step, the more bytes it takes. */
function readStep(places: Stream, flag: number): [x: number, y: number] {
  const signed = (sign: number, value: number) => (sign & 1 ? value : -value);
  const form = flag & 127;
  const first = places.uint8();
  if (form < 10) return [0, signed(flag, ((form & 14) << 7) + first)];
  if (form < 20) return [signed(flag, (((form - 10) & 14) << 7) + first), 0];
  if (form < 84) {
    const size = form - 20;
    return [
      signed(flag, 1 + (size & 0x30) + (first >> 4)),
      signed(flag >> 1, 1 + ((size & 0x0c) << 2) + (first & 15)),
    ];
  }
  const second = places.uint8();
  if (form < 120) {
    const size = form - 84;
    return [
      signed(flag, 1 + (Math.floor(size / 12) << 8) + first),
      signed(flag >> 1, 1 + (((size % 12) >> 2) << 8) + second),
    ];
  }
  const third = places.uint8();
  if (form < 124) {
    return [
      signed(flag, (first << 4) + (second >> 4)),
      signed(flag >> 1, ((second & 15) << 8) + third),
    ];
  }
  return [signed(flag, (first << 8) + second), signed(flag >> 1, (third << 8) + places.uint8())];
}

/** Left, bottom, right and top of all points. */
function boxOf(xs: readonly number[], ys: readonly number[]): Buffer {
  const [across, up] = [rangeOf(xs), rangeOf(ys)];
  return int16s(across.least, up.least, across.most, up.most);
}

function rangeOf(steps: readonly number[]): { least: number; most: number } {
  let [at, least, most] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const step of steps) {
    at += step;
    least = Math.min(least, at);
    most = Math.max(most, at);
  }
  return { least, most };
}

function int16s(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * index);
  return bytes;
}

/** Bytes that are read one after the other. */
class Stream {
  readonly data: Buffer;
  at = 0;

  constructor(data: Buffer) {
    this.data = data;
  }

  uint8(): number {
    this.at += 1;
    return this.data.readUInt8(this.at - 1);
  }

  uint16(): number {
    this.at += 2;
    return this.data.readUInt16BE(this.at - 2);
  }

  int16(): number {
    this.at += 2;
    return this.data.readInt16BE(this.at - 2);
  }

  /** A number that is mostly below 253, and takes one byte then. */
  count255(): number {
    const code = this.uint8();
    if (code === 253) return this.uint16();
    if (code === 254) return 506 + this.uint8();
    if (code === 255) return 253 + this.uint8();
    return code;
  }

  bytes(length: number): Buffer {
    this.at += length;
    return this.data.subarray(this.at - length, this.at);
  }
}
