import { type ErrorCode, type ErrorWords, errorSentence, errorTable } from '@reelwright/contract';

/** What the server answers when it refuses: the sentence of its table, and the code in a header. */
export function refuseWith<Code extends ErrorCode>(code: Code, words: ErrorWords<Code>): Response {
  return Response.json(
    { error: errorSentence(code, words) },
    { status: errorTable[code].status, headers: { 'x-error-code': code } },
  );
}
