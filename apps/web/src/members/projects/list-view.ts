import { categoryChoices } from './category-choices.ts';

/** How far a film is, and what the list calls that. */
export const stateChoices = [
  { value: '', label: 'Any state' },
  { value: 'draft', label: 'Not published' },
  { value: 'making', label: 'On its way' },
  { value: 'ready', label: 'Ready' },
  { value: 'failed', label: 'Failed' },
] as const;
type StateChoice = (typeof stateChoices)[number]['value'];

export const sorts = ['newest', 'oldest', 'name'] as const;
type Sort = (typeof sorts)[number];

/** What of the list is shown. It stands in the address, so that going back and loading again keep it. */
export interface ListView {
  readonly page: number;
  readonly search: string;
  /** A value of categoryChoices. */
  readonly category: string;
  readonly state: StateChoice;
  readonly sort: Sort;
  /** The recently deleted ones instead. */
  readonly deleted: boolean;
}

export const wholeList: ListView = {
  page: 1,
  search: '',
  category: '',
  state: '',
  sort: 'newest',
  deleted: false,
};

/** Reads a view out of an address; nonsense reads as the usual. */
export function listViewIn(params: URLSearchParams): ListView {
  const page = Number(params.get('page') ?? 1);
  const category = params.get('category') ?? '';
  const state = stateChoices.find(({ value }) => value === params.get('state'));
  const sort = sorts.find((known) => known === params.get('sort'));
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    search: (params.get('search') ?? '').trim().slice(0, maxSearchLetters),
    category: categoryChoices.some(({ value }) => value === category) ? category : '',
    state: state?.value ?? '',
    sort: sort ?? 'newest',
    deleted: params.get('deleted') === 'yes',
  };
}

/** Longer words are found nowhere; the call refuses them. */
export const maxSearchLetters = 200;

/** The same view for an address. The usual is left out, so a plain list has a plain address. */
export function listViewParams(view: ListView): URLSearchParams {
  const params = new URLSearchParams();
  if (view.deleted) params.set('deleted', 'yes');
  if (view.search) params.set('search', view.search);
  if (view.category) params.set('category', view.category);
  if (view.state) params.set('state', view.state);
  if (view.sort !== 'newest') params.set('sort', view.sort);
  if (view.page > 1) params.set('page', String(view.page));
  return params;
}

/** Whether something is asked for that may hide videos. */
export function isNarrowed(view: ListView): boolean {
  return view.search !== '' || view.category !== '' || view.state !== '';
}
