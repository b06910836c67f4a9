/** What is said of who won a check, where nobody wrote it. */

import { isPluralPhrase } from '@reelwright/english';
import { textOf } from '../kept-line.ts';
import { inSentence } from './in-sentence.ts';

/** Of one, and of many. */
type Verbs = readonly [one: string, many: string];

const is: Verbs = ['is', 'are'];
const has: Verbs = ['has', 'have'];
const needs: Verbs = ['needs', 'need'];
const uses: Verbs = ['uses', 'use'];
const offers: Verbs = ['offers you', 'offer you'];

/** "It" stands for the check in its own words. */
type Better = readonly [verbs: Verbs, words: string];

/** Checks that have a word for being better; by all of their words, and then by the one that says what they are. */
const betterWords: readonly (readonly [checks: string, better: Better])[] = [
  ['noise, noise level, loudness', [is, 'the quietest']],
  ['weight', [is, 'the lightest']],
  ['speed, pace', [is, 'the fastest']],
  ['safety', [is, 'the safest']],
  ['comfort', [is, 'the most comfortable']],
  ['durability, longevity', [['lasts', 'last'], 'the longest']],
  ['lifespan', [has, 'the longest it']],
  ['life with children', [is, 'the best with children']],
  ['pet safety', [is, 'the safest for pets']],
  ['easy care', [is, 'the easiest to care for']],
  ['ease of making', [is, 'the easiest to make']],
  ['growth', [['grows', 'grow'], 'the fastest']],
  ['light needs', [needs, 'the least light']],
  ['footprint', [has, 'the smallest it']],
  ['protein, caffeine', [has, 'the most it']],
  ['reliability', [is, 'the most reliable']],
  ['portability', [is, 'the easiest to carry']],
  ['ease of use, usability, handling', [is, 'the easiest to use']],
  ['setup, set up, set-up, installation', [is, 'the easiest to set up']],
  ['assembly', [is, 'the easiest to assemble']],
  ['learning curve', [is, 'the easiest to learn']],
  ['cleaning', [is, 'the easiest to clean']],
  ['thickness', [is, 'the thinnest']],
  ['exhaust, emissions, pollution', [is, 'the cleanest']],
  ['time, your time, preparation time, cooking time', [['takes', 'take'], 'the least time']],
  ['waste', [['makes', 'make'], 'the least waste']],
  ['energy use', [uses, 'the least energy']],
  ['power use', [uses, 'the least power']],
  ['water use', [uses, 'the least water']],
  ['energy, fuel, electricity', [uses, 'the least it']],
  [
    'maintenance, upkeep, care, daily care, watering, attention, effort, space',
    [needs, 'the least it'],
  ],
  ['repairs', [needs, 'the fewest it']],
  ['features, functions, extras, accessories, options', [offers, 'the most it']],
  ['storage, memory, room', [offers, 'the most it']],
];
/** By the word that says what a check is: "running costs" are costs. */
const betterByHead: readonly (readonly [heads: string, better: Better])[] = [
  ['price, cost, costs, fee, fees, consumption, latency, lag, risk, rent', [has, 'the lowest it']],
  ['calories', [has, 'the fewest it']],
  [
    'quality, design, life, support, service, warranty, value, performance, taste, flavor, flavour, sound, picture, image, display, screen, camera, grip, range, look, style, finish, build, selection, choice, variety, protection, security, privacy, fit, coverage, view, experience, economy, efficiency, accuracy, resolution, software, location, battery, keyboard, zoom, autofocus, suction, traction, cushioning, insulation, connectivity, balance, texture, smell, crust, location',
    [offers, 'the best it'],
  ],
];

const byCheck = lookUp(betterWords);
const byHead = lookUp(betterByHead);

/** Spec: '{winner} offers you the best {feature}'. Where that would be nonsense ("the best noise"), the word for better. */
export function describeWinner(winner: string, feature: string): string {
  const check = inSentence(textOf(feature));
  const [verbs, words] = betterOf(check.toLowerCase());
  return `${winner} ${verbs[isPluralPhrase(winner) ? 1 : 0]} ${words.replace(/\bit$/, check)}`;
}

/** What is said of a check that nobody won, where nobody wrote why. */
export function describeDraw(products: number): string {
  return products > 2 ? 'None of them is ahead' : 'Neither of them is ahead';
}

/** The sentence of the spec as it stands, which older films have. */
export function describeWinnerPlainly(winner: string, feature: string): string {
  return `${winner} ${offers[/[^su]s$/i.test(winner) ? 1 : 0]} the best ${feature}`;
}

function betterOf(check: string): Better {
  const head = check
    .replace(/ (?:of|for|per|in|on|at|to|from|with|without) .*$/, '')
    .split(' ')
    .at(-1);
  // True of anything: a check may be called whatever people like.
  return byCheck.get(check) ?? byHead.get(head ?? '') ?? [is, 'ahead on it'];
}

function lookUp(
  rows: readonly (readonly [words: string, better: Better])[],
): ReadonlyMap<string, Better> {
  return new Map(
    rows.flatMap(([words, better]) => words.split(', ').map((word) => [word, better] as const)),
  );
}
