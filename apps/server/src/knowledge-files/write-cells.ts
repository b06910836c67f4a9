/** Pieces of an entry as plain text: what somebody typed cannot break the format. */

/** Bars and new lines are signs of the format. */
export function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', ',').trim();
}

/** One of several between commas. */
function word(text: string): string {
  return cell(text).replaceAll(',', ' ').replace(/\s+/g, ' ');
}

export function wordList(words: readonly string[]): string {
  return words
    .map(word)
    .filter((each) => each !== '')
    .join(', ');
}

/** Nothing where nothing is written. */
export function markedLine(mark: string, text: string): readonly string[] {
  return text === '' ? [] : [`${mark} ${text}`];
}

/** `octopus, water-wave ; venice` */
export function pictureCell(objects: readonly string[], place: string | undefined): string {
  return [wordList(objects), place && `; ${cell(place)}`].filter(Boolean).join(' ');
}

/** A name such as "#1 in town" would begin another entry. */
export function withoutMark(name: string): string {
  return name.replace(/^[#=@!><+*~[?\s]+/, '');
}

/** Cells with bars between them; an empty one is a single space. */
export function barred(cells: readonly string[]): string {
  return cells.join(' | ').replaceAll('|  |', '| |').trim();
}
