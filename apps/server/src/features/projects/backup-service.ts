import { Readable } from 'node:stream';
import { CodedError } from '../../errors/coded-error.ts';
import type { FileReply } from '../../http/handlers.ts';
import { attachmentHeader } from '../../storage/attachment-header.ts';
import { productVersion } from '../version/version-handlers.ts';
import { backupFileName, backupText } from './backup-format.ts';
import type { ProjectParts } from './project-parts.ts';
import { findProject } from './project-repository.ts';

/** A project as one file that any installation can import. */
export async function backUpProject(
  { db, documents }: ProjectParts,
  userId: number,
  id: number,
): Promise<FileReply> {
  const { row, text } = await db.transaction(
    async (transaction) => {
      const found = await findProject(transaction, userId, id);
      if (!found) throw new CodedError('not-found');
      return { row: found, text: await documents.currentText(transaction, found) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  if (text === undefined) throw new Error(`Project ${id} has lost revision ${row.revision}.`);
  const body = Buffer.from(backupText(row, text, productVersion, new Date()));
  return {
    status: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
      'content-disposition': attachmentHeader(backupFileName(row)),
      'cache-control': 'private, no-store',
    },
    body: Readable.from([body]),
  };
}
