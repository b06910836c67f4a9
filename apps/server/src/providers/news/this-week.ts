/** What happened on these days in other years, as far as we know it by heart. */
import type { FoundArticle } from '@reelwright/contract';
import { isThing } from '../knowledge/embedded/thing-pack.ts';
import type { ShelfList } from '../knowledge/embedded/topic-shelf.ts';

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const wholeDate = new RegExp(`\\b(${months.join('|')}) (\\d{1,2}), (\\d{4})\\b`);
/** So many days before or after today still are "this week". */
const daysAround = 3;
const dayMs = 86_400_000;

interface OldStory {
  readonly date: string;
  readonly year: number;
  readonly name: string;
  readonly fact: string;
  readonly entry: ShelfList;
}

/** The oldest first. `addressOf`: where what is told of something can be read. */
export function storiesOfThisWeek(
  lists: readonly ShelfList[],
  today: Date,
  addressOf: (entry: ShelfList, name: string) => string,
): readonly FoundArticle[] {
  const found = lists.flatMap((entry) =>
    // What is told of all things of a kind is told of each of them as well, and better.
    entry.pack.isOfKind
      ? []
      : entry.list.items.flatMap(({ name, facts }) =>
          facts.flatMap((fact): OldStory[] => {
            const [date = '', month = '', day, year] = wholeDate.exec(fact) ?? [];
            if (!year || !isNear(months.indexOf(month), Number(day), today)) return [];
            return [{ date, year: Number(year), name, fact, entry }];
          }),
        ),
  );
  // The same day is told of in more than one list.
  const once = new Map(found.toReversed().map((story) => [story.date, story]));
  return [...once.values()]
    .toSorted((a, b) => a.year - b.year)
    .map((story) => ({
      url: addressOf(story.entry, story.name),
      title: `This week in ${story.year}: ${headlineOf(story)}`,
      description: withName(story),
      source: 'What happened this week',
    }));
}

/** 'John F. Kennedy, Dallas': a point alone does not say whom or what it is about. */
function headlineOf({ entry: { pack }, name, fact }: OldStory): string {
  if (!isThing(pack) && !/^(?:It|They)\b/.test(fact)) return name;
  return `${pack.title}, ${name.replace(/^(?:The|An?) /, (article) => article.toLowerCase())}`;
}

/** Whoever hears one sentence alone does not know who 'he' is. */
function withName({ entry: { pack }, name, fact }: OldStory): string {
  return fact.replace(/^(?:He|She)\b|(?<=, )(?:he|she)\b/, isThing(pack) ? pack.title : name);
}

function isNear(month: number, day: number, today: Date): boolean {
  const years = [-1, 0, 1].map((by) => today.getUTCFullYear() + by);
  const now = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  return years.some((year) => Math.abs(Date.UTC(year, month, day) - now) <= daysAround * dayMs);
}
