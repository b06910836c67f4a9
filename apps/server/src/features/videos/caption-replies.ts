import { Readable } from 'node:stream';
import {
  type CaptionFileKind,
  type CaptionText,
  captionFileTypes,
} from '../../captions/caption-file.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { FileReply } from '../../http/handlers.ts';
import { attachmentHeader } from '../../storage/attachment-header.ts';
import type { ProjectParts } from '../projects/project-parts.ts';
import { findCaptions } from '../projects/project-service.ts';
import { type PublishedVideo, readPublishedDocument } from './video-repository.ts';

type CaptionParts = Pick<ProjectParts, 'db' | 'documents'>;

/** Of published videos: captions are a few kilobytes each, and may be millions of letters. */
const maxRememberedLetters = 8_000_000;

/** Beside the picture, or all of it to be read. */
type PublishedText = Extract<CaptionText, 'track' | 'txt'>;

/**
 * What players and pages show beside a published video. A video in which nothing is said has captions without a word: players
 * ask all of them, and an error would be none.
 */
export class PublishedCaptions {
  readonly #parts: CaptionParts;
  /** By video and revision. */
  readonly #remembered = new Map<string, string>();
  #letters = 0;

  constructor(parts: CaptionParts) {
    this.#parts = parts;
  }

  async reply(
    video: PublishedVideo,
    kind: PublishedText,
    ifNoneMatch: string | undefined,
  ): Promise<FileReply> {
    const name = kind === 'track' ? 'captions' : 'transcript';
    const etag = `"${name}-${video.projectId}-${captionVersion(video)}"`;
    if (ifNoneMatch === etag) return { status: 304, headers: { etag }, body: undefined };
    const text = this.#remembered.get(etag) ?? (await this.#write(video, kind));
    this.#remember(etag, text);
    return fileReply(kind === 'track' ? 'vtt' : 'txt', text, { etag, 'cache-control': 'no-cache' });
  }

  async #write({ projectId }: PublishedVideo, kind: PublishedText): Promise<string> {
    const { db, documents } = this.#parts;
    const document = await readPublishedDocument(db, projectId);
    if (!document) throw new CodedError('not-found');
    const text = await documents.captionsOf(document.packed, kind);
    return text || (kind === 'track' ? 'WEBVTT\n' : '');
  }

  #remember(etag: string, text: string): void {
    this.#forget(etag);
    if (text.length > maxRememberedLetters) return;
    this.#remembered.set(etag, text);
    this.#letters += text.length;
    for (const oldest of this.#remembered.keys()) {
      if (this.#letters <= maxRememberedLetters) break;
      this.#forget(oldest);
    }
  }

  #forget(etag: string): void {
    this.#letters -= this.#remembered.get(etag)?.length ?? 0;
    this.#remembered.delete(etag);
  }
}

/** Changes with what is said beside the picture: less, where captions are written on it. */
export function captionVersion({
  revision,
  captions,
}: Pick<PublishedVideo, 'revision' | 'captions'>) {
  return captions === null ? String(revision) : `${revision}${captions ? 'w' : 'p'}`;
}

/** What is said in a member's project, to be saved. */
export async function ownCaptions(
  parts: ProjectParts,
  userId: number,
  { proj_id: id, kind }: { readonly proj_id: number; readonly kind: CaptionFileKind },
): Promise<FileReply> {
  const { row, text } = await findCaptions(parts, userId, { id, kind });
  if (text === '') {
    throw new CodedError('invalid-input', { problem: 'Nothing is said in this video yet.' });
  }
  const name = `${row.title || row.name || 'video'}.${kind}`;
  return fileReply(kind, text, {
    'content-disposition': attachmentHeader(name),
    'cache-control': 'private, no-store',
  });
}

function fileReply(
  kind: CaptionFileKind,
  text: string,
  headers: Readonly<Record<string, string>>,
): FileReply {
  const bytes = Buffer.from(text);
  return {
    status: 200,
    headers: {
      'content-type': `${captionFileTypes[kind]}; charset=utf-8`,
      'content-length': String(bytes.length),
      ...headers,
    },
    body: Readable.from([bytes]),
  };
}
