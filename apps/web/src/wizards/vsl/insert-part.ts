import { escapeText } from '@reelwright/article';
import { letterLines, letterParts, partsOfLetter } from '@reelwright/wizards/vsl';

/** A sentence pattern where it belongs: behind the part that comes before it, or where that is missing, before the next. */
export function insertPart(body: string, partId: string, pattern: string): string {
  const lines = letterLines(body);
  const has = partsOfLetter(lines.map(({ text }) => text));
  const order = letterParts.map(({ id }) => id);
  const at = order.indexOf(partId);
  const before = order.slice(0, at).findLast((id) => has.has(id));
  const after = order.slice(at + 1).find((id) => has.has(id));
  const lineBefore = before === undefined ? undefined : has.get(before);
  const lineAfter = after === undefined ? undefined : has.get(after);
  const block =
    lineAfter !== undefined && lineAfter > (lineBefore ?? -1)
      ? lines[lineAfter]?.block
      : lineBefore !== undefined && after !== undefined
        ? (lines[lineBefore]?.block ?? 0) + 1
        : undefined;
  return withParagraph(body, pattern, block);
}

/** Before the block of that number; at the end without one. Items of a list are blocks, and stay together. */
function withParagraph(body: string, words: string, block: number | undefined): string {
  const holder = document.createElement('template');
  holder.innerHTML = body;
  const paragraph = document.createElement('p');
  paragraph.innerHTML = escapeText(words);
  let count = 0;
  for (const child of holder.content.children) {
    if (block !== undefined && count >= block) {
      child.before(paragraph);
      return holder.innerHTML;
    }
    count += Math.max(1, child.querySelectorAll('li').length);
  }
  holder.content.append(paragraph);
  return holder.innerHTML;
}
