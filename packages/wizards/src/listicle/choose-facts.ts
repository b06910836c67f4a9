/** What is told about each item: no kind of sentence that was heard before, and nothing the announcement said already. */

/** Sentences a dictionary has for anything: once in a film is enough. */
const patterns: readonly RegExp[] = [
  /^(it|they) (is|are) also (known|called)/i,
  /^(it|they) (is|are) also /i,
  /^kinds of (it|them) include/i,
];

/** More facts about one item tire. */
const factsPerItem = 2;

interface ItemFacts {
  readonly name: string;
  readonly facts: readonly string[];
  /** People wrote them for this very item: they are told as they stand. */
  readonly areWritten?: boolean;
}

/** A fact that was chosen: which of them it is, and the words it is told with. */
interface ChosenFact {
  readonly at: number;
  readonly text: string;
}

/** `heard`: what the film tells about its other items. */
export function chooseFacts(
  { name, facts, areWritten = false }: ItemFacts,
  heard: readonly string[],
): readonly ChosenFact[] {
  if (areWritten) return facts.slice(0, factsPerItem).map((text, at) => ({ at, text }));
  const chosen: ChosenFact[] = [];
  for (const [at, fact] of facts.entries()) {
    if (chosen.length === factsPerItem) break;
    const pattern = patterns.find((each) => each.test(fact));
    // Better one fact that is worth hearing than a second one about names.
    if (pattern && (chosen.length > 0 || heard.some((other) => pattern.test(other)))) continue;
    chosen.push({ at, text: chosen.length === 0 ? withoutName(fact, name, heard) : fact });
  }
  return chosen;
}

/** What a definition is told with after the name of its item; each once in a film. */
const definitionOpenings = ["It's", 'Picture', 'This one is', 'Think of', 'Meet'];

/**
 * "Fedora." – "A fedora is a hat made of felt." says the name twice; "Picture a hat made of felt." does not. Once every
 * way of saying it was heard, the name is said again.
 */
function withoutName(fact: string, name: string, heard: readonly string[]): string {
  const subject = name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const definition = new RegExp(`^(?:an?|the) ${subject} is (an? .{8,})$`, 'i').exec(fact)?.[1];
  const opening = definitionOpenings.find(
    (words) => !heard.some((other) => other.startsWith(`${words} `)),
  );
  return definition && opening ? `${opening} ${definition}` : fact;
}
