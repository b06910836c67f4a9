/** Whether a film of a keyword can be drafted, or which words would help: a neighbour is offered, and never told. */
import type { ReadyOffer } from '@reelwright/wizards/affiliate';
import type { ReadyComparison } from '@reelwright/wizards/comparison';
import type { FilmKind } from '@reelwright/wizards/draft';
import type { KeywordChoice, KeywordMeaning } from '../knowledge-port.ts';
import { comparedNames, findComparison } from './compare-things.ts';
import { dictionaryLists } from './dictionary-lists.ts';
import { keptQualification } from './kept-qualification.ts';
import { writtenKind } from './kind-names.ts';
import { leftOutOf } from './left-out.ts';
import { isCalled, nearest } from './nearest-names.ts';
import { kindOf, type ShelfPack } from './thing-pack.ts';
import type { TopicShelf } from './topic-shelf.ts';
import { understandKeyword } from './understand-keyword.ts';
import type { WordNet } from './wordnet.ts';
import { asTyped, subjectName } from './written-name.ts';

/** What is offered in place of a keyword that we do not know. */
const maxChoices = 4;
/** Whoever asks for trivia gets a quiz: nothing of that is left out. */
const ofEveryQuiz = 'quiz trivia question test fact';

export interface KnownByHeart {
  readonly shelf: TopicShelf;
  readonly wordnet: WordNet;
  readonly comparisons: readonly ReadyComparison[];
  readonly offers: readonly ReadyOffer[];
  /** What lies near a keyword in meaning. */
  readonly near: (keyword: string) => Promise<readonly Pick<ShelfPack, 'title'>[]>;
}

/** @param film what the keyword was typed for; undefined: anything */
export async function meaningOf(
  known: KnownByHeart,
  keyword: string,
  film?: FilmKind,
): Promise<KeywordMeaning> {
  if (film === 'comparison') return meaningForComparison(known, keyword);
  const { shelf, wordnet, offers } = known;
  const understood = understandKeyword(shelf, wordnet, keyword);
  const { pack, named = '', others = [], wider = [], word, qualified } = understood;
  if (pack && others.length > 0) {
    return { kind: 'which', choices: [pack, ...others].map(choiceAmongNamesakes) };
  }
  if (pack) {
    const [list] = qualified ? shelf.listsOf(pack) : [];
    const leftOut =
      film === 'quiz'
        ? qualified && leftOutOf(understood.keyword, [pack.title, named, ofEveryQuiz])
        : list && qualified && keptQualification(list, qualified).leftOut;
    const told =
      film === 'quiz'
        ? subjectName(shelf, pack, asTyped(shelf, understood.keyword, named))
        : pack.title;
    return { kind: 'known', title: pack.title, ...(leftOut && { told, leftOut }) };
  }
  if (word !== undefined && wider.length === 0 && dictionaryLists(wordnet, word).length > 0) {
    return { kind: 'known', title: word };
  }
  const isSold = film === undefined || film === 'affiliate';
  if (isSold && offers.some((offer) => isCalled(keyword, offerNames(offer)))) {
    return { kind: 'known', title: keyword };
  }
  if (film === undefined && comparisonOf(known, keyword)) return { kind: 'known', title: keyword };
  const holding = shelf.namesHolding(keyword);
  if (holding.length > 1) return { kind: 'which', choices: firstOf(holding.map(choiceOf)) };
  const compared = comparedNames(keyword)?.flatMap((name) => shelf.topicOf(name) ?? []) ?? [];
  const above = [
    ...wider.map((each) => choiceAbove(each.pack, each.item)),
    ...compared.map(choiceOf),
    ...holding.map(choiceOf),
  ];
  // What lies near by meaning is a guess: it is made only where nothing better is known.
  if (above.length > 0) return { kind: 'wider', choices: firstOf(above) };
  return { kind: 'unknown', choices: firstOf((await known.near(keyword)).map(choiceOf)) };
}

function meaningForComparison(known: KnownByHeart, keyword: string): KeywordMeaning {
  const found = comparisonOf(known, keyword);
  if (found) {
    const { comparison, leftOut } = found;
    return {
      kind: 'known',
      title: comparison.topic,
      ...(leftOut && { told: comparison.topic, leftOut }),
    };
  }
  const called = known.comparisons.map(({ topic, keywords = [] }) => [topic, ...keywords]);
  const close = nearest(keyword, called).map((name) => ({ label: name, keyword: name }));
  return { kind: 'unknown', choices: firstOf(close) };
}

function comparisonOf({ shelf, wordnet, comparisons }: KnownByHeart, keyword: string) {
  return findComparison({ shelf, wordnet, comparisons }, keyword);
}

function offerNames({ keyword, otherNames = [] }: ReadyOffer): readonly string[] {
  return [keyword, ...otherNames];
}

/** Each once. */
function firstOf(choices: readonly KeywordChoice[]): readonly KeywordChoice[] {
  const all = new Map(choices.toReversed().map((choice) => [choice.keyword, choice]));
  return [...all.values()].toReversed().slice(0, maxChoices);
}

function choiceOf({ title }: Pick<ShelfPack, 'title'>): KeywordChoice {
  return { label: title, keyword: title };
}

/** 'Deserts, Atacama among them'. */
function choiceAbove(pack: ShelfPack, item: string | undefined): KeywordChoice {
  return {
    label: item === undefined ? pack.title : `${pack.title}, ${item} among them`,
    keyword: pack.title,
  };
}

/** 'Jaguar (big cat)' and 'Jaguar (car brand)'. */
function choiceAmongNamesakes(pack: ShelfPack): KeywordChoice {
  const kind = writtenKind(kindOf(pack));
  if (pack.title.toLowerCase().endsWith(kind.toLowerCase())) return choiceOf(pack);
  return { label: `${pack.title} (${kind})`, keyword: `${pack.title} ${kind}` };
}
