/** How many results of each kind are kept. The least recently used goes first. */
const most = 400;

/**
 * What was worked out before, by everything it depends on. Forgetting all of it changes no picture;
 * it only takes longer.
 */
export class Memory {
  readonly #kept = new Map<string, unknown>();

  recall<T>(key: string, workOut: () => T): T {
    if (this.#kept.has(key)) {
      const known = this.#kept.get(key) as T;
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known;
    }
    const value = workOut();
    this.#kept.set(key, value);
    if (this.#kept.size > most) {
      const oldest = this.#kept.keys().next();
      if (!oldest.done) this.#kept.delete(oldest.value);
    }
    return value;
  }

  forget(): void {
    this.#kept.clear();
  }
}
