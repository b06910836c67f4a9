// Apart from the schemas, so that a page can know the limits without zod.
/** What a project is called until somebody gives it a name. */
export const defaultProjectName = 'My-Project';
export const maxProjectBytes = 20 * 1024 * 1024;
/** The document travels as a string inside JSON, so its quotes are written twice as long. */
export const maxProjectBodyBytes = 2 * maxProjectBytes;
