import { z } from 'zod';
import { MessageReply } from './action-reply.ts';
import { call, type FileKinds } from './call.ts';
import { foreignMediaPath, storedMediaPath } from './media-address.ts';
import { MediaCredit } from './media-search-calls.ts';
import { pageOf } from './project.ts';

/** What movies are made of. What a file is goes by its content, not by its name or what is claimed. */
const mediaKinds: FileKinds = ['image/', 'video/', 'audio/'];

/** A file that somebody brought. */
export const StoredFile = z.object({
  id: z.number(),
  /** Its address here, for documents: it stays as long as the file does. */
  url: z.string(),
  /** What its content says it is: 'image/png'. */
  type: z.string(),
  /** As it was called on the person's machine, or as they call it since; empty when nobody said. */
  name: z.string(),
  /** The folder it was put into; empty: none. */
  folder: z.string(),
  bytes: z.number(),
  created_at: z.string(),
  /** How many projects and published videos use it. */
  used_by: z.number(),
  /** The projects among them, as far as there is room to name them. */
  used_in: z.array(z.object({ id: z.number(), title: z.string(), category: z.string() })),
  /** A small picture of it; the cover of a sound, and empty where it has none. */
  thumbnail: z.string(),
  width: z.number().optional(),
  height: z.number().optional(),
  /** Of videos and sounds, in seconds. */
  duration: z.number().optional(),
  credit: MediaCredit.optional(),
  /** What a sound says about itself. */
  tags: z.object({ title: z.string().optional(), author: z.string().optional() }).optional(),
});
export type StoredFile = z.output<typeof StoredFile>;

const FolderName = z.string().trim().max(60);
const FileIds = z
  .array(z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER))
  .min(1)
  .max(500);

/** How files are listed. */
export const fileOrders = ['newest', 'oldest', 'name', 'largest', 'most-used'] as const;
export type FileOrder = (typeof fileOrders)[number];

/** Files with owners, and the addresses under which files are read. */
export const storedFileCalls = {
  fileList: call({
    method: 'GET',
    path: '/api/members/storage/list',
    summary: 'The files somebody brought, and how much room they take',
    access: 'guest',
    pace: 'read',
    query: z.object({
      items_start: z.coerce.number().int().min(0).max(1_000_000).default(0),
      items_num: z.coerce.number().int().min(1).max(100).default(10),
      /** One kind, or several: 'image,video'. */
      type: z
        .string()
        .regex(/^(?:image|video|audio)(?:,(?:image|video|audio)){0,2}$/)
        .optional(),
      search: z.string().trim().max(100).default(''),
      /** Only what is in this folder. */
      folder: FolderName.optional(),
      order: z.enum(fileOrders).default('newest'),
    }),
    reply: pageOf(StoredFile).extend({
      used_bytes: z.number(),
      /** `null`: no limit. */
      max_bytes: z.number().nullable(),
      /** Copies of media on other sites that were made for this person; they count, but come and go by themselves. */
      copied_bytes: z.number(),
      /** What no project and no video uses. */
      unused: z.object({ files: z.number(), bytes: z.number() }),
      /** Every folder that something is in, by name. */
      folders: z.array(z.object({ name: z.string(), files: z.number() })),
    }),
  }),
  fileRename: call({
    method: 'POST',
    path: '/api/members/storage/rename',
    summary: 'Gives a file another name; its address stays',
    access: 'guest',
    pace: 'change',
    body: z.object({
      id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
      name: z.string().trim().min(1).max(255),
    }),
    reply: MessageReply,
  }),
  filesMove: call({
    method: 'POST',
    path: '/api/members/storage/move',
    summary: 'Puts files into a folder, which is there from then on; an empty name takes them out',
    access: 'guest',
    pace: 'change',
    body: z.object({ ids: FileIds, folder: FolderName }),
    reply: MessageReply,
  }),
  folderRename: call({
    method: 'POST',
    path: '/api/members/storage/rename-folder',
    summary: 'Gives a folder another name; with an empty one its files are in no folder any more',
    access: 'guest',
    pace: 'change',
    body: z.object({ from: FolderName.min(1), to: FolderName }),
    reply: MessageReply,
  }),
  filesClean: call({
    method: 'POST',
    path: '/api/members/storage/clean',
    summary: 'Removes for good every file that no project and no video uses',
    access: 'guest',
    pace: 'sensitive',
    body: z.object({}),
    reply: z.object({ files: z.number(), bytes: z.number() }),
  }),
  filePeaks: call({
    method: 'GET',
    path: '/api/members/storage/peaks',
    summary:
      'The waveform of a sound or video kept here: the loudest moment of every step, 0 to 255',
    access: 'guest',
    pace: 'read',
    query: z.object({ url: z.string().min(1).max(300) }),
    reply: z.object({ per_second: z.number(), peaks: z.array(z.number()) }),
  }),
  filesRemove: call({
    method: 'POST',
    path: '/api/members/storage/remove',
    summary:
      'Removes a file or several, also where they are used; for ten minutes that can be undone',
    access: 'guest',
    pace: 'change',
    body: z
      .object({ id: FileIds.element.optional(), ids: FileIds.optional() })
      .refine(({ id, ids }) => id !== undefined || ids !== undefined, 'Which file?'),
    reply: MessageReply,
  }),
  filesRestore: call({
    method: 'POST',
    path: '/api/members/storage/restore',
    summary: 'Takes back the removal of files',
    access: 'guest',
    pace: 'change',
    body: z.object({ ids: FileIds }),
    reply: MessageReply,
  }),
  storedMedia: call({
    method: 'GET',
    path: `${storedMediaPath}*`,
    summary: 'A file that somebody brought, by its address: nobody can guess it',
    access: 'anyone',
    pace: 'read',
    params: z.object({ '*': z.string().min(1).max(200) }),
    reply: { file: mediaKinds },
  }),
  foreignMedia: call({
    method: 'GET',
    path: foreignMediaPath,
    summary: 'A picture, video or sound of another site, as a copy kept here',
    access: 'anyone',
    pace: 'read',
    query: z.object({ url: z.string().min(1).max(8000) }),
    reply: { file: mediaKinds },
  }),
  file: call({
    method: 'GET',
    path: '/files/*',
    summary: 'A stored file, by its signed link',
    access: 'anyone',
    pace: 'read',
    params: z.object({ '*': z.string().min(1).max(200) }),
    query: z.object({
      expires: z.string().max(20),
      signature: z.string().max(100),
      download: z.string().max(300).optional(),
    }),
    reply: { file: [...mediaKinds, 'font/', 'application/octet-stream'] },
  }),
} as const;
