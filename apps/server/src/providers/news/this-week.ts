/** What happened on these days in other years, as far as we know it by heart. */
import type { FoundArticle } from '@reelwright/contract';
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
    entry.list.items.flatMap(({ name, facts }) =>
      facts.flatMap((fact): OldStory[] => {
        const [, month = '', day, year] = wholeDate.exec(fact) ?? [];
        if (!year || !isNear(months.indexOf(month), Number(day), today)) return [];
        return [{ year: Number(year), name, fact, entry }];
      }),
    ),
  );
  // The same day is told of in more than one list.
  const once = new Map(found.map((story) => [story.fact, story]));
  return [...once.values()]
    .toSorted((a, b) => a.year - b.year)
    .map(({ year, name, fact, entry }) => ({
      url: addressOf(entry, name),
      title: `This week in ${year}: ${name}`,
      description: fact,
      source: 'What happened this week',
    }));
}

function isNear(month: number, day: number, today: Date): boolean {
  const years = [-1, 0, 1].map((by) => today.getUTCFullYear() + by);
  const now = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  return years.some((year) => Math.abs(Date.UTC(year, month, day) - now) <= daysAround * dayMs);
}
