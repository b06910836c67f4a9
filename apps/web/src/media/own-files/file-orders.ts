import type { FileOrder } from '@reelwright/contract';

/** How files can be listed, as people read it. */
export const fileOrderChoices: readonly { readonly value: FileOrder; readonly label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'By name' },
  { value: 'largest', label: 'Largest first' },
  { value: 'most-used', label: 'Most used first' },
];
