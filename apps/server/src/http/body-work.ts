import { problemOfShape } from '@reelwright/movie';
import { CodedError } from '../errors/coded-error.ts';
import { readJsonBody } from './read-json-body.ts';

/**
 * What a large body itself may hold. A project comes in one as text, which counts as a single value;
 * every value has to be handed from one thread to another.
 */
export const bodyShape = { depth: 64, fieldsOfObject: 1000, entriesOfList: 20_000, values: 50_000 };

export const bodyWork = {
  /** JSON from bytes, checked before anything is made of it. */
  read(bytes: Uint8Array): unknown {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
    const problem = problemOfShape(text, bodyShape);
    if (problem) {
      throw new CodedError('invalid-input', {
        problem: `The request cannot be used: it ${problem}.`,
      });
    }
    return readJsonBody(text);
  },
};
