import type { TopicList } from '@reelwright/wizards';
import type { ReadyQuestion } from '@reelwright/wizards/quiz';

/** One thing that people make films about, told in points: an octopus, Iceland, insurance. */
export interface Thing {
  /** As at the beginning of a title: 'Octopus', 'Iceland'. */
  readonly name: string;
  /** As in "8 things to know about octopuses". */
  readonly plural: string;
  /** What else people type for it. */
  readonly otherNames: readonly string[];
  /** What it is one of, the widest first: animal, sea animal. */
  readonly kinds: readonly string[];
  readonly objects: readonly string[];
  readonly place: string | undefined;
  /** The first sentence of a film about it. */
  readonly hook: string;
  readonly points: readonly ThingPoint[];
  /** What the list of its points is called where they are steps, gifts or places; else 'things to know about' it. */
  readonly list?: Pick<TopicList, 'category' | 'idea' | 'unit' | 'units'> | undefined;
  readonly questions: readonly (ReadyQuestion & { readonly level: 1 | 2 | 3 })[];
  /** What it is compared by; things of one kind have the same checks. */
  readonly traits: readonly ThingTrait[];
}

export interface ThingPoint {
  readonly headline: string;
  readonly sentences: readonly string[];
  /** What shows it; empty: the thing itself. */
  readonly objects: readonly string[];
}

export interface ThingTrait {
  readonly check: string;
  readonly text: string;
  /** 5 is best for whoever buys, keeps or uses it. */
  readonly score: number;
}
