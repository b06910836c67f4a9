/**
 * Who types their own business gets a film of it: an offer of its kind, or a list or a quiz of its trade that is signed with its
 * name. Nothing is said of the business but what was typed.
 */
import { capitalize } from '@reelwright/english';
import type { FilmKind } from '@reelwright/wizards/draft';
import type { Asking, KeywordChoice, Knowledge, KnownBusiness } from './knowledge-port.ts';

const fewestQuestions = 3;
const mostChoices = 4;
/** The longest keyword that a first step takes. */
const longestKeyword = 60;

export function withOwnBusiness(known: Knowledge): Knowledge {
  const businessOf = async (keyword: string, asking: Asking) => known.business?.(keyword, asking);
  /** Lists and quizzes are signed: without a name the keyword is a wish like any other. */
  const signed = async (keyword: string, asking: Asking) => {
    const business = await businessOf(keyword, asking);
    return business?.name !== undefined && !business.isGuess ? business : undefined;
  };
  /** What both a list and a quiz can be made of, else a list. */
  const tradeOf = async ({ trades }: KnownBusiness, asking: Asking) => {
    const tried = await Promise.all(
      trades.map(async (trade) => {
        const [ideas, questions] = await Promise.all([
          known.ideas(trade, asking),
          known.quizQuestions(trade, asking),
        ]);
        const own = questions.filter(({ about }) => about === undefined);
        return { trade, hasList: ideas.length > 0, hasQuiz: own.length >= fewestQuestions };
      }),
    );
    const best = tried.find(({ hasList, hasQuiz }) => hasList && hasQuiz);
    return (best ?? tried.find(({ hasList }) => hasList))?.trade;
  };
  const ofTrade = async <Answer>(
    keyword: string,
    asking: Asking,
    ask: (keyword: string) => Promise<Answer>,
  ) => {
    const business = await signed(keyword, asking);
    const trade = business && (await tradeOf(business, asking));
    return ask(trade ?? keyword);
  };
  /** Two things were named, for somebody: "coffee or tea for my cafe Bean There". */
  const askedComparison = async (business: KnownBusiness, keyword: string, asking: Asking) => {
    const [topic = ''] = business.trades;
    const isAsked = topic !== '' && keyword.toLowerCase().startsWith(topic.toLowerCase());
    return isAsked ? (await known.comparison(topic, asking)).comparison : undefined;
  };
  const comparisonsOf = (business: KnownBusiness): readonly KeywordChoice[] =>
    business.comparisons.slice(0, mostChoices).map((name) => ({
      label: capitalize(name),
      keyword: signedKeyword(name, business),
    }));
  return {
    ...known,
    ideas: (keyword, asking) => ofTrade(keyword, asking, (name) => known.ideas(name, asking)),
    quizQuestions: (keyword, asking) =>
      ofTrade(keyword, asking, (name) => known.quizQuestions(name, asking)),
    async topic(keyword, asking) {
      const business = await businessOf(keyword, asking);
      if (!business) return known.topic(keyword, asking);
      const { kind, name, place, called, isGuess } = business;
      const trade = isGuess ? undefined : await tradeOf(business, asking);
      const answer = await known.topic(trade ?? (called || keyword), asking);
      return { ...answer, business: { kind, name, place } };
    },
    async comparison(keyword, asking) {
      const business = await businessOf(keyword, asking);
      if (!business) return known.comparison(keyword, asking);
      const asked = await askedComparison(business, keyword, asking);
      if (asked) return { comparison: asked, close: [] };
      const close = comparisonsOf(business).map((choice) => choice.keyword);
      return close.length > 0 ? { close } : known.comparison(keyword, asking);
    },
    async offer(keyword, asking) {
      const business = await businessOf(keyword, asking);
      if (!business) return known.offer(keyword, asking);
      const { name, place, called, checks, service } = business;
      const own = { kind: business.kind, name, place };
      const kind = 'local business';
      if (called === '') return { keyword, kind, place: '', objects: [], business: own };
      const offer = await known.offer(called, asking);
      if (!offer) return { keyword, kind, place: '', objects: [], business: own };
      // Whatever it is, it is no thing that one puts on a shelf.
      const told = offer.kind ? offer.told : { ...offer.told, sold: 'place' };
      return {
        kind,
        ...offer,
        business: own,
        ...((told || service || checks.length > 0) && {
          told: {
            ...told,
            checks: [...checks],
            ...(service && { ...service, does: [...service.does] }),
          },
        }),
      };
    },
    async understand(keyword, asking, film) {
      const business = await businessOf(keyword, asking);
      if (!business) return known.understand(keyword, asking, film);
      return meaningOf(business, keyword, asking, film);
    },
  };

  async function meaningOf(
    found: KnownBusiness,
    keyword: string,
    asking: Asking,
    film: FilmKind | undefined,
  ) {
    const { kind, name, place, called, isGuess } = found;
    const business = { kind, name, place };
    if (film === 'affiliate') {
      return isGuess
        ? ({ kind: 'unknown', choices: [], business } as const)
        : ({ kind: 'known', title: called, business } as const);
    }
    const isSigned = name !== undefined && !isGuess;
    if (film === 'comparison' && isSigned) {
      const comparison = await askedComparison(found, keyword, asking);
      if (comparison) return { kind: 'known', title: comparison.topic, business } as const;
      return { kind: 'unknown', choices: comparisonsOf(found), business } as const;
    }
    const trade = isSigned ? await tradeOf(found, asking) : undefined;
    if (trade === undefined) return known.understand(keyword, asking, film);
    const { topic } = await known.topic(trade, asking);
    return { kind: 'known', title: trade, told: topic?.name ?? trade, business } as const;
  }
}

/** The same film of something else: 'coffee or tea for my cafe Bean There in Leeds'. */
function signedKeyword(topic: string, { kind, name, place }: KnownBusiness): string {
  if (name === undefined) return topic;
  const signed = [`${topic} for my ${kind} ${name} in ${place}`, `${topic} for my ${kind} ${name}`];
  const fitting = signed
    .slice(place === undefined ? 1 : 0)
    .find((text) => text.length <= longestKeyword);
  return fitting ?? topic;
}
