/** What is told about each item: no kind of sentence that was heard before, and nothing the announcement said already. */

/** Sentences a dictionary has for anything: once in a film is enough. */
const patterns: readonly RegExp[] = [
  /^(it|they) (is|are) also (known|called)/i,
  /^(it|they) (is|are) also /i,
  /^kinds of (it|them) include/i,
];

/** True, and nobody learns anything from it. */
const empty = /^(like |as )?every .+ (is|are|does|do) /i;

export interface ItemFacts {
  readonly name: string;
  readonly facts: readonly string[];
}

export function chooseFacts(items: readonly ItemFacts[], perItem: number): readonly string[][] {
  const heard = new Set<number>();
  const frames = [...definitionFrames];
  return items.map(({ name, facts }) => {
    const chosen: string[] = [];
    for (const fact of facts) {
      if (chosen.length === perItem) break;
      if (empty.test(fact)) continue;
      const pattern = patterns.findIndex((each) => each.test(fact));
      // Better one fact that is worth hearing than a second one about names.
      if (pattern >= 0 && (heard.has(pattern) || chosen.length > 0)) continue;
      if (pattern >= 0) heard.add(pattern);
      chosen.push(chosen.length === 0 ? withoutName(fact, name, frames) : fact);
    }
    return chosen;
  });
}

/** What a definition is said with after the name of its item; each once in a film. */
const definitionFrames: readonly ((definition: string) => string)[] = [
  (definition) => `It's ${definition}`,
  (definition) => `Picture ${definition}`,
  (definition) => `This one is ${definition}`,
  (definition) => `Think of ${definition}`,
  (definition) => `Meet ${definition}`,
];

/**
 * "Fedora." – "A fedora is a hat made of felt." says the name twice; "Picture a hat made of felt." does not. Once every
 * way of saying it was heard, the name is said again.
 */
function withoutName(
  fact: string,
  name: string,
  frames: ((definition: string) => string)[],
): string {
  const subject = name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const definition = new RegExp(`^(?:an?|the) ${subject} is (an? .{8,})$`, 'i').exec(fact)?.[1];
  const frame = definition && frames.shift();
  return frame ? frame(definition) : fact;
}
