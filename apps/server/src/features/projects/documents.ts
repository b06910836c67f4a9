import type { JsonSize } from '@reelwright/movie';
import type { CaptionFileKind, CaptionText } from '../../captions/caption-file.ts';
import type { Database } from '../../db/database.ts';
import { PreparedJson } from '../../http/prepared-json.ts';
import { createThreadPool, type PoolThread } from '../../threads/thread-pool.ts';
import {
  type DocumentFacts,
  DocumentShelf,
  type PatchOutcome,
  type ReplyFrame,
  type ShelvedDocument,
} from './document-shelf.ts';
import type { ProjectRow } from './project-repository.ts';
import { findSnapshot, readDiffs } from './revision-repository.ts';

/** A parsed document: where it lies, and under which number. */
export interface DocumentRef {
  readonly place: PoolThread<DocumentShelf>;
  readonly doc: number;
  readonly size: JsonSize;
}

/** A document that is ready to be kept, and what is known of it. */
export interface WholeDocument extends DocumentFacts {
  readonly ref: DocumentRef;
  readonly packed: Buffer;
}

export type Patched =
  | { readonly kind: 'misfit' }
  | {
      readonly kind: 'patched';
      readonly ref: DocumentRef;
      readonly facts: DocumentFacts;
      readonly whole: Buffer | undefined;
    };

type CurrentRevision = Pick<ProjectRow, 'id' | 'revision' | 'bytes' | 'letters'>;

/** Whatever is done with less takes a few milliseconds, and is done at once. */
const largeLetters = 64 * 1024;
export const largeBytes = 256 * 1024;
/** How many documents are remembered; how much of them is up to the shelves. */
const maxRemembered = 2000;

/** Shared by the whole process: they know documents by number, and nothing of databases. */
const threads = createThreadPool<DocumentShelf>({
  file: new URL('./document-thread.ts', import.meta.url),
  threads: 2,
  memoryMegabytes: 1024,
  timeoutMs: 30_000,
  waitMs: 20_000,
});

/**
 * The documents of projects. Those used last are kept parsed, so that a small change of a large project costs
 * little: small ones here, large ones in threads, where they hold nobody up. What is kept may be behind: the
 * missing diffs are then applied. It is never ahead, because only committed revisions are handed to `keep`.
 */
export class Documents {
  readonly #kept = new Map<number, { readonly revision: number; readonly ref: DocumentRef }>();
  readonly #here = shelfHere();

  /** Checks text that came in as a document. Fails with what people are told when it cannot be kept. */
  async check(text: string): Promise<WholeDocument> {
    const place = this.#placeFor(text.length);
    return toWhole(place, await place.ask.check(text));
  }

  /** The same for a backup copy, with what else it says. */
  async checkBackup(text: string) {
    const place = this.#placeFor(text.length);
    const { meta, repairs, ...shelved } = await place.ask.checkBackup(text);
    return { ...toWhole(place, shelved), meta, repairs };
  }

  /**
   * The whole document at a revision, as it is kept; undefined when that revision is no longer there. Call
   * this and what follows where nothing can be thinned out meanwhile: with the project locked, or in a
   * repeatable read.
   */
  async whole(
    db: Database,
    projectId: number,
    revision: number,
  ): Promise<WholeDocument | undefined> {
    return this.#use(db, projectId, revision, async ({ place, doc }) => {
      const shelved = await place.ask.whole(doc);
      return shelved && toWhole(place, shelved);
    });
  }

  async wholeCurrent(db: Database, row: CurrentRevision): Promise<WholeDocument | undefined> {
    this.#doubt(row);
    return this.whole(db, row.id, row.revision);
  }

  /** The document at a revision as JSON text. */
  async textAt(db: Database, projectId: number, revision: number): Promise<string | undefined> {
    return this.#use(db, projectId, revision, ({ place, doc }) => place.ask.text(doc));
  }

  async currentText(db: Database, row: CurrentRevision): Promise<string | undefined> {
    this.#doubt(row);
    return this.textAt(db, row.id, row.revision);
  }

  async currentCredits(db: Database, row: CurrentRevision) {
    this.#doubt(row);
    return this.#use(db, row.id, row.revision, ({ place, doc }) => place.ask.credits(doc));
  }

  async currentCaptions(db: Database, row: CurrentRevision, kind: CaptionFileKind) {
    this.#doubt(row);
    return this.#use(db, row.id, row.revision, ({ place, doc }) => place.ask.captions(doc, kind));
  }

  /** What is said in a kept document, as a file. */
  async captionsOf(packed: Buffer, kind: CaptionText) {
    return this.#placeForPacked(packed).ask.captionsPacked(packed, kind);
  }

  /** A reply with the document in it, written and packed where it lies. */
  async currentReply(
    db: Database,
    row: CurrentRevision,
    frame: ReplyFrame,
  ): Promise<PreparedJson | undefined> {
    this.#doubt(row);
    const kept = this.#kept.get(row.id);
    if (kept?.revision !== row.revision) {
      const snapshot = await findSnapshot(db, row.id, row.revision);
      if (snapshot?.revision === row.revision) {
        const { ask } = this.#placeFor(row.bytes);
        return new PreparedJson(await ask.replyPacked(snapshot.data, frame), frame.encoding);
      }
    }
    const body = await this.#use(db, row.id, row.revision, ({ place, doc }) =>
      place.ask.reply(doc, frame),
    );
    return body && new PreparedJson(body, frame.encoding);
  }

  /** What strangers get of a published document. */
  async playedReply(packed: Buffer, frame: ReplyFrame) {
    const { body, targets } = await this.#placeForPacked(packed).ask.replyPlayed(packed, frame);
    return { reply: new PreparedJson(body, frame.encoding), targets };
  }

  /** What a kept document refers to. */
  async targetsOf(packed: Buffer): Promise<ReadonlySet<string>> {
    return new Set(await this.#placeForPacked(packed).ask.targetsOf(packed));
  }

  /** A kept document with captions on its picture, or without. */
  async withCaptions(packed: Buffer, on: boolean): Promise<Buffer> {
    return bufferOf(await this.#placeForPacked(packed).ask.withCaptions(packed, on));
  }

  /** How often a model is asked to put a kept document into another language. */
  async questionsToTranslate(packed: Buffer): Promise<number> {
    return this.#placeForPacked(packed).ask.questionsToTranslate(packed);
  }

  /** What publishing has to know about a document. */
  async movieFacts(packed: Buffer) {
    return this.#placeForPacked(packed).ask.movieFacts(packed);
  }

  /** The document that a project is at, after a diff. */
  async patch(
    db: Database,
    row: CurrentRevision,
    diff: string,
    hash: number,
  ): Promise<Patched | undefined> {
    this.#doubt(row);
    const weight = row.bytes + 4 * diff.length;
    return this.#use(db, row.id, row.revision, async (ref) => {
      // A small document that gets a large diff is worked on elsewhere from now on.
      const { place, doc } = await this.#moved(ref, weight);
      const outcome: PatchOutcome = await place.ask.patch(doc, diff, hash);
      if (outcome.kind === 'gone') return undefined;
      if (outcome.kind === 'misfit') return { kind: 'misfit' };
      const { facts, whole } = outcome;
      const next = { place, doc: outcome.doc, size: facts.size };
      return { kind: 'patched', ref: next, facts, whole: whole && bufferOf(whole) };
    });
  }

  /** What a document that was just kept is as a whole; undefined when it is not at hand any more. */
  async wholeOf({ place, doc }: DocumentRef): Promise<WholeDocument | undefined> {
    const shelved = await place.ask.whole(doc);
    return shelved && toWhole(place, shelved);
  }

  /** Remembers a committed revision. */
  keep(projectId: number, revision: number, ref: DocumentRef): void {
    const before = this.#kept.get(projectId);
    if (before && before.revision > revision) return;
    this.#kept.delete(projectId);
    this.#kept.set(projectId, { revision, ref });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > maxRemembered && oldest !== undefined) this.#kept.delete(oldest);
  }

  forget(projectId: number): void {
    this.#kept.delete(projectId);
  }

  /**
   * A database that was put back to an earlier state has other documents under the same numbers.
   * What is kept then does not fit the row.
   */
  #doubt({ id, revision, bytes, letters }: CurrentRevision): void {
    const kept = this.#kept.get(id);
    if (!kept || kept.revision < revision) return;
    const { size } = kept.ref;
    const fits = kept.revision === revision && size.bytes === bytes && size.letters === letters;
    if (!fits) this.forget(id);
  }

  /** Opens a document and uses it; once more from the database when it was not at hand any more. */
  async #use<T>(
    db: Database,
    projectId: number,
    revision: number,
    use: (ref: DocumentRef) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    for (const attempt of ['kept', 'read again']) {
      if (attempt === 'read again') this.forget(projectId);
      const ref = await this.#open(db, projectId, revision);
      if (!ref) return undefined;
      const result = await use(ref);
      if (result !== undefined) return result;
    }
    throw new Error(`Project ${projectId} is too large for the threads that read it.`);
  }

  async #open(db: Database, projectId: number, revision: number): Promise<DocumentRef | undefined> {
    const kept = this.#kept.get(projectId);
    if (kept?.ref.place.isAlive() && kept.revision <= revision) {
      const { ref } = kept;
      const diffs = await readDiffs(db, projectId, kept.revision, revision);
      if (diffs?.length === 0) return ref;
      const followed = diffs && (await ref.place.ask.follow(ref.doc, diffs));
      if (followed) return { place: ref.place, ...followed };
    }
    const snapshot = await findSnapshot(db, projectId, revision);
    const diffs = snapshot && (await readDiffs(db, projectId, snapshot.revision, revision));
    if (!snapshot || !diffs) return undefined;
    const { data, bytes, letters } = snapshot;
    const weight = diffs.reduce((sum, diff) => sum + 4 * diff.length, bytes);
    const place = this.#placeFor(weight);
    return { place, ...(await place.ask.open(data, { bytes, letters }, diffs)) };
  }

  async #moved(ref: DocumentRef, weight: number): Promise<DocumentRef> {
    if (ref.place !== this.#here || weight <= largeBytes) return ref;
    const shelved = await ref.place.ask.whole(ref.doc);
    if (!shelved) return ref;
    const place = threads.pick();
    return { place, ...(await place.ask.open(shelved.packed, ref.size, [])) };
  }

  #placeFor(bytes: number): PoolThread<DocumentShelf> {
    return bytes > largeBytes ? threads.pick() : this.#here;
  }

  /** Packed, a document is a tenth, or much less. */
  #placeForPacked(packed: Buffer): PoolThread<DocumentShelf> {
    return this.#placeFor(packed.length * 32);
  }
}

/** Whether a reply with the document in it is better written elsewhere. */
export const isLargeReply = ({ bytes }: Pick<ProjectRow, 'bytes'>) => bytes > largeLetters;

/** The shelf on the main thread, asked as the others are. */
function shelfHere(): PoolThread<DocumentShelf> {
  const shelf = new DocumentShelf(32 * 1024 * 1024);
  const ask = new Proxy<object>(shelf, {
    get:
      (target, name) =>
      async (...args: unknown[]) =>
        Reflect.get(target, name).apply(target, args),
  });
  return { ask: ask as PoolThread<DocumentShelf>['ask'], isAlive: () => true };
}

function toWhole(
  place: PoolThread<DocumentShelf>,
  { doc, packed, ...facts }: ShelvedDocument,
): WholeDocument {
  return { ...facts, packed: bufferOf(packed), ref: { place, doc, size: facts.size } };
}

const bufferOf = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
