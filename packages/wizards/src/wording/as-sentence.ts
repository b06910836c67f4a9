/** What somebody typed as a heading, as it is said. */
export function asSentence(heading: string): string {
  const text = withoutDot(heading);
  return text === '' || /[!?]$/.test(text) ? text : `${text}.`;
}

export function withoutDot(text: string): string {
  return text.replace(/[.:;,\s]+$/, '');
}
