/** New entries of each kind, with as many rows as a small video needs. */
import type { OwnComparison, OwnOffer, OwnThing, OwnTopic } from '@reelwright/contract';

const emptyNames = { otherNames: [], objects: [] };

export const emptyThing: OwnThing = {
  ...emptyNames,
  name: '',
  plural: '',
  kinds: [],
  hook: '',
  points: Array.from({ length: 5 }, () => ({ headline: '', text: '', objects: [] })),
  questions: [],
  traits: [],
};

export const emptyItem: OwnTopic['lists'][number]['items'][number] = {
  name: '',
  search: '',
  objects: [],
  facts: ['', ''],
};

export const emptyList: OwnTopic['lists'][number] = {
  category: 'top',
  idea: '',
  unit: '',
  units: '',
  items: Array.from({ length: 3 }, () => emptyItem),
};

export const emptyTopic: OwnTopic = {
  ...emptyNames,
  title: '',
  related: [],
  hooks: [],
  closings: [],
  lists: [emptyList],
  questions: [],
};

export const emptyCheck: OwnComparison['checks'][number] = {
  name: '',
  objects: [],
  comments: [],
  winner: 0,
  why: '',
};

export const emptyComparison: OwnComparison = {
  ...emptyNames,
  topic: '',
  headline: '',
  products: Array.from({ length: 2 }, () => ({ name: '', objects: [] })),
  checks: Array.from({ length: 3 }, () => emptyCheck),
};

export const emptyOffer: OwnOffer = {
  ...emptyNames,
  name: '',
  kind: '',
  desired: '',
  issue: '',
  undesired: '',
  target: '',
  time: '',
  product_type: '',
  dont_need: '',
  cheaters: '',
  benefits: [],
  questions: [],
  proofs: [],
  ctas: [],
};
