import {
  exceededLimit,
  isJsonObject,
  type Json,
  type JsonObject,
  NewerDocumentError,
  problemOfData,
  problemOfJson,
  problemOfShape,
  readProjectData,
} from '@reelwright/movie';
import type { z } from 'zod';
import { CodedError } from '../../errors/coded-error.ts';
import { BackupFile, backupFormat, backupFormatVersion } from './backup-format.ts';
import { type CheckedDocument, checkDocument } from './read-document.ts';

export type BackupMeta = Partial<Omit<z.output<typeof BackupFile>['project'], 'data'>>;

/** Reads a backup copy, or the bare document of a project. */
export function readBackupCopy(
  text: string,
): CheckedDocument & { readonly meta: BackupMeta; readonly repairs: number } {
  const { data, meta } = readBackup(parseFile(text));
  return { ...openData(data), meta };
}

function parseFile(text: string): JsonObject {
  const shape = problemOfShape(text);
  if (shape) throw refusal(`This backup copy cannot be used because it ${shape}.`);
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
