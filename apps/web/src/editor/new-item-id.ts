const letters = 'abcdefghijklmnopqrstuvwxyz';
const length = 16;

/** Spec: ids of items are 16 random letters. */
export function newItemId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => letters[byte % letters.length]).join('');
}
