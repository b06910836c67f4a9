const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LENGTH = 16;

/** Spec: ids of items are 16 random letters. */
export function newItemId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
