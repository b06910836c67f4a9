/** Spec: bold markup of one or two words is what pictures are searched for, to the letter. */
import { readBody } from './read-body.ts';

export function exactSearchOf(line: string): string | undefined {
  if (!line.includes('<')) return undefined;
  for (const { spans, kind } of readBody(line)) {
    if (kind === 'heading') continue;
    for (const { text, bold } of spans) {
      const words = text.replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '').split(/\s+/);
      if (bold && words[0] !== '' && words.length <= 2) return words.join(' ');
    }
  }
  return undefined;
}
