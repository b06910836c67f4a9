/** Without fields that nothing was typed into. */
export function filled(texts: readonly string[]): string[] {
  return texts.filter((text) => text !== '');
}
