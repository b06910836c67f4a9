import { z } from 'zod';
import { call } from './call.ts';
import { StoredFile } from './stored-file-calls.ts';

const UploadStatus = z.object({
  /** Still coming, being made ready, in the list of files, or refused. */
  state: z.enum(['receiving', 'preparing', 'ready', 'failed']),
  received_bytes: z.number(),
  /** Of making it ready. */
  percent: z.number(),
  /** Why it was refused. */
  problem: z.string().optional(),
  file: StoredFile.optional(),
});
export type UploadStatus = z.output<typeof UploadStatus>;

const upload = z.object({ upload: z.uuid() });

/** What becomes of a file that was sent in pieces (`uploadsPath`). */
export const uploadCalls = {
  fileUpload: call({
    method: 'POST',
    path: '/api/members/storage/upload',
    summary: 'Keeps a picture, video or sound at once; the body is the file itself',
    access: 'guest',
    pace: 'change',
    query: z.object({ name: z.string().trim().max(255).default('') }),
    upload: ['image/', 'video/', 'audio/'],
    reply: StoredFile,
  }),
  uploadFinish: call({
    method: 'POST',
    path: '/api/members/storage/uploaded',
    summary: 'Makes a file ready that has arrived; asking twice does no harm',
    access: 'guest',
    pace: 'change',
    body: upload,
    reply: UploadStatus,
  }),
  uploadStatus: call({
    method: 'GET',
    path: '/api/members/storage/upload-status',
    summary: 'How far a file on its way has come',
    access: 'guest',
    pace: 'read',
    query: upload,
    reply: UploadStatus,
  }),
} as const;
