import { type ErrorCode, type ErrorWords, errorSentence, errorTable } from '@reelwright/contract';

type WordsArgument<C extends ErrorCode> =
  ErrorWords<C> extends undefined
    ? [words?: undefined, options?: ErrorOptions]
    : [words: ErrorWords<C>, options?: ErrorOptions];

/** An expected failure from the one error table; its message is the sentence a person reads. */
export class CodedError<C extends ErrorCode = ErrorCode> extends Error {
  readonly code: C;
  readonly status: number;
  /** What its sentence was filled in with. */
  readonly words: ErrorWords<C>;

  constructor(code: C, ...[words, options]: WordsArgument<C>) {
    super(errorSentence(code, words as ErrorWords<C>), options);
    this.name = 'CodedError';
    this.code = code;
    this.status = errorTable[code].status;
    this.words = words as ErrorWords<C>;
  }
}
