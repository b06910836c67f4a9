import { CodedError } from '../errors/coded-error.ts';

const MISSING_CODES = new Set(['ENOENT', 'ENOTDIR', 'ELOOP']);
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Whether the file system says there is no such file. A link in its place counts as none. */
export function isMissing(error: unknown): boolean {
  return MISSING_CODES.has(codeOf(error));
}

/** The error to show for a failed write: a full disk in plain words, anything else as it is. */
export function explainWriteFailure(error: unknown, folder: string): unknown {
  if (FULL_CODES.has(codeOf(error))) {
    const forOperator = new Error(
      `The disk that holds ${folder} is full. Free some space or move the folder to a larger disk.`,
      { cause: error },
    );
    return new CodedError('storage-full', undefined, { cause: forOperator });
  }
  if (codeOf(error) === 'EXDEV') {
    return new Error(`${folder} must be on one disk: nothing else may be mounted inside it.`, {
      cause: error,
    });
  }
  return error;
}
