import { z } from 'zod';
import { MessageReply } from './action-reply.ts';
import { call } from './call.ts';
import { OwnComparison, OwnOffer, OwnThing, OwnTopic } from './own-entry-forms.ts';
import { pageOf } from './project.ts';

const kind = z.enum(['things', 'topics', 'comparisons', 'offers']);
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
/** As many letters as one entry may have. */
const entryText = z.string().max(20_000);
const page = {
  items_start: z.coerce.number().int().min(0).max(1_000_000).default(0),
  items_num: z.coerce.number().int().min(1).max(100).default(10),
  search: z.string().trim().max(100).default(''),
};

/** What is wrong with an entry, in words for whoever wrote it. */
const EntryProblem = z.object({
  /** Counted from 1. */
  line: z.number().int(),
  sentence: z.string(),
  /** What the form calls this line: 'Point 3'. */
  part: z.string().optional(),
});
export type EntryProblem = z.output<typeof EntryProblem>;

/** Whom to thank for what was found elsewhere. */
const Credit = z.object({
  title: z.string().max(300),
  author: z.string().max(300),
  licence: z.string().max(100),
  link: z
    .string()
    .max(2000)
    .regex(/^https?:\/\//),
});

/** An entry on its way: as text, or as its form has it. */
const written = z.union([
  z.object({ kind, text: entryText }),
  z.object({ thing: OwnThing }),
  z.object({ topic: OwnTopic }),
  z.object({ comparison: OwnComparison }),
  z.object({ offer: OwnOffer }),
]);
/** An entry for its form, under the name of its kind; nothing where it cannot be read. */
const forms = {
  thing: OwnThing.optional(),
  topic: OwnTopic.optional(),
  comparison: OwnComparison.optional(),
  offer: OwnOffer.optional(),
};

const OwnEntrySummary = z.object({
  id: z.number(),
  kind,
  name: z.string(),
  /** What it holds: '7 points, 2 questions'. */
  words: z.string(),
  /** The file in DATA_DIR/knowledge that it was taken from. */
  file: z.string().optional(),
  /** Where it was found. */
  source: z.string().optional(),
  updated_at: z.string(),
});
export type OwnEntrySummary = z.output<typeof OwnEntrySummary>;

const KnownEntrySummary = z.object({
  kind,
  name: z.string(),
  /** Which one of those that are called so. */
  nth: z.number().int(),
  /** What it holds, and what it is one of. */
  words: z.string(),
  /** Whether an own one is used instead. */
  is_replaced: z.boolean(),
});
export type KnownEntrySummary = z.output<typeof KnownEntrySummary>;

const entryParts = {
  kind,
  name: z.string(),
  text: z.string(),
  ...forms,
};
const OwnEntry = z.object({
  ...entryParts,
  id: z.number(),
  revision: z.number().int(),
  file: z.string().optional(),
  credit: Credit.optional(),
  /** A language model wrote it by heart. */
  is_from_model: z.boolean(),
  updated_at: z.string(),
});
export type OwnEntry = z.output<typeof OwnEntry>;

const FilmPreview = z.object({
  title: z.string(),
  /** Which wizard made it: 'Top 10'. */
  wizard: z.string(),
  parts: z.array(z.object({ heading: z.string(), lines: z.array(z.string()) })),
});
export type FilmPreview = z.output<typeof FilmPreview>;

const problems = z.array(EntryProblem);
const known = {
  kind,
  name: z.string().min(1).max(200),
  nth: z.coerce.number().int().min(0).max(50),
};

/** What an installation knows besides what ships: its owner looks at it, corrects it and adds to it. */
export const ownKnowledgeCalls = {
  ownEntries: call({
    method: 'GET',
    path: '/api/members/own-knowledge',
    summary: 'What the owner wrote, by name, and what could not be read of files',
    access: 'owner',
    pace: 'read',
    query: z.object(page),
    reply: pageOf(OwnEntrySummary).extend({
      problems: z.array(EntryProblem.extend({ file: z.string() })),
      /** Who can be asked about what we do not know. */
      outside: z.array(z.enum(['wikipedia', 'model'])),
      /** Where files may be put; only said on a machine of one's own. */
      folder: z.string().optional(),
    }),
  }),
  knownEntries: call({
    method: 'GET',
    path: '/api/members/own-knowledge/known',
    summary: 'What ships, by name',
    access: 'owner',
    pace: 'read',
    query: z.object(page),
    reply: pageOf(KnownEntrySummary),
  }),
  ownEntry: call({
    method: 'GET',
    path: '/api/members/own-knowledge/entry',
    summary: 'One entry of the owner’s, as text and for its form',
    access: 'owner',
    pace: 'read',
    query: z.object({ id }),
    reply: OwnEntry,
  }),
  knownEntry: call({
    method: 'GET',
    path: '/api/members/own-knowledge/known-entry',
    summary: 'One entry that ships, as text and for its form',
    access: 'owner',
    pace: 'read',
    query: z.object(known),
    reply: z.object(entryParts),
  }),
  ownEntryCheck: call({
    method: 'POST',
    path: '/api/members/own-knowledge/check',
    summary: 'What is wrong with an entry, and the same as text and for its form',
    access: 'owner',
    pace: 'read',
    body: written,
    reply: z.object({ text: z.string(), ...forms, problems }),
  }),
  ownEntryTry: call({
    method: 'POST',
    path: '/api/members/own-knowledge/try',
    summary: 'What a film of an entry would say; nothing is saved',
    access: 'owner',
    pace: 'change',
    body: written,
    reply: z.object({ film: FilmPreview.optional(), problems }),
  }),
  ownEntrySave: call({
    method: 'POST',
    path: '/api/members/own-knowledge/save',
    summary: 'Keeps a new entry, or changes one; says what is wrong with it otherwise',
    access: 'owner',
    pace: 'change',
    body: z.object({
      entry: written,
      /** Of an entry that was there before. */
      id: id.optional(),
      revision: z.number().int().optional(),
      /** Of one that was found elsewhere. */
      credit: Credit.optional(),
      /** Of a new one that a language model wrote from memory. */
      is_from_model: z.boolean().optional(),
    }),
    reply: z.object({ id: z.number().optional(), problems }),
  }),
  ownEntryCopy: call({
    method: 'POST',
    path: '/api/members/own-knowledge/copy',
    summary: 'Makes what ships under a name the owner’s, to be corrected',
    access: 'owner',
    pace: 'change',
    body: z.object(known),
    reply: z.object({ id: z.number() }),
  }),
  ownEntryRemove: call({
    method: 'POST',
    path: '/api/members/own-knowledge/remove',
    summary: 'Deletes an entry of the owner’s; what ships under its name is used again',
    access: 'owner',
    pace: 'change',
    body: z.object({ id }),
    reply: MessageReply,
  }),
  ownEntriesImport: call({
    method: 'POST',
    path: '/api/members/own-knowledge/import',
    summary: 'Takes in the entries of a text file; what cannot be read is named by its line',
    access: 'owner',
    pace: 'change',
    body: z.object({ text: z.string().max(1_900_000) }),
    reply: z.object({ taken: z.number(), problems }),
  }),
  ownEntriesExport: call({
    method: 'GET',
    path: '/api/members/own-knowledge/export',
    summary: 'Everything the owner wrote, as one text file that can be imported again',
    access: 'owner',
    pace: 'read',
    reply: { file: ['text/plain'] },
  }),
  lookUpThing: call({
    method: 'POST',
    path: '/api/members/own-knowledge/look-up',
    summary: 'What Wikipedia or a model tells about a keyword, as an entry that can be kept',
    access: 'owner',
    pace: 'change',
    body: z.object({ keyword: z.string().trim().min(2).max(120) }),
    reply: z.object({
      found: z
        .object({
          text: z.string(),
          thing: OwnThing,
          credit: Credit.optional(),
          /** A model wrote it by heart: nobody held it against a source. */
          is_draft: z.boolean(),
        })
        .optional(),
    }),
  }),
} as const;
