import { Readable } from 'node:stream';
import type { ownKnowledgeCalls } from '@reelwright/contract';
import type { Database } from '../../../db/database.ts';
import { CodedError } from '../../../errors/coded-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { FeatureHandlers } from '../../../http/handlers.ts';
import { readOwnEntry } from '../../../knowledge-files/read-own-entry.ts';
import { writeThing } from '../../../knowledge-files/write-thing.ts';
import type { Log } from '../../../log/create-log.ts';
import type { ShippedLibrary } from '../../../providers/knowledge/embedded/shipped-library.ts';
import type { Asking, Knowledge } from '../../../providers/knowledge/knowledge-port.ts';
import type { MediaProvider } from '../../../providers/media-search/media-search-port.ts';
import { attachmentHeader } from '../../../storage/attachment-header.ts';
import { formOf } from './entry-form.ts';
import { listKnown } from './list-known.ts';
import {
  findOwn,
  listFileProblems,
  listOwn,
  type OwnRow,
  removeOwn,
} from './own-knowledge-repository.ts';
import {
  checkEntry,
  copyShipped,
  describeEntry,
  findShippedText,
  saveEntry,
} from './own-knowledge-service.ts';
import { previewFilm } from './preview-film.ts';
import type { KeptOwnKnowledge } from './read-own-knowledge.ts';
import { takeInText } from './take-in-text.ts';
import { thingForForm } from './thing-form.ts';

interface OwnKnowledgeParts {
  readonly db: Database;
  readonly knowledge: Knowledge;
  readonly written: KeptOwnKnowledge;
  readonly library: ShippedLibrary;
  readonly pictures: MediaProvider;
  /** Who can be asked about what we do not know. */
  readonly outside: () => ('wikipedia' | 'model')[];
  /** Told only where the product runs on a machine of one's own. */
  readonly folder: string | undefined;
}

export function createOwnKnowledgeHandlers(
  parts: OwnKnowledgeParts,
): FeatureHandlers<keyof typeof ownKnowledgeCalls> {
  const { db, knowledge, written, library, pictures, outside, folder } = parts;
  return {
    ownEntries: async ({ query }) => {
      // Takes in what lies in the folder first.
      written.lookAgain();
      await written.read();
      const wanted = query.search.toLowerCase();
      const rows = (await listOwn(db)).filter(({ key }) => key.includes(wanted));
      const { items_start, items_num } = query;
      return {
        results: rows.slice(items_start, items_start + items_num).map(summaryOf),
        $meta: { items_start, items_num, items_total: rows.length },
        problems: [...(await listFileProblems(db))],
        outside: outside(),
        ...(folder && { folder }),
      };
    },
    knownEntries: async ({ query }) => {
      const { items_start, items_num, search } = query;
      const found = await listKnown(library, await listOwn(db), search);
      return {
        results: found.slice(items_start, items_start + items_num),
        $meta: { items_start, items_num, items_total: found.length },
      };
    },
    ownEntry: async ({ query }) => entryOf(await rowOf(db, query.id)),
    knownEntry: async ({ query: { kind, name, nth } }) => {
      const text = await findShippedText(kind, name, nth);
      const read = readOwnEntry(kind, text);
      return { kind, name, text, ...formOf('own' in read ? read.own : undefined) };
    },
    ownEntryCheck: async ({ body }) => {
      const { text, own, problems } = await checkEntry(body);
      return { text, ...formOf(own), problems: [...problems] };
    },
    ownEntryTry: async ({ body, ...context }) => {
      const entry = await checkEntry(body);
      if (!entry.own) return { problems: [...entry.problems] };
      const film = await previewFilm(entry, { library, pictures }, await asking(context));
      return { film, problems: [...entry.problems] };
    },
    ownEntrySave: async ({ body: { entry, ...rest } }) => {
      const reply = await saveEntry(db, await checkEntry(entry), rest);
      written.lookAgain();
      return reply;
    },
    ownEntryCopy: async ({ body }) => {
      const id = await copyShipped(db, body);
      written.lookAgain();
      return { id };
    },
    ownEntryRemove: async ({ body }) => {
      if ((await removeOwn(db, [body.id])) === 0) throw new CodedError('not-found');
      written.lookAgain();
      return { type: 'msg', msg: 'Entry deleted' };
    },
    ownEntriesImport: async ({ body }) => {
      const { taken, problems } = await db.transaction((transaction) =>
        takeInText(transaction, body.text),
      );
      written.lookAgain();
      return { taken, problems: [...problems] };
    },
    ownEntriesExport: async () => {
      const rows = await listOwn(db);
      const text = rows.map((row) => `${row.text.trim()}\n`).join('\n');
      return {
        status: 200,
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'content-disposition': attachmentHeader('knowledge.txt'),
          'cache-control': 'no-store',
        },
        body: Readable.from([text]),
      };
    },
    lookUpThing: async ({ body, ...context }) => {
      const found = await knowledge.lookUp?.(body.keyword, await asking(context));
      if (!found) return {};
      const { thing, credit, isDraft } = found;
      return {
        found: {
          text: writeThing(thing),
          thing: thingForForm(thing),
          ...(credit && { credit }),
          is_draft: isDraft,
        },
      };
    },
  };
}

async function rowOf(db: Database, id: number): Promise<OwnRow> {
  const row = await findOwn(db, id);
  if (!row) throw new CodedError('not-found');
  return row;
}

function summaryOf({ id, kind, name, text, file, credit, isFromModel, updatedAt }: OwnRow) {
  const source = credit?.title ?? (isFromModel ? 'Written by a language model' : undefined);
  const read = readOwnEntry(kind, text);
  return {
    id,
    kind,
    name,
    words: 'own' in read ? describeEntry(read.own) : 'This entry can’t be read anymore.',
    ...(file && { file }),
    ...(source && { source }),
    updated_at: updatedAt.toISOString(),
  };
}

function entryOf(row: OwnRow) {
  const { id, kind, name, text, revision, file, credit, isFromModel, updatedAt } = row;
  const read = readOwnEntry(kind, text);
  return {
    id,
    kind,
    name,
    text,
    revision,
    ...formOf('own' in read ? read.own : undefined),
    ...(file && { file }),
    ...(credit && { credit }),
    is_from_model: isFromModel,
    updated_at: updatedAt.toISOString(),
  };
}

async function asking({
  signal,
  log,
  caller,
}: {
  readonly signal: AbortSignal;
  readonly log: Log;
  readonly caller: () => Promise<Caller>;
}): Promise<Asking> {
  const person = await caller();
  return { signal, log, asker: person.kind === 'member' ? `member-${person.id}` : '' };
}
