import { randomUUID } from 'node:crypto';
import type { ProjectSummary } from '@reelwright/contract';
import {
  exceededLimit,
  isJsonObject,
  type Json,
  type JsonObject,
  NewerDocumentError,
  problemOfData,
  problemOfJson,
  readProjectData,
} from '@reelwright/movie';
import { CodedError } from '../../errors/coded-error.ts';
import { BackupFile, backupFormat, backupFormatVersion } from './backup-format.ts';
import { createProject } from './create-project.ts';
import type { ProjectParts } from './project-parts.ts';
import { toSummary } from './project-reply.ts';
import { type CheckedDocument, checkDocument } from './read-document.ts';

/** Makes a project from a backup copy, or from the bare document of a project. */
export async function importProject(
  parts: ProjectParts,
  userId: number,
  { backup, change_id }: { readonly backup: string; readonly change_id?: string | undefined },
): Promise<ProjectSummary & { repairs: number }> {
  const { data, meta } = readBackup(parseFile(backup));
  const { document, text, repairs } = openData(data);
  const row = await createProject(parts, {
    userId,
    changeId: change_id ?? randomUUID(),
    meta: { ...meta, name: meta.name ?? (meta.title?.slice(0, 200).trim() || undefined) },
    document,
    text,
  });
  return { ...toSummary(row), repairs };
}

function parseFile(text: string): JsonObject {
  let file: Json;
  try {
    // Windows editors like to begin a file with a mark that JSON does not know.
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new CodedError(
      'invalid-input',
      { problem: 'This file is not a backup copy: it is not JSON. Please choose another file.' },
      { cause },
    );
  }
  // Before anything else looks into it: everything below may then trust its depth and names.
  const problem = problemOfJson(file);
  if (problem) throw refusal(`This backup copy cannot be used because it ${problem}.`);
  if (!isJsonObject(file)) throw notAProject();
  return file;
}

function readBackup(file: JsonObject) {
  if (file.format === undefined) return { data: file, meta: {} };
  const { data: found } = BackupFile.safeParse(file);
  if (file.format !== backupFormat || !found) throw notAProject();
  if (found.format_version > backupFormatVersion) {
    throw refusal(
      'This backup copy was made by a newer version of Reelwright. Please update to import it.',
    );
  }
  const { data, ...meta } = found.project;
  if (!isJsonObject(data as Json)) throw notAProject();
  return { data: data as JsonObject, meta };
}

/**
 * The document as it came, if it can be opened. One from elsewhere may hold a value that cannot be
 * used: its default takes its place, as it would when the project is opened.
 */
function openData(data: JsonObject): CheckedDocument & { repairs: number } {
  if (!Array.isArray(data.frames) && !isJsonObject(data.info)) throw notAProject();
  // Repaired, it would lose what is too much without a word.
  const tooMuch = exceededLimit(data);
  if (tooMuch) throw refusal(tooMuch);
  try {
    if (problemOfData(data) === undefined) return { ...checkDocument(data), repairs: 0 };
    const opened = readProjectData(data);
    const checked = checkDocument(JSON.parse(JSON.stringify(opened.data)));
    return { ...checked, repairs: opened.repairs.length };
  } catch (error) {
    if (error instanceof CodedError) throw error;
    throw refusal(
      error instanceof NewerDocumentError
        ? error.message
        : 'This backup copy is damaged and cannot be repaired.',
    );
  }
}

function refusal(problem: string): CodedError {
  return new CodedError('invalid-input', { problem });
}

function notAProject(): CodedError {
  return refusal('This file is not a backup copy of a project. Please choose another file.');
}
