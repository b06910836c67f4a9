/**
 * People ask for one thing in many words: "what to see in Rome", "a weekend in Rome" and "Rome itinerary" are things to do
 * in Rome; "how to bake lasagna" is a lasagna recipe. What they call it is written down once, by its plain name.
 */
import { singular } from '@reelwright/english';

/** What comes before or after a place when somebody wants to go there. */
const visitForms: readonly RegExp[] = [
  /^(?:things|stuff|what|activities|fun) to (?:do|see|visit|explore) (?:in|around|near) (.+)$/,
  /^(?:places|sights|attractions|spots|where) to (?:visit|see|go|explore) in (.+)$/,
  /^(?:places|sights|attractions|sightseeing|landmarks) in (.+)$/,
  /^(?:weekend|day|night|week|vacation|holiday|hours|days) in (.+)$/,
  /^(?:visit|visiting|exploring|explore|trip to|travel to|traveling to|vacation to|guide to) (.+)$/,
  /^(.+) (?:attractions|sightseeing|sights|itinerary|bucket list|travel guide|city guide|travel tips|vacation|trip|travel)$/,
];
const visitNames = (place: string) => [`things to do in ${place}`, `visiting ${place}`];

const recipeForms: readonly RegExp[] = [
  /^(?:how to|how do i|how do you|how can i) (?:make|cook|bake|prepare|grill|roast|fry) (.+)$/,
  /^(?:making|cooking|baking|preparing|homemade) (.+)$/,
  /^recipes? for (.+)$/,
  /^(.+) (?:recipes?|from scratch|at home|baking|making|cooking)$/,
];
/** "Easy pancakes from scratch" are pancakes. */
const recipePraise =
  /^(?:(?:the|a|an|my|your|own|best|easy|quick|simple|perfect|homemade|classic|good) )+|(?: recipes?| from scratch| at home| baking| making| cooking)$/g;

const packingForms: readonly RegExp[] = [
  /^(?:things|stuff|what) to (?:pack|bring|take)(?: with you)? (?:for|on|to) (?:a |an |the |your )?(.+)$/,
];
const packingNames = (trip: string) => [`${trip} packing`, `${trip} packing list`];

/** What the other English calls what we write about in American. */
const britishWords: readonly (readonly [RegExp, string])[] = [
  [/\bholidays?\b/g, 'vacation'],
  [/\bflats?\b/g, 'apartment'],
  [/\bnapp(?:y|ies)\b/g, 'diaper'],
  [/\bhoovers?\b/g, 'vacuum cleaner'],
  [/\bmobile phones?\b/g, 'smartphone'],
  [/\bcolour/g, 'color'],
  [/\bjeweller/g, 'jewel'],
];
const inAmerican = (text: string) =>
  britishWords.reduce((words, [british, american]) => words.replaceAll(british, american), text);

/** What number or praise goes before such a question: "3 days in Rome", "best things to do in Rome". */
const fillers = /^(?:(?:the|a|an|top|best|fun|free|cool|unique|cheap|\d+) )+/;

/** Plain names for what was asked, the likeliest first. */
export function otherForms(words: readonly string[]): readonly string[] {
  const typed = words.join(' ').replace(fillers, '');
  const text = inAmerican(typed);
  return [
    ...(text === typed ? [] : [text]),
    ...captured(packingForms, text).flatMap(packingNames),
    ...captured(visitForms, text).flatMap(visitNames),
    ...captured(recipeForms, text).flatMap((dish) => recipeNames(dish.replace(recipePraise, ''))),
    ...turnedAround(text),
  ];
}

/** "Houseplants for low light" are low light houseplants, "food for dogs" is dog food. */
function turnedAround(text: string): readonly string[] {
  const [, head, what] =
    /^(.+?) (?:(?:rich|high|low|made) )?(?:for|with|in|from|of|about) (?:the |a |an |my |your )?(.+)$/.exec(
      text,
    ) ?? [];
  if (
    head === undefined ||
    what === undefined ||
    / (?:for|with|in|from|of|about|and|or) /.test(what)
  )
    return [];
  return [...new Set([`${what} ${head}`, `${singularLast(what)} ${head}`])];
}

function singularLast(text: string): string {
  const lastAt = text.lastIndexOf(' ') + 1;
  return `${text.slice(0, lastAt)}${singular(text.slice(lastAt))}`;
}

/** The place that somebody wants to see, or the dish that they want to make. */
export function askedFor(words: readonly string[]): readonly string[] {
  const text = words.join(' ').replace(fillers, '');
  const dishes = captured(recipeForms, text).map((dish) => dish.replace(recipePraise, ''));
  // "Scary places to visit in Scotland" are asked of Scotland.
  const plainer = text.replace(/^\S+ (?=places |things |sights )/, '');
  return [...captured(visitForms, text), ...captured(visitForms, plainer), ...dishes];
}

function captured(forms: readonly RegExp[], text: string): readonly string[] {
  return forms.flatMap((form) => form.exec(text)?.[1] ?? []);
}

function recipeNames(dish: string): readonly string[] {
  return [...new Set([`${dish} recipe`, `${singular(dish)} recipe`])];
}
