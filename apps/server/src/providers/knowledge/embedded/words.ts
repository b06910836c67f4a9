/** The words of a text in small letters, without the signs around them. */
export function plainWords(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      .replace(/[’‘]/g, "'")
      .match(/[\p{L}\p{N}]+(?:[-'.][\p{L}\p{N}]+)*/gu) ?? []
  );
}
