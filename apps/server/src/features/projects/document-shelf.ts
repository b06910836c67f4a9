import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  applyChanges,
  type Change,
  changeCaptions,
  exceededLimit,
  isJsonObject,
  type Json,
  type JsonSize,
  movieSeconds,
  type ProjectData,
  readProjectData,
  runEdit,
  type SizedDocument,
} from '@reelwright/movie';
import {
  type CaptionFileKind,
  type CaptionText,
  writeCaptionFile,
} from '../../captions/caption-file.ts';
import type { ReplyEncoding } from '../../http/prepared-json.ts';
import { creditsOf } from '../library/project-credits.ts';
import { targetsIn } from '../stored-files/media-target.ts';
import { batchesOf } from '../translation/batches-of.ts';
import { textsOfFilm } from '../translation/texts-of-film.ts';
import { applyDiff } from './apply-diff.ts';
import { type DocumentSummary, describeDocument } from './describe-document.ts';
import { packTextSync, unpackTextSync } from './pack-text.ts';
import { problemOfSounds } from './problem-of-sounds.ts';
import { type BackupMeta, readBackupCopy } from './read-backup-copy.ts';
import { type CheckedDocument, readDocument } from './read-document.ts';

/** What a project's row and lists say about its document. */
export interface DocumentFacts {
  readonly size: JsonSize;
  readonly summary: DocumentSummary;
  /** What it refers to (`media-target.ts`). */
  readonly targets: readonly string[];
}

/** A document on the shelf: its number there, and what is known of it. */
export interface ShelvedDocument extends DocumentFacts {
  readonly doc: number;
  /** The whole of it, as it is kept. */
  readonly packed: Uint8Array;
}

export type PatchOutcome =
  | { readonly kind: 'gone' }
  | { readonly kind: 'misfit' }
  | {
      readonly kind: 'patched';
      readonly doc: number;
      readonly facts: DocumentFacts;
      /** In place of the diff, where that is too large to be applied again with every opening. */
      readonly whole?: Uint8Array;
    };

/** What stands around the document's text in a reply: JSON up to `"data_json":`, and after it. */
export interface ReplyFrame {
  readonly before: string;
  readonly after: string;
  readonly encoding: ReplyEncoding;
}

/** Diffs beyond this are kept as a whole copy. */
export const maxDiffLetters = 256 * 1024;

/**
 * Documents, parsed, and everything that is done with them: the same on the main thread for small ones and
 * in threads of their own for large ones. What was not used for longest is forgotten when there is no room;
 * whoever asks for it then is told that it is gone, and brings it again.
 */
export class DocumentShelf {
  readonly #documents = new Map<number, SizedDocument>();
  readonly #maxBytes: number;
  #bytes = 0;
  #lastDoc = 0;

  /** @param maxBytes as JSON text; in memory they take about four times that */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Text that came in as a document. Fails with what people are told when it cannot be kept. */
  check(text: string): ShelvedDocument {
    return this.#shelve(readDocument(text));
  }

  checkBackup(
    text: string,
  ): ShelvedDocument & { readonly meta: BackupMeta; readonly repairs: number } {
    const { meta, repairs, ...checked } = readBackupCopy(text);
    return { ...this.#shelve(checked), meta, repairs };
  }

  /** What was kept, and what was changed since. */
  open(
    packed: Uint8Array,
    size: JsonSize,
    diffs: readonly string[],
  ): { readonly doc: number; readonly size: JsonSize } {
    return this.#put(followDiffs({ data: JSON.parse(unpackTextSync(packed)), size }, diffs));
  }

  /** The same document some revisions later; undefined when it is gone. */
  follow(doc: number, diffs: readonly string[]) {
    const document = this.#take(doc);
    return document && this.#put(followDiffs(document, diffs));
  }

  patch(doc: number, diff: string, hash: number): PatchOutcome {
    const before = this.#take(doc);
    if (!before) return { kind: 'gone' };
    const after = applyDiff(before, diff, hash);
    if (!after) return { kind: 'misfit' };
    const { document, changes } = after;
    const facts = {
      size: document.size,
      summary: describeDocument(document.data),
      targets: [...targetsIn(changes as Json)],
    };
    const isLarge = diff.length > maxDiffLetters;
    return {
      kind: 'patched',
      doc: this.#put(document).doc,
      facts,
      ...(isLarge && { whole: packTextSync(JSON.stringify(document.data)) }),
    };
  }

  /** The whole of it, to be kept, and what is known of it; undefined when it is gone. */
  whole(doc: number): ShelvedDocument | undefined {
    const document = this.#take(doc);
    if (!document) return undefined;
    const packed = packTextSync(JSON.stringify(document.data));
    return { doc, packed, ...factsOf(document) };
  }

  text(doc: number): string | undefined {
    const document = this.#take(doc);
    return document && JSON.stringify(document.data);
  }

  credits(doc: number) {
    const document = this.#take(doc);
    return document && creditsOf(document.data);
  }

  /** What is said in it, as a file; undefined when it is gone. */
  captions(doc: number, kind: CaptionFileKind): string | undefined {
    const document = this.#take(doc);
    return document && writeCaptionFile(readProjectData(document.data).data, kind);
  }

  /** The same of what is kept. */
  captionsPacked(packed: Uint8Array, kind: CaptionText): string {
    const { data } = readProjectData(JSON.parse(unpackTextSync(packed)));
    return writeCaptionFile(data, kind);
  }

  /** A reply with the document in it, packed as the caller takes it; undefined when it is gone. */
  reply(doc: number, frame: ReplyFrame): Uint8Array | undefined {
    const text = this.text(doc);
    return text === undefined ? undefined : writeReply(text, frame);
  }

  /** The same of what is kept as it is, which needs no parsing. */
  replyPacked(packed: Uint8Array, frame: ReplyFrame): Uint8Array {
    return writeReply(unpackTextSync(packed), frame);
  }

  /** What strangers get of a published document, and what of other sites must be let through for it. */
  replyPlayed(packed: Uint8Array, frame: ReplyFrame) {
    const saved: Json = JSON.parse(unpackTextSync(packed));
    return {
      body: writeReply(JSON.stringify(playedParts(saved)), frame),
      targets: [...targetsIn(saved)],
    };
  }

  /** What a kept document refers to. */
  targetsOf(packed: Uint8Array): string[] {
    return [...targetsIn(JSON.parse(unpackTextSync(packed)))];
  }

  /** The same document with captions on its picture, or without. */
  withCaptions(packed: Uint8Array, on: boolean): Uint8Array {
    const { data } = readProjectData(JSON.parse(unpackTextSync(packed)));
    return packTextSync(JSON.stringify(runEdit(data, changeCaptions, { on }).data));
  }

  /** How often a model is asked to put it into another language. */
  questionsToTranslate(packed: Uint8Array): number {
    return batchesOf(textsOfFilm(JSON.parse(unpackTextSync(packed)))).length;
  }

  /** What publishing has to know about a document. */
  movieFacts(packed: Uint8Array) {
    const saved: Json = JSON.parse(unpackTextSync(packed));
    const { data } = readProjectData(saved);
    return {
      seconds: movieSeconds(data),
      size: data.movie.size,
      targets: [...targetsIn(saved)],
      problem: problemOfMovie(saved, data),
    };
  }

  #shelve({ document, text }: CheckedDocument): ShelvedDocument {
    const { doc } = this.#put(document);
    return { doc, packed: packTextSync(text), ...factsOf(document) };
  }

  #put(document: SizedDocument) {
    this.#lastDoc += 1;
    this.#documents.set(this.#lastDoc, document);
    this.#bytes += document.size.bytes;
    for (const [oldest, { size }] of this.#documents) {
      if (this.#bytes <= this.#maxBytes || oldest === this.#lastDoc) break;
      this.#documents.delete(oldest);
      this.#bytes -= size.bytes;
    }
    return { doc: this.#lastDoc, size: document.size };
  }

  #take(doc: number): SizedDocument | undefined {
    const document = this.#documents.get(doc);
    if (!document) return undefined;
    this.#documents.delete(doc);
    this.#documents.set(doc, document);
    return document;
  }
}

/** What a movie has too much of to become a video, in a sentence. */
function problemOfMovie(saved: Json, data: ProjectData): string | undefined {
  const tooMuch = isJsonObject(saved) ? exceededLimit(saved) : undefined;
  return tooMuch ? `${tooMuch} Please make it less, then publish again.` : problemOfSounds(data);
}

function factsOf({ data, size }: SizedDocument): DocumentFacts {
  return { size, summary: describeDocument(data), targets: [...targetsIn(data)] };
}

function followDiffs(document: SizedDocument, diffs: readonly string[]): SizedDocument {
  return diffs.reduce(
    (before, diff) => applyChanges(before, JSON.parse(diff) as Change[]),
    document,
  );
}

/** What a player draws and plays. Answers, addresses and whatever else the owner typed are theirs alone. */
const playedFields = [
  'version',
  'movie',
  'watermark',
  'audio',
  'global_audio',
  'defaultTransition',
  'captions',
  'frames',
  'slideIndex',
];

function playedParts(saved: Json): object {
  const fields = isJsonObject(saved) ? Object.entries(saved) : [];
  return Object.fromEntries(fields.filter(([name]) => playedFields.includes(name)));
}

/** Documents repeat themselves: little effort gets most of it, and 20 MB must not take seconds. */
const brotliQuality = 3;

function writeReply(text: string, { before, after, encoding }: ReplyFrame): Uint8Array {
  const bytes = Buffer.from(`${before}${JSON.stringify(text)}${after}`);
  if (encoding === 'br') {
    return brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
  }
  return encoding === 'gzip' ? gzipSync(bytes, { level: 2 }) : bytes;
}
