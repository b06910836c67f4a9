import { maxProjectBytes } from '@reelwright/contract';
import {
  exceededLimit,
  isJsonObject,
  type Json,
  type JsonObject,
  measureText,
  NewerDocumentError,
  problemOfData,
  problemOfJson,
  problemOfShape,
  type SizedDocument,
} from '@reelwright/movie';
import { CodedError } from '../../errors/coded-error.ts';
import { formatBytes } from '../../words/format-bytes.ts';

/** A document that may be kept, and its text: both are needed, and writing it twice takes time. */
export interface CheckedDocument {
  readonly document: SizedDocument;
  readonly text: string;
}

/** Text that came in as a project's document, checked: what is kept can always be opened again. */
export function readDocument(text: string): CheckedDocument {
  const problem = problemOfShape(text);
  if (problem) throw unusable(problem);
  return checkDocument(parse(text));
}

/** The same for what was parsed already. */
export function checkDocument(data: Json): CheckedDocument {
  if (!isJsonObject(data)) throw unusable('is not a project');
  const problem = problemOfJson(data) ?? problemOfContent(data);
  if (problem) throw tooMuch(problem, data) ?? unusable(problem);
  const text = JSON.stringify(data);
  const size = measureText(text);
  if (size.bytes > maxProjectBytes) throw tooLarge();
  return { document: { data, size }, text };
}

export function tooLarge(): CodedError {
  return new CodedError('too-large', { limit: formatBytes(maxProjectBytes) });
}

function parse(text: string): Json {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CodedError(
      'invalid-input',
      { problem: 'The project could not be read because it is not valid JSON.' },
      { cause },
    );
  }
}

function problemOfContent(data: JsonObject): string | undefined {
  try {
    return problemOfData(data);
  } catch (error) {
    if (!(error instanceof NewerDocumentError)) throw error;
    throw new CodedError('invalid-input', { problem: error.message });
  }
}

/** What there is too much of is told in words, and not by its place in the document. */
export function tooMuch(problem: string, data: JsonObject): CodedError | undefined {
  const sentence = problem.startsWith('/frames') ? exceededLimit(data) : undefined;
  return sentence ? new CodedError('invalid-input', { problem: sentence }) : undefined;
}

/** `problem` reads as in: this project … uses the name "constructor". */
function unusable(problem: string): CodedError {
  const words =
    problem.startsWith('/') || problem.startsWith(':') ? `has a mistake at ${problem}` : problem;
  return new CodedError('invalid-input', {
    problem: `This project cannot be saved because it ${words}.`,
  });
}
