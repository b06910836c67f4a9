/** What a Top 10 fills in by itself: the idea, its look, the items and what is told about them. */
import { isUpright, type ProjectData } from '@reelwright/movie';
import { plainObject } from '@reelwright/pictures';
import { businessPart } from '../business/business-part.ts';
import type { Ask, ItemHints, KnownFacts, KnownList } from '../draft/ask.ts';
import { draftIds } from '../draft/draft-id.ts';
import type { DraftOptions, DraftStep, WizardDraft } from '../draft/draft-step.ts';
import { themePart } from '../draft/draft-theme.ts';
import { type DraftPart, nextPart } from '../draft/drafted-parts.ts';
import { askObjects, objectsCalled, objectsFor, objectsShown } from '../draft/find-objects.ts';
import { topicPart } from '../draft/topic-part.ts';
import { keptLine, namesOf, textOf } from '../kept-line.ts';
import { isNamedIn } from '../picture-choice/objects-in.ts';
import { chooseFacts } from './choose-facts.ts';
import {
  type ListRequest,
  nextRequest,
  withDraftedFacts,
  withDraftedIdea,
  withDraftedItems,
  withItem,
} from './draft-list.ts';
import type { ListItem } from './list-items.ts';
import { showableFirst } from './showable-first.ts';

/** Fewer is no list. */
const leastItems = 3;
/** An idea without a list is followed by the next one; after so many, nothing is known. */
const maxIdeasTried = 6;
/** So many items are looked up beside the one that is filled in. */
const itemsAhead = 3;
/** More are no film of a minute. */
const uprightItems = 5;

export const listicleDraft: WizardDraft = {
  nextStep(data, options) {
    const whose = nextPart(options.picturesOnly ? [] : [businessPart], data, options);
    if (whose) return whose;
    const request = options.picturesOnly ? undefined : nextRequest(data);
    if (request?.kind === 'idea') return ideaStep(request, options);
    const look = nextPart([theme], data, options);
    if (look) return look;
    if (request?.kind === 'items') return itemsStep(request);
    const order = nextPart([countingOrder], data, options);
    if (order) return order;
    if (request) return factsStep(request, data);
    return nextPart([topicPart], data, options) ?? picturesStep(data, options);
  },
  resume: (data) => {
    const { items = [] } = data.info;
    if (!items.some(({ filling }) => filling)) return data;
    return {
      ...data,
      info: { ...data.info, items: items.map((item) => ({ ...item, filling: false })) },
    };
  },
  closeTo: async (keyword, ask) => (await ask.topic(keyword)).close,
  filmKind: 'listicle',
};

const theme = themePart(({ info }) => info.idea?.text);

/** Only topics that we know by heart are ranked: a list of kinds begins with its first. */
const countingOrder: DraftPart = {
  id: 'order',
  source: ({ info }) =>
    info.itemsFor === undefined ? undefined : textOf(info.idea?.text) || undefined,
  answers: [['theme.countUp']],
  activity: () => 'Filling your list',
  failure: 'We couldn’t look for names.',
  draft: async (ask, { info }) => {
    const idea = textOf(info.idea?.text);
    // Somebody may have taken it away since.
    if (idea === '') return {};
    const { names, about } = await ask.list(idea);
    const isRanked = about !== undefined && !isMadeOfPoints(idea) && !hasOrder(idea);
    return { 'theme.countUp': names.length > 0 && !isRanked ? true : undefined };
  },
};

/** What there is to know about one thing has an order of telling, and no best. */
const isMadeOfPoints = (idea: string) => /^\d+ things to know\b/i.test(idea);

/** What is done one after the other begins with the first: nobody cooks backwards. */
const hasOrder = (idea: string) => /\b(?:in order|step[- ]by[- ]step|steps)\b/i.test(idea);

type RequestOf<Kind extends ListRequest['kind']> = Extract<ListRequest, { readonly kind: Kind }>;

function ideaStep({ keyword }: RequestOf<'idea'>, { count }: DraftOptions): DraftStep {
  return {
    key: `idea ${keyword}`,
    activity: `Finding ideas about ${keyword}`,
    failure: 'We couldn’t look for ideas.',
    isTyped: true,
    answer: async (ask, { movie }) => {
      const idea = await firstIdeaWithList(keyword, ask, count);
      const known = idea && isUpright(movie.size) ? (await ask.list(idea)).names.length : 0;
      const size = count ?? (known > uprightItems ? uprightItems : undefined);
      return (data) => {
        const drafted = withDraftedIdea(data, keyword, idea ? [idea] : [], () => 'idea');
        if (size === undefined || !idea) return drafted;
        return { ...drafted, info: { ...drafted.info, size } };
      };
    },
  };
}

async function firstIdeaWithList(
  keyword: string,
  ask: Ask,
  count = leastItems,
): Promise<string | undefined> {
  const [ideas, { topic }] = await Promise.all([ask.ideas(keyword), ask.topic(keyword)]);
  // What we know by heart is ranked, and a list of the best is what most people come for. A dictionary knows kinds of
  // a thing, and not which is best.
  const order = topic
    ? (idea: string) => (isBest(idea) ? 0 : 1)
    : (idea: string) => (ranks(idea) ? 1 : 0);
  const tried = ideas.toSorted((a, b) => order(a) - order(b)).slice(0, maxIdeasTried);
  for (const idea of tried) {
    const { names } = await ask.list(idea);
    if (names.length >= Math.min(leastItems, count)) return idea;
  }
  return undefined;
}

const isBest = (idea: string) => /^(the )?(top|best)\b/i.test(idea.trim());
const ranks = (idea: string) => /^(the )?(top|best|worst)\b/i.test(idea.trim());

function itemsStep(request: RequestOf<'items'>): DraftStep {
  return {
    key: `items ${request.size} ${request.idea}`,
    activity: 'Filling your list',
    failure: 'We couldn’t look for names.',
    isTyped: false,
    answer: async (ask, { keyword = '' }) => {
      const known = await ask.list(request.idea);
      const { about } = known;
      const [names, objects, hooks] = await Promise.all([
        about ? known.names : showableFirst(known.names, ask),
        about && about.objects.length > 0
          ? bestOfTopicFirst(keyword, about.objects, ask)
          : askObjects(ask, keyword),
        picturedHooks(known, keyword, ask),
      ]);
      return (data) => {
        const taken = (data.info.items ?? []).map(({ id }) => id);
        const filled = withDraftedItems(data, request, { names, about }, draftIds('item', taken));
        const hook = keptLine(['info', 'hook'], filled.info.hook);
        const shown = hooks.get(hook.text);
        return {
          ...filled,
          info: {
            ...filled.info,
            objects: [...objects],
            ...(shown && { hook: { ...hook.line, objects: shown } }),
          },
        };
      };
    },
  };
}

/** What each first sentence that people wrote for a topic speaks of. */
async function picturedHooks(
  { about }: KnownList,
  keyword: string,
  ask: Ask,
): Promise<ReadonlyMap<string, string[]>> {
  const hooks = about?.hooks ?? [];
  const inFilm = { about: keyword, item: [], topic: about?.objects ?? [] };
  const found = hooks.length > 0 ? await ask.pictures(hooks, undefined, inFilm) : [];
  return new Map(hooks.map((hook, at) => [hook, objectsShown(hook, found[at] ?? [])]));
}

function factsStep({ id, term }: RequestOf<'facts'>, { info }: ProjectData): DraftStep {
  const item = info.items?.find((one) => one.id === id);
  return {
    key: `facts ${id} ${term}`,
    activity: `Finding facts about ${term}`,
    failure: 'We couldn’t look for facts.',
    // A name that somebody writes.
    isTyped: item?.auto !== true,
    begin: (data) => withItem(data, id, (one) => ({ ...one, filling: true })),
    giveUp: (data) => withItem(data, id, (one) => ({ ...one, filling: false })),
    isWanted: (data) => {
      const now = data.info.items?.find((one) => one.id === id);
      return now?.filling === true && now.text?.trim() === term;
    },
    lookAhead: (ask, data) => {
      const items = data.info.items ?? [];
      const next = items.filter(({ text, filled, auto }) => text?.trim() && auto && !filled);
      for (const { text = '' } of next.slice(0, itemsAhead)) {
        void askAbout(text.trim(), data, ask).catch(() => undefined);
      }
    },
    answer: async (ask, data) => {
      const { facts, hints } = await askAbout(term, data, ask);
      const heard = (data.info.items ?? [])
        .filter((one) => one.id !== id)
        .flatMap(({ trivia = [] }) => trivia.map(({ text = '' }) => text));
      const isKnownByHeart = hints.search !== undefined;
      const known = { name: term, facts: facts.sentences, areWritten: isKnownByHeart };
      const chosen = chooseFacts(known, heard);
      const topic = namesOf(data.info.objects);
      const place = { topic, keyword: data.keyword ?? '', kind: data.info.unit };
      const objects = await objectsOfItem(term, hints, place, ask);
      const shown = await objectsOfFacts(
        chosen.map(({ text }) => text),
        { term, objects, ...place },
        ask,
      );
      // "A sombrero is a straw hat": the film shows the sombrero.
      if (!isKnownByHeart && objects.length > 0) shown.fill([...objects], 0, 1);
      const drafted = {
        sentences: chosen.map(({ text }) => text),
        credits: chosen.map(({ at }) => facts.credits?.[at] ?? null),
        shown,
        hints: { ...hints, objects },
      };
      let line = 0;
      return (now) => withDraftedFacts(now, id, drafted, () => `${id}-fact-${++line}`);
    },
  };
}

async function askAbout(
  term: string,
  { info, keyword = '' }: ProjectData,
  ask: Ask,
): Promise<{ readonly facts: KnownFacts; readonly hints: ItemHints }> {
  const idea = info.idea?.text ?? keyword;
  const [facts, hints] = await Promise.all([
    ask.facts({ term, keyword: idea, unit: info.unit ?? '' }),
    ask.hints(idea, term),
  ]);
  return { facts, hints };
}

/** What was chosen for a topic, what is most like it first: a bone for fossils, and amber later. */
async function bestOfTopicFirst(
  keyword: string,
  chosen: readonly string[],
  ask: Ask,
): Promise<readonly string[]> {
  const inFilm = { about: '', item: [], topic: chosen };
  const [found = []] = await ask.pictures([keyword], undefined, inFilm);
  const first = objectsShown(keyword, found).filter((name) => chosen.includes(name));
  return [...new Set([...first, ...chosen])];
}

interface ItemPlace {
  readonly topic: readonly string[];
  readonly keyword: string;
  /** What each item is one of. */
  readonly kind: string | undefined;
}

/** What an item shows: what was chosen for it, what suits its name in this film first; else what is called so. */
async function objectsOfItem(
  term: string,
  { objects }: ItemHints,
  { topic, keyword, kind }: ItemPlace,
  ask: Ask,
): Promise<readonly string[]> {
  if (objects.length > 0) {
    const inFilm = { about: keyword, item: objects, topic: [], kind };
    const [found = []] = await ask.pictures([term], undefined, inFilm);
    // What was chosen for it goes where its name means something else in this film.
    const shown = objectsShown(term, found);
    const chosen = shown.filter((name) => objects.includes(plainObject(name)));
    // Who chose it knew what is meant: words of the name may mean anything, as the van of a Turkish Van.
    if (chosen.length > 0) return inOrderOf(objects, chosen);
    // Nothing of it fits: then only what its name surely shows.
    const sure = objectsShown(
      term,
      found.filter(({ match = 0 }) => match >= surelyShown),
    );
    return sure.filter((name) => !topic.includes(name));
  }
  const [found = []] = await ask.pictures([term]);
  return objectsCalled(term, found).slice(0, 1);
}

/** Of what a sentence is shown by, what is as good as certain. */
const surelyShown = 0.96;

const inOrderOf = (order: readonly string[], names: readonly string[]): readonly string[] =>
  names.toSorted((a, b) => order.indexOf(plainObject(a)) - order.indexOf(plainObject(b)));

/** What facts are shown by, where they are told. */
async function objectsOfFacts(
  facts: readonly string[],
  {
    term,
    objects,
    topic,
    keyword,
    kind,
  }: ItemPlace & { readonly term: string; readonly objects: readonly string[] },
  ask: Ask,
): Promise<string[][]> {
  const inFilm = { about: `${keyword}, ${term}`, item: objects, topic, kind };
  const found = await ask.pictures(facts, undefined, inFilm);
  // "Dogs", said of a poodle, is the poodle.
  const isWholeTopic = (object: string) => objects.length > 0 && isNamedIn(object, keyword);
  return facts.map((fact, at) => {
    const shown = objectsShown(fact, found[at] ?? []);
    const own = shown.filter((object) => !isWholeTopic(object) || objects.includes(object));
    return own.length > 0 ? own : shown;
  });
}

/** Items that somebody wrote show what their names and sentences mean. */
function picturesStep(data: ProjectData, { picturesOnly }: DraftOptions): DraftStep | undefined {
  if (data.info.drafted === undefined && !picturesOnly) return undefined;
  const item = (data.info.items ?? []).find(lacksPictures);
  const name = item?.text?.trim() ?? '';
  if (!item || name === '') return undefined;
  return {
    key: `pictures ${item.id} ${name}`,
    activity: `Looking for pictures of ${name}`,
    failure: 'We couldn’t look for pictures.',
    isTyped: true,
    answer: async (ask, { info, keyword = '' }) => {
      const lines = (item.trivia ?? []).flatMap(({ text = '' }) => text || []);
      const [hints, [ofItem = []]] = await Promise.all([
        ask.hints(info.idea?.text || keyword || name, name),
        ask.pictures([name]),
      ]);
      // One picture of a name that somebody wrote is enough: what is called so, or the best there is.
      const [best] = [...objectsCalled(name, ofItem), ...objectsFor(name, ofItem)];
      const objects = hints.objects.length > 0 ? hints.objects : best ? [best] : [];
      const place = {
        term: name,
        objects,
        topic: namesOf(info.objects),
        keyword,
        kind: info.unit,
      };
      const found = lines.length > 0 ? await objectsOfFacts(lines, place, ask) : [];
      const shown = new Map(lines.map((text, at) => [text, found[at] ?? []]));
      return (now) => ({
        ...now,
        info: {
          ...now.info,
          items: (now.info.items ?? []).map((one) =>
            one.id === item.id && one.text?.trim() === name
              ? withPictures(one, { ...hints, objects }, shown)
              : one,
          ),
        },
      });
    },
  };
}

function lacksPictures({ text, objects, filling }: ListItem): boolean {
  return Boolean(text?.trim()) && objects === undefined && filling !== true;
}

function withPictures(
  item: ListItem,
  { objects, place }: ItemHints,
  shown: ReadonlyMap<string, readonly string[]>,
): ListItem {
  return {
    ...item,
    objects: [...objects],
    ...(place && { place }),
    ...(item.trivia && {
      trivia: item.trivia.map((line) => ({
        ...line,
        objects: line.objects ?? [...(shown.get(line.text ?? '') ?? [])],
      })),
    }),
  };
}
