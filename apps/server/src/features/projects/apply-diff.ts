import { maxProjectBytes } from '@reelwright/contract';
import {
  applyChanges,
  type Change,
  ChangeRefused,
  Changes,
  NewerDocumentError,
  problemOfJson,
  problemOfShape,
  problemOfTouched,
  type SizedDocument,
} from '@reelwright/movie';
import { CodedError } from '../../errors/coded-error.ts';
import { tooLarge, tooMuch } from './read-document.ts';

/**
 * A document after the diff that somebody sent. Undefined when the diff was made for another document than
 * this one; fails with what people are told when it must not be applied at all.
 */
export function applyDiff(
  current: SizedDocument,
  diff: string,
  hash: number,
): { readonly document: SizedDocument; readonly changes: readonly Change[] } | undefined {
  const changes = readChanges(diff);
  const document = apply(current, changes);
  if (document?.size.letters !== hash) return undefined;
  checkTouched(current, document);
  return { document, changes };
}

function readChanges(diff: string): readonly Change[] {
  const shape = problemOfShape(diff);
  if (shape) throw new CodedError('invalid-input', { problem: `The diff ${shape}.` });
  let parsed: unknown;
  try {
    parsed = JSON.parse(diff);
  } catch (cause) {
    throw new CodedError('invalid-input', { problem: 'Diff is not valid JSON' }, { cause });
  }
  // First of all, because zod follows what is nested as deep as it goes.
  const problem = problemOfJson(parsed as never);
  if (problem) throw new CodedError('invalid-input', { problem: `The diff ${problem}.` });
  const { data, error } = Changes.safeParse(parsed);
  if (error) {
    throw new CodedError('invalid-input', {
      problem: 'Diff must be a list of changes: add, remove or replace, each with its path',
    });
  }
  return data;
}

/** Nothing when the changes were made for another document than ours. */
function apply(current: SizedDocument, changes: readonly Change[]): SizedDocument | undefined {
  try {
    return applyChanges(current, changes, maxProjectBytes);
  } catch (error) {
    if (!(error instanceof ChangeRefused)) throw error;
    if (error.reason === 'misfit') return undefined;
    if (error.reason === 'too-large') throw tooLarge();
    throw new CodedError('invalid-input', { problem: error.message });
  }
}

function checkTouched(before: SizedDocument, after: SizedDocument): void {
  let problem: string | undefined;
  try {
    problem = problemOfTouched(before.data, after.data);
  } catch (error) {
    if (!(error instanceof NewerDocumentError)) throw error;
    problem = error.message;
  }
  if (problem) {
    throw (
      tooMuch(problem, after.data) ??
      new CodedError('invalid-input', {
        problem: `This change cannot be saved because it has a mistake at ${problem}.`,
      })
    );
  }
}
