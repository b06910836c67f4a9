/** What was filled in about an item belongs to its name: another name leaves it behind, and what somebody wrote stays. */
import type { ListItem } from './list-items.ts';

type TriviaLine = NonNullable<ListItem['trivia']>[number];

/** The item under another name. Where facts had been filled in, it asks for facts of its own (`wantsFacts`). */
export function renamedItem(item: ListItem, text: string): ListItem {
  if (text.trim() === item.text?.trim()) return { ...item, text, auto: false };
  const { objects: _objects, place: _place, keyword, media, ...rest } = item;
  const trivia = item.trivia?.filter((line) => !isFilledIn(item, line));
  const hadFacts = (item.trivia ?? []).length > (trivia ?? []).length;
  const hadNoneToFind = item.filled === true && (item.trivia ?? []).length === 0;
  return {
    ...rest,
    text,
    auto: false,
    ...(trivia && { trivia }),
    ...(keyword !== undefined && !hasFoundKeyword(item) && { keyword }),
    ...(media && { media: media.filter(({ autoMedia }) => autoMedia !== true) }),
    filling: false,
    filled: false,
    wantsFacts: item.wantsFacts === true || item.filling === true || hadFacts || hadNoneToFind,
  };
}

/** Lines that somebody typed in are theirs from now on. */
export function withTriviaWritten(before: ListItem, after: ListItem): ListItem {
  const known = new Map(before.trivia?.map((line) => [line.id, line]));
  const isUntouched = (line: TriviaLine) => {
    const was = known.get(line.id);
    return was !== undefined && was.text === line.text && isFilledIn(before, was);
  };
  return {
    ...after,
    auto: false,
    filled: true,
    trivia: (after.trivia ?? []).map((line) => ({ ...line, auto: isUntouched(line) })),
  };
}

/** Items from before lines were marked: as long as nobody touched the item, all of it was filled in. */
function isFilledIn({ auto, filled }: ListItem, line: TriviaLine): boolean {
  return typeof line.auto === 'boolean' ? line.auto : auto === true && filled === true;
}

function hasFoundKeyword({ auto, filled, isOwnKeyword }: ListItem): boolean {
  return isOwnKeyword === undefined ? auto === true && filled === true : !isOwnKeyword;
}
