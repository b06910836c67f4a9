import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { CodedError } from '../errors/coded-error.ts';
import type { Storage } from '../storage/storage.ts';
import { isBackupKey } from './backup-format.ts';

/**
 * The files of a backup on their way into storage. Until `finish`, everything that was there stays as it was:
 * keys never get other content, so new files can lie beside the old ones, and go again if the rest fails.
 */
export class RestoredFiles {
  readonly #storage: Storage;
  readonly #keys = new Set<string>();
  readonly #added: string[] = [];
  readonly #differing = new Set<string>();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  get count(): number {
    return this.#keys.size;
  }

  has(key: string): boolean {
    return this.#keys.has(key);
  }

  async add(key: string, size: number, content: Readable, contentType: string): Promise<void> {
    const there = await this.#sizeOf(key);
    this.#keys.add(key);
    if (there === undefined) {
      this.#added.push(key);
      await this.#storage.put(key, content, { contentType });
      return;
    }
    if (there !== size) this.#differing.add(key);
    await finished(content.resume());
  }

  /** Files that are there already, but not as the backup has them: to be put once there is no way back. */
  get differing(): ReadonlySet<string> {
    return this.#differing;
  }

  /** Nothing came of it: what was added goes. */
  async undo(): Promise<void> {
    for (const key of this.#added) await this.#storage.delete(key).catch(() => undefined);
  }

  /** What was there before and is not in the backup goes; other backups stay. */
  async finish(): Promise<void> {
    for await (const key of this.#storage.list('')) {
      if (!this.#keys.has(key) && !isBackupKey(key)) await this.#storage.delete(key);
    }
  }

  async #sizeOf(key: string): Promise<number | undefined> {
    try {
      return (await this.#storage.head(key)).size;
    } catch (error) {
      if (error instanceof CodedError && error.code === 'not-found') return undefined;
      throw error;
    }
  }
}
