import type { UploadStatus, uploadCalls } from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import type { Queue } from '../../jobs/queue.ts';
import { turnOf } from '../../turns/turn-of.ts';
import { fileOwnerOf } from '../guest-work/owner-of.ts';
import { fileReply } from '../stored-files/file-reply.ts';
import { findStored } from '../stored-files/stored-file-repository.ts';
import { keepAtOnce } from './keep-at-once.ts';
import type { PrepareParts } from './prepare-upload.ts';
import { prepareUploadJob } from './prepare-upload-job.ts';
import { findUpload, lockUploadRow, type UploadRow, updateUpload } from './upload-repository.ts';

interface UploadParts extends PrepareParts {
  readonly queue: Queue;
}

export function createUploadHandlers(
  parts: UploadParts,
): FeatureHandlers<keyof typeof uploadCalls> {
  const { db, queue } = parts;
  return {
    fileUpload: async ({ upload: { stream, claimedBytes }, query, caller }) => {
      const owner = fileOwnerOf(await caller());
      // Without the call's signal: that goes off once the body has been read. A file that breaks off
      // fails by itself.
      return fileReply(
        await keepAtOnce(parts, owner, { name: query.name, stream, claimedBytes }),
        [],
      );
    },
    uploadFinish: async ({ body, caller, address }) => {
      const sender = await caller();
      const owner = fileOwnerOf(sender);
      const { person } = turnOf(sender, address);
      if (!(await findUpload(db, owner, body.upload))) throw new CodedError('not-found');
      await db.transaction(async (transaction) => {
        const upload = await lockUploadRow(transaction, body.upload);
        if (upload?.state !== 'receiving') return;
        if (upload.receivedBytes !== upload.bytes) {
          throw new CodedError('invalid-input', { problem: 'The file has not arrived yet.' });
        }
        await updateUpload(transaction, upload.id, { state: 'preparing' });
        await queue.enqueue(transaction, prepareUploadJob, { uploadId: upload.id }, { person });
      });
      return statusOf(db, await findUpload(db, owner, body.upload));
    },
    uploadStatus: async ({ query, caller }) =>
      statusOf(db, await findUpload(db, fileOwnerOf(await caller()), query.upload)),
  };
}

async function statusOf(db: Database, upload: UploadRow | undefined): Promise<UploadStatus> {
  if (!upload) throw new CodedError('not-found');
  const { state, receivedBytes, percent, problem, fileKey } = upload;
  const file = fileKey === null ? undefined : await findStored(db, fileKey);
  return {
    state,
    received_bytes: receivedBytes,
    percent,
    ...(problem !== null && { problem }),
    ...(file && { file: fileReply(file, []) }),
  };
}
