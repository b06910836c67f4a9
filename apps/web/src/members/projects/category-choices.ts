import { videoKinds } from '@reelwright/movie';

/** Spec: what the list can be narrowed to. An empty value means all; the list call sends '{value}-video'. */
export const categoryChoices: readonly { readonly value: string; readonly label: string }[] = [
  { value: '', label: 'All videos' },
  ...videoKinds.flatMap(({ filter, filterLabel }) =>
    filter !== undefined && filterLabel !== undefined
      ? [{ value: filter, label: filterLabel }]
      : [],
  ),
];
