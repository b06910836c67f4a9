/** It ends already, also within the marks of somebody's words: “It is over.” */
const isEnded = /[!?]$|[.!?…]["”“’»)\]]+$/u;

/** What somebody typed as a heading, as it is said. */
export function asSentence(heading: string): string {
  const text = withoutDot(heading);
  return text === '' || isEnded.test(text) ? text : `${text}.`;
}

export function withoutDot(text: string): string {
  return text.replace(/[.:;,\s]+$/, '');
}
