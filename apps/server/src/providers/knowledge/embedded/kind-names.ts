/** How what a thing is one of ('sea animal', 'european country', 'physics') stands in a title. */
import { capitalize, pluralOfName } from '@reelwright/english';

/** Kinds that are a field and nothing one can count: "gravity and physics", never "other physics". */
const fields: ReadonlyMap<string, string> = new Map([
  ...`artificial-intelligence art beauty biology chemistry climate design digital-law digital-money economics
    driving education energy environment family-law finance gardening gastronomy health history housing humanities
    intellectual-property investing justice law literature mathematics media medicine money music mythology nature nutrition
    online-business online-marketing parenting physics property public-finance relationships retirement-income safety science sea-life security
    sleep social-media software space technology travel weather wellness women work`
    .split(/\s+/)
    .map((name) => name.replaceAll('-', ' '))
    .map((name) => [name, name] as const),
  ['body', 'the human body'],
  ['mind', 'the mind'],
  ['internet', 'the internet'],
  ['skin', 'the skin'],
  ['sport', 'sports'],
]);

/** Kinds that people call otherwise when they speak of many. */
const calledOtherwise: ReadonlyMap<string, string> = new Map([
  ['person', 'famous people'],
  ['people', 'people of history'],
  ['age', 'ages of history'],
  ['business', 'local businesses'],
  ['clothing', 'clothes'],
  ['insurance', 'kinds of insurance'],
  ['milk', 'kinds of milk'],
]);

const properWords: ReadonlyMap<string, string> = new Map(
  `African American Asian Brazilian British Canadian Caribbean Chinese Christian English European French German Greek
  Hindu Hungarian Indian Irish Islamic Italian Japanese Jewish Kingdom Korean Latin Mexican Middle-Eastern Moroccan Muslim
  Oceanian Peruvian Polish Roman Spanish Swiss Thai Turkish UK Ukrainian United US Vietnamese`
    .split(/\s+/)
    .map((word) => [word.toLowerCase(), word]),
);

/** 'asian country' → 'Asian country'. */
export function writtenKind(kind: string): string {
  return kind
    .split(' ')
    .map((word) => properWords.get(word.toLowerCase()) ?? word)
    .join(' ')
    .replace(/^middle eastern\b/, 'Middle Eastern')
    .replace(/^(north|south|central) (African|American)\b/, (name) => capitalize(name));
}

/** 'European countries'; undefined for a field. */
export function manyOfKind(kind: string): string | undefined {
  if (fields.has(kind)) return undefined;
  return calledOtherwise.get(kind) ?? writtenKind(pluralOfName(kind));
}

/** What a title says beside a thing, when it tells of its like too: 'other sea animals', 'physics'. */
export function besideThing(kind: string): string {
  const many = manyOfKind(kind);
  return many === undefined ? (fields.get(kind) ?? kind) : `other ${many}`;
}

/** Kinds that mean something else when somebody types them, or whose list would tell nothing. */
const notAskedFor = new Set([
  'age',
  'business',
  'clothing',
  'local business',
  'mind',
  'people',
  'trade',
]);
/** What people type for a kind besides its name. */
const askedOtherwise: ReadonlyMap<string, readonly string[]> = new Map([
  ['person', ['famous people', 'historical figures', 'people in history']],
]);

/** How a list of a kind is called, as it stands in its title first; none where there is no such list. */
export function listedNames(kind: string): readonly string[] {
  if (notAskedFor.has(kind)) return [];
  const many = manyOfKind(kind);
  if (many === undefined) return [`${kind} topics`, kind];
  return askedOtherwise.get(kind) ?? [many, kind];
}
