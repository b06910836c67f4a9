/** Things by their general names, and what a film may be about instead: the car of a film about racing is a racing car. */
const kinds: readonly (readonly [general: RegExp, kind: RegExp])[] = [
  [/^(?:automobile|sport-utility-vehicle|oncoming-automobile)$/, /-car$/],
  [/^bicycle$/, /bike$/],
  [/^guitar$/, /-guitar$/],
  [/^brick$/, /^toy-bricks$/],
  [/^(?:mobile-phone|mobile-phone-with-arrow)$/, /^(?:iphone|android-phone)$/],
  [/^top-hat$/, /-hat$|^(?:fedora|sombrero|bonnet|billed-cap)$/],
  [/^frying-pan$/, /-pan$/],
  [/^luggage$/, /-suitcase$|^backpack$/],
  [
    /^(?:sailboat|motor-boat)$/,
    /^(?:canoe|gondola|tall-ship|viking-longship|submarine|paddle-steamer)$/,
  ],
  [/^wheel$/, /-tire$/],
  [/^horse(?:-face)?$/, /-horse$|^(?:lipizzaner|shetland-pony)$/],
  [/^sushi$/, /^(?:nigiri|maki-rolls)$/],
  [/^headphone$/, /-headphones$|^earbuds$/],
  [/^(?:dog|dog-face)$/, /^(?:poodle|guide-dog|service-dog)$/],
  [
    /^bird$/,
    /^(?:owl|eagle|penguin|parrot|flamingo|peacock|swan|duck|pigeon|puffin|robin|sparrow|stork|toucan|pelican|vulture|kiwi-bird|hummingbird|woodpecker|ostrich|seagull|dove)$/,
  ],
  [
    /^(?:fish|tropical-fish)$/,
    /^(?:shark|salmon|goldfish|clownfish|anglerfish|eel|seahorse|blowfish)$/,
  ],
  [/^(?:bread|baguette-bread)$/, /^(?:croissant|pretzel|bagel|flatbread)$/],
];

/** The object that is meant by a general name among what a film, or an item of it, is about. */
export function asInTopic(object: string, topic: readonly string[]): string {
  const kind = kinds.find(([general]) => general.test(object))?.[1];
  if (!kind || topic.includes(object)) return object;
  return topic.find((name) => kind.test(name)) ?? object;
}

/** Without those that are one kind of another: what stands for all dogs is no poodle. */
export function inGeneral(names: readonly string[]): readonly string[] {
  const isOneKind = (name: string) =>
    kinds.some(([general, kind]) => kind.test(name) && names.some((other) => general.test(other)));
  return names.filter((name) => !isOneKind(name));
}

const kindWords = /^(?:breed|kind|model|shape|sort|species|style|type|variety)s?$/;

/** Whether each item of a list is one of what an object shows: "dog breeds" are dogs, "dog myths" are none. */
export function isClassOf(object: string, unit: string): boolean {
  const words = unit
    .toLowerCase()
    .replace(/^kinds? of /, '')
    .split(/\s+/);
  const noun = kindWords.test(words.at(-1) ?? '') ? words.at(-2) : words.at(-1);
  return (
    noun !== undefined && object.split('-').some((part) => part === noun || `${part}s` === noun)
  );
}
