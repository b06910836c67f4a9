/** The value is not as the schema says; zod tells what is wrong with it. */
export const unfit = Symbol('unfit');

/** Gives what a schema makes of a value, or `unfit`. */
export type Reader = (value: unknown) => unknown;
