/** The code in what was typed or pasted: 'Your code: 1234-5678' holds 12345678. */
export function codeCharacters(typed: string, length: number): string {
  return typed.replaceAll(/\D/g, '').slice(0, length);
}
