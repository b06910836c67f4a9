import { StartError } from '../errors/start-error.ts';

/** Nothing is known about a keyword: told in one sentence, and to programs by a code of its own. */
export class NothingKnown extends StartError {
  override readonly exitCode = 2;
}
