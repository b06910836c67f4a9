/** FNV-1a: texts that differ little get numbers that differ much. `from` goes on where an earlier text ended. */
export function hashText(text: string, from = 0x811c9dc5): number {
  let hash = from;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}
