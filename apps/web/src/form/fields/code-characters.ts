/** The code in what was typed or pasted: 'Your code: 1234-5678' holds 12345678. */
export function codeCharacters(typed: string, length: number): string {
  return typed.replaceAll(/\D/g, '').slice(0, length);
}

/**
 * The same for a code that is sent as soon as it is whole. What is typed behind a whole one begins the next:
 * whoever was told that their code is wrong types the right one, and need not empty the field first.
 */
export function nextCode(before: string, typed: string, length: number): string {
  const isNew = before.length === length && typed.length > length && typed.startsWith(before);
  return codeCharacters(isNew ? typed.slice(length) : typed, length);
}
