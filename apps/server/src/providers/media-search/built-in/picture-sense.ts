/**
 * What a sentence of a film is shown by: what its words name and what was chosen for its item and its film are weighed
 * by what the sentence means there. Where nothing passes, nothing is shown.
 */
import { plainObject } from '@reelwright/pictures';
import type { SentenceMeaning } from '../../sentence-meaning/sentence-meaning-port.ts';
import type { InFilm } from './in-film.ts';
import { type ObjectMeanings, readObjectMeanings } from './object-meanings.ts';
import type { PictureIndex } from './picture-index.ts';
import { readRelatives } from './relatives.ts';
import { readWordSenses } from './word-senses.ts';

interface Weighed {
  readonly name: string;
  /** How likely it is that somebody would show it for the sentence. */
  readonly match: number;
}

export interface PictureSense {
  weigh(
    sentence: string,
    inFilm: InFilm,
    named: readonly Weighed[],
    signal: AbortSignal,
  ): Promise<readonly Weighed[]>;
}

/**
 * Found by logistic regression on the 200 open sentences of bench/film-pictures: 85 % of what it shows fits in films
 * that it was not found on.
 */
const weights = { likeness: 6.5, named: 2.2, item: 2.4, topic: 1.3, bias: -3.35 } as const;
/** Of what lies nowhere, such as flags and brands. */
const usualLikeness = 0.33;
/**
 * Less than an even chance, and words say it better. What a word names may be another sense of it, what only goes with
 * the item or the film stands in for it, and what nobody named or chose is only near: of all these more is asked, for a
 * wrong picture costs more than a slide of words.
 */
const leastChance = {
  nameOfItem: 0.4,
  ofItem: 0.5,
  named: 0.65,
  ofTopic: 0.65,
  besides: 0.8,
  guessed: 0.8,
} as const;
/** What is so much less likely than the best is not shown in its place. */
const leastShare = 0.7;
/** Signs of apps, heads that float, moods for a claim: nothing that a slide is about, unless its sentence names them. */
const floating = new RegExp(
  [
    '^icon-',
    '(?<!cat|dog|horse|cow|pig|mouse|tiger|rabbit|monkey)-face$|^face-|-evil-monkey$|exploding-head|head-shaking|speaking-head|crossed-fingers',
    '^(?:person|bust-in-silhouette|busts-in-silhouette|backhand-.*|vs-button|.*-arrow)$',
    '^person-(?:shrugging|gesturing|raising|tipping|facepalming|bowing|pouting|frowning)',
    '^(?!anatomical).*-hearts?$|^heart-on-fire$',
    '^check-(?:box|mark)|^cross-mark|^no-entry$|^prohibited$|-question-mark$|^hundred-points$|^thumbs-',
    '^sparkles$|^money-with-wings$|^dashing-away$|^party-popper$|^glowing-star$|^warning$|(?<!hot-air)-balloon$',
    '-(?:circle|square)$',
  ].join('|'),
);
/** What often stands for an idea: only where somebody chose it, or it is named. */
const ideas =
  /^rocket$|^footprints$|^light-bulb$|^collision$|^fire$|^bullseye$|^trophy$|^magic-wand$|^hole$|^handshake$/;
/** Named so weakly, it is not named. */
const leastNamed = 0.3;
/** Said by its own name. */
const surelyNamed = 0.9;
/** What was chosen first is what an item is; the rest only goes with it. */
const laterChosen = 0.6;
const nearest = 12;
/** Sentences are asked about again when a film is opened anew. */
const mostRemembered = 400;

export function createPictureSense(
  index: () => Promise<PictureIndex>,
  meaning: SentenceMeaning,
): PictureSense {
  let reading: Promise<ObjectMeanings> | undefined;
  let readingSenses: ReturnType<typeof readWordSenses> | undefined;
  let readingRelatives: ReturnType<typeof readRelatives> | undefined;
  const remembered = new Map<string, Float32Array>();
  const directionOf = async (text: string, signal: AbortSignal) => {
    const known = remembered.get(text);
    if (known) return known;
    const [found] = await meaning.embed([text], signal);
    if (!found) throw new Error('The engine gave no direction.');
    const [oldest] = remembered.keys();
    if (oldest !== undefined && remembered.size >= mostRemembered) remembered.delete(oldest);
    remembered.set(text, found);
    return found;
  };
  return {
    async weigh(sentence, inFilm, named, signal) {
      const { about, item, topic } = inFilm;
      const { isAnimal } = await index();
      reading ??= index().then(readObjectMeanings);
      readingSenses ??= readWordSenses();
      readingRelatives ??= index().then(readRelatives);
      const senses = await readingSenses;
      const relatives = (await readingRelatives)(sentence, inFilm);
      const canMean = senses.canMean(`${about} ${sentence}`);
      const isSaid = senses.means(sentence);
      const { names, likeness } = await reading;
      const direction = await directionOf(about ? `${about}: ${sentence}` : sentence, signal);
      const near = names
        .map((name) => ({ name, near: likeness(name, direction) ?? 0 }))
        .sort((a, b) => b.near - a.near)
        .slice(0, nearest);
      const nameMatch = new Map<string, number>();
      for (const { name, match } of named) {
        if (match >= leastNamed) nameMatch.set(name, Math.max(match, nameMatch.get(name) ?? 0));
      }
      const chosen = new Set([...item, ...topic]);
      const known = new Set([...nameMatch.keys(), ...chosen]);
      // The name of an item shows anything that was chosen for it; what is told of it, the first.
      const isTold = about.includes(', ');
      const leastFor = (name: string) => {
        if (!isTold && item.includes(name)) return leastChance.nameOfItem;
        if (item[0] === name) return leastChance.ofItem;
        if (nameMatch.has(name)) return leastChance.named;
        // Of an egg dish it tells no more to show pancakes, though the film begins with them.
        if (topic[0] === name && item.length === 0) return leastChance.ofTopic;
        return chosen.has(name) ? leastChance.besides : leastChance.guessed;
      };
      const weighed = [...new Set([...known, ...near.map(({ name }) => name)])]
        .filter((name) => !namesOf(name).some(relatives.isRelative))
        .filter((name) => namesOf(name).every(canMean))
        .filter((name) => namesOf(name).every(isSaid) || !nameMatch.has(name))
        .filter((name) => known.has(name) || !(senses.isSight(name) || isAnimal(name)))
        .filter((name) => !isSign(name, chosen) || (nameMatch.get(name) ?? 0) >= surelyNamed)
        .map((name) => {
          const like =
            likeness(name, direction) ?? likeness(neutralName(name), direction) ?? usualLikeness;
          const weight =
            weights.bias +
            weights.likeness * like +
            weights.named * (nameMatch.get(name) ?? 0) +
            (item.includes(name) ? weights.item * placeShare(item, name) : 0) +
            (topic.includes(name) ? weights.topic * placeShare(topic, name) : 0);
          return { name, match: 1 / (1 + Math.exp(-weight)) };
        })
        .filter(({ name, match }) => match >= leastFor(name))
        .sort((a, b) => b.match - a.match);
      // Nothing of its own: what stands for all of its class.
      if (weighed.length === 0)
        return relatives.signs.map((name) => ({ name, match: surelyNamed }));
      const best = weighed[0]?.match ?? 0;
      return weighed.filter(({ match }) => match >= best * leastShare);
    },
  };
}

const isSign = (name: string, chosen: ReadonlySet<string>) =>
  floating.test(name) || (ideas.test(name) && !chosen.has(name));

const placeShare = (chosen: readonly string[], name: string) =>
  chosen[0] === name ? 1 : laterChosen;

/** What the lists of senses may call it: somebody who runs is a person running. */
function namesOf(name: string): readonly string[] {
  const neutral = neutralName(name);
  return neutral === name ? [name] : [neutral, `person-${neutral}`];
}

/** `woman-cook-dark` is a cook, `cast-team-7` a team, and a red car a car. */
function neutralName(name: string): string {
  return plainObject(name)
    .replace(/^(cast-.*)-\d+$/, '$1')
    .replace(/-(?:light|medium-light|medium|medium-dark|dark)$/, '')
    .replace(/^(?:man|woman)-/, '');
}
