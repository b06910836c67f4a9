/** A list that somebody wrote elsewhere: one item a line, with what is told of it behind a colon or a dash. */
import { capitalize } from '@reelwright/english';
import { cutText, type ProjectData } from '@reelwright/movie';
import { fingerprint } from '../keep-edits/fingerprint.ts';
import { textOf } from '../kept-line.ts';
import { withIdea } from './draft-list.ts';
import { itemLimits, type ListItem } from './list-items.ts';

const longestName = 80;
/** '1.', '2)', '-', '•' before a name. */
const bullet = /^\s*(?:\d{1,2}[.)]|[-*•–])\s*/;
const beforeFact = /(?<!\s)\s*(?:\t|:\s|\s[-–—]\s)\s*/;

/** The answers with these items, and a title that fits any of them. */
export function withPastedList(data: ProjectData, text: string): ProjectData {
  const items = text
    .split('\n')
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '')
    .slice(0, itemLimits.max)
    .map(itemOf);
  if (items.length === 0) return data;
  const title = `Top ${items.length} ${textOf(data.keyword)}`.trim();
  const titled = data.info.idea?.text?.trim()
    ? data
    : withIdea(data, { id: `idea-${fingerprint(title)}`, text: capitalize(title) });
  return { ...titled, info: { ...titled.info, manual: true, size: items.length, items } };
}

function itemOf(line: string, at: number): ListItem {
  const [name = '', ...rest] = line.split(beforeFact);
  const fact = rest.join(', ').trim();
  const id = `item-${at + 1}-${fingerprint(line)}`;
  return {
    id,
    text: cutText(name, longestName),
    hasMedia: true,
    ...(fact === ''
      ? { wantsFacts: true }
      : { trivia: [{ id: `${id}-fact-1`, text: fact, hasMedia: true }] }),
  };
}
