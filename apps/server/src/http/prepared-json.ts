/** The packings a large reply can have. */
export type ReplyEncoding = 'br' | 'gzip' | undefined;

/** A reply of JSON that a thread has written, and packed, already: as bytes, it is sent as it is. */
export class PreparedJson {
  readonly body: Buffer;
  readonly encoding: ReplyEncoding;
  constructor(body: Uint8Array, encoding: ReplyEncoding) {
    this.body = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    this.encoding = encoding;
  }
}

/** What the caller can unpack; `br` before `gzip`. */
export function acceptedEncoding(acceptEncoding: string | undefined): ReplyEncoding {
  const names = (acceptEncoding ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  return (['br', 'gzip'] as const).find((name) => names.includes(name));
}
