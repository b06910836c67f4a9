const startOne = 0x811c9dc5 | 0;
const startTwo = 0x1b873593 | 0;

/** Two numbers that are different for different sequences of values, as good as always. */
export class Fingerprint {
  #one = startOne;
  #two = startTwo;
  static readonly #bits = new Float64Array(1);
  static readonly #halves = new Int32Array(Fingerprint.#bits.buffer);

  reset(): void {
    this.#one = startOne;
    this.#two = startTwo;
  }

  add(value: number): void {
    Fingerprint.#bits[0] = value;
    this.#mix(Fingerprint.#halves[0] ?? 0);
    this.#mix(Fingerprint.#halves[1] ?? 0);
  }

  addText(text: string): void {
    this.#mix(text.length);
    for (let index = 0; index < text.length; index += 1) this.#mix(text.charCodeAt(index));
  }

  addFingerprint(other: Fingerprint): void {
    this.#mix(other.#one);
    this.#mix(other.#two);
  }

  /** As one number, for lists of many. */
  get number(): number {
    return (this.#one >>> 0) * 2 ** 21 + (this.#two >>> 11);
  }

  equals(other: Fingerprint): boolean {
    return this.#one === other.#one && this.#two === other.#two;
  }

  copy(): Fingerprint {
    const copy = new Fingerprint();
    copy.#one = this.#one;
    copy.#two = this.#two;
    return copy;
  }

  #mix(bits: number): void {
    this.#one = Math.imul(this.#one ^ bits, 0x01000193);
    this.#one ^= this.#one >>> 15;
    this.#two = Math.imul(this.#two ^ bits, 0x5bd1e995);
    this.#two ^= this.#two >>> 13;
  }
}
