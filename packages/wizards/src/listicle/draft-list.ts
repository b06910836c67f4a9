// What a Top 10 fills in by itself, so that there is a film to look at from the first word on. Whatever somebody
// writes or chooses stays: only what was filled in by itself is ever replaced.
import type { Line, ProjectData } from '@reelwright/movie';
import type { ItemHints, KnownFacts, KnownList } from '../draft/ask.ts';
import { roundRobin, shuffled } from '../wording/without-repeating.ts';
import { guessList } from './ideas.ts';
import { defaultUnit, isEmptyItem, itemLimits, type ListItem, listSizes } from './list-items.ts';

/** What is missing next, and what has to be asked for it. */
export type ListRequest =
  | { readonly kind: 'idea'; readonly keyword: string }
  | { readonly kind: 'items'; readonly idea: string; readonly size: number }
  | {
      readonly kind: 'facts';
      readonly id: string;
      readonly term: string;
      /** Somebody is typing the name: it is looked up once they stopped. */
      readonly isTyped?: true;
    };

const shortestKeyword = 2;

export function nextRequest(data: ProjectData): ListRequest | undefined {
  const keyword = data.keyword?.trim() ?? '';
  if (keyword.length < shortestKeyword) return undefined;
  const { idea, items = [] } = data.info;
  const isIdeaDrafted = !idea?.text?.trim() || idea.auto === true;
  if (isIdeaDrafted && data.info.ideaFor !== keyword) return { kind: 'idea', keyword };
  const text = idea?.text?.trim() ?? '';
  if (text === '') return undefined;
  const size = listSize(data);
  const hasRoom = items.some(isEmptyItem) || items.filter(isDrafted).length === items.length;
  if (data.info.itemsFor !== itemsKey(text, size) && hasRoom)
    return { kind: 'items', idea: text, size };
  const bare = items.find(needsFacts);
  if (!bare?.id || !bare.text) return undefined;
  const term = bare.text.trim();
  return { kind: 'facts', id: bare.id, term, ...(bare.wantsFacts === true && { isTyped: true }) };
}

/** Whether the list, or the idea that it follows from, is still to be filled in. */
export function areNamesToCome(data: ProjectData): boolean {
  const kind = nextRequest(data)?.kind;
  return kind === 'idea' || kind === 'items';
}

/** How many items the list is to have: as somebody said, else as the idea says. */
function listSize({ info }: ProjectData): number {
  const wanted = info.size ?? guessList(info.idea?.text ?? '').size ?? listSizes.default;
  return Math.min(Math.max(Math.round(wanted), listSizes.min), itemLimits.max);
}

/** The best idea there is about a keyword; none when nothing is known. */
export function withDraftedIdea(
  data: ProjectData,
  keyword: string,
  ideas: readonly string[],
  newId: (name: string) => string,
): ProjectData {
  // A list of the best is what most people come for; the worst and the odd are theirs to choose.
  const text = ideas.find((idea) => /^(the )?(top|best)\b/i.test(idea.trim())) ?? ideas[0];
  const drafted = text ? withIdea(data, { id: newId(text), text, auto: true }) : withoutIdea(data);
  return { ...drafted, info: { ...drafted.info, ideaFor: keyword } };
}

function withoutIdea(data: ProjectData): ProjectData {
  const { idea: _, ...info } = data.info;
  return {
    ...data,
    info: { ...info, items: (info.items ?? []).filter((item) => !isDrafted(item)) },
  };
}

/** Takes an idea, and what its words say about the list, as far as nobody said otherwise for this one. */
export function withIdea(data: ProjectData, idea: Line): ProjectData {
  const text = idea.text?.trim() ?? '';
  const kept = { ...idea, hasMedia: true, hasVo: true, frameType: 'heading_only' };
  if (data.info.guessedFrom === text) return { ...data, info: { ...data.info, idea: kept } };
  const guess = guessList(text);
  return {
    ...data,
    info: {
      ...data.info,
      idea: kept,
      size: guess.size ?? listSizes.default,
      unit: guess.unit ?? defaultUnit,
      guessedFrom: text,
    },
  };
}

/** Names for the list. What somebody wrote stays in its place; names of another idea make room. */
export function withDraftedItems(
  data: ProjectData,
  { idea, size }: { readonly idea: string; readonly size: number },
  { names, about }: KnownList,
  newId: (name: string) => string,
): ProjectData {
  const isOtherIdea = ideaOfKey(data.info.itemsFor) !== idea;
  const items = data.info.items ?? [];
  const kept = items.filter((item) => !isEmptyItem(item) && !(isOtherIdea && isDrafted(item)));
  const wanted = Math.max(size, itemLimits.min);
  const used = new Set(kept.map(({ text }) => text?.trim().toLowerCase()));
  const fresh = names.filter((name) => !used.has(name.trim().toLowerCase()));
  const drafted = fresh
    .slice(0, Math.max(0, wanted - kept.length))
    .map((text): ListItem => ({ id: newId(text), text, auto: true, hasMedia: true }));
  const blanks = Math.max(0, wanted - kept.length - drafted.length);
  const filled = [...kept, ...drafted].slice(0, Math.max(wanted, kept.filter(isWritten).length));
  return {
    ...data,
    info: {
      ...withDraftedSentences(data.info, idea, about),
      items: [...filled, ...Array.from({ length: blanks }, () => blankItem(newId('')))],
      itemsFor: itemsKey(idea, size),
    },
  };
}

/** The sentence after the title, the last one, and where the film takes place. Of another topic, none stays. */
function withDraftedSentences(
  { hook, closing, place: _place, objects: _objects, ...info }: ProjectData['info'],
  idea: string,
  about: KnownList['about'],
): ProjectData['info'] {
  const drafted = (line: Line | undefined, known: readonly string[] = []): Line | undefined => {
    if (line && line.auto !== true) return line;
    return known.length > 0
      ? { text: roundRobin(shuffled(known, idea), 0), auto: true }
      : undefined;
  };
  const [first, last] = [drafted(hook, about?.hooks), drafted(closing, about?.closings)];
  return {
    ...info,
    ...(first && { hook: first }),
    ...(last && { closing: last }),
    ...(about && { place: about.place, objects: [...about.objects] }),
  };
}

export function blankItem(id: string): ListItem {
  return { id, text: '', hasMedia: true };
}

interface DraftedFacts extends KnownFacts {
  /** What each of the sentences speaks of, in pictures. */
  readonly shown?: readonly (readonly string[])[];
  /** What a picture of the item should show. */
  readonly hints?: ItemHints;
}

/** Trivia for an item, and what its pictures should show. */
export function withDraftedFacts(
  data: ProjectData,
  id: string,
  { sentences, credits, shown, hints }: DraftedFacts,
  newId: () => string,
): ProjectData {
  return withItem(data, id, (item) => ({
    ...item,
    filling: false,
    filled: true,
    wantsFacts: false,
    ...(sentences.length > 0 && {
      trivia: sentences.map((text, at) => ({
        id: newId(),
        text,
        hasMedia: true,
        auto: true,
        ...(credits?.[at] && { credit: credits[at] }),
        ...(shown?.[at] && { objects: [...shown[at]] }),
      })),
    }),
    ...(hints && { objects: [...hints.objects] }),
    ...(hints?.place && { place: hints.place }),
    ...(hints?.search && !item.keyword && { keyword: hints.search, isOwnKeyword: false }),
  }));
}

export function withItem(
  data: ProjectData,
  id: string,
  change: (item: ListItem) => ListItem,
): ProjectData {
  const items = data.info.items?.map((item) => (item.id === id ? change(item) : item));
  return { ...data, info: { ...data.info, items } };
}

function needsFacts(item: ListItem): boolean {
  return (
    (isDrafted(item) || item.wantsFacts === true) &&
    !item.filled &&
    !item.filling &&
    Boolean(item.text?.trim()) &&
    !item.trivia?.length
  );
}

/** Filled in by itself, and nobody changed it since. */
function isDrafted(item: ListItem): boolean {
  return item.auto === true || isEmptyItem(item);
}

function isWritten(item: ListItem): boolean {
  return !isDrafted(item);
}

function itemsKey(idea: string, size: number): string {
  return `${size}|${idea}`;
}

function ideaOfKey(key: unknown): string | undefined {
  return typeof key === 'string' ? key.slice(key.indexOf('|') + 1) : undefined;
}
