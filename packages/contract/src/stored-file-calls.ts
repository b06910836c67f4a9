import { z } from 'zod';
import { MessageReply } from './action-reply.ts';
import { call, type FileKinds } from './call.ts';
import { foreignMediaPath, storedMediaPath } from './media-address.ts';
import { pageOf } from './project.ts';

/** What movies are made of. What a file is goes by its content, not by its name or what is claimed. */
const mediaKinds: FileKinds = ['image/', 'video/', 'audio/'];

/** A file that somebody brought. */
const StoredFile = z.object({
  id: z.number(),
  /** Its address here, for documents: it stays as long as the file does. */
  url: z.string(),
  /** What its content says it is: 'image/png'. */
  type: z.string(),
  /** As it was called on the person's machine; empty when nobody said. */
  name: z.string(),
  bytes: z.number(),
  created_at: z.string(),
  /** How many projects and published videos use it. */
  used_by: z.number(),
});
export type StoredFile = z.output<typeof StoredFile>;

/** Files with owners, and the addresses under which files are read. */
export const storedFileCalls = {
  fileUpload: call({
    method: 'POST',
    path: '/api/members/storage/upload',
    summary: 'Keeps a picture, video or sound; the body is the file itself',
    access: 'guest',
    pace: 'change',
    query: z.object({ name: z.string().trim().max(255).default('') }),
    upload: mediaKinds,
    reply: StoredFile,
  }),
  fileList: call({
    method: 'GET',
    path: '/api/members/storage/list',
    summary: 'The files somebody brought, newest first, and how much room they take',
    access: 'guest',
    pace: 'read',
    query: z.object({
      items_start: z.coerce.number().int().min(0).max(1_000_000).default(0),
      items_num: z.coerce.number().int().min(1).max(100).default(10),
    }),
    reply: pageOf(StoredFile).extend({
      used_bytes: z.number(),
      /** `null`: no limit. */
      max_bytes: z.number().nullable(),
    }),
  }),
  fileRemove: call({
    method: 'POST',
    path: '/api/members/storage/remove',
    summary: 'Removes a file for good, also where it is used',
    access: 'guest',
    pace: 'change',
    body: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
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
      download: z.string().max(200).optional(),
    }),
    reply: { file: [...mediaKinds, 'font/', 'application/octet-stream'] },
  }),
} as const;
