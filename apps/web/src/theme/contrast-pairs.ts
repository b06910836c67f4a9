/** A colour that must be told apart from what it stands on. Text needs 4.5, controls and marks need 3. */
export interface ContrastPair {
  readonly front: string;
  readonly back: string;
  readonly least: 4.5 | 3;
}

const grounds = ['ground', 'ground-2', 'raised'];

const on = (least: 4.5 | 3, front: string, backs: readonly string[]): ContrastPair[] =>
  backs.map((back) => ({ front, back, least }));

export const contrastPairs: readonly ContrastPair[] = [
  ...on(4.5, 'text', [...grounds, 'hover', 'pressed', 'accent-tint']),
  ...on(4.5, 'text-2', [...grounds, 'hover', 'pressed']),
  ...on(4.5, 'placeholder', grounds),
  ...on(4.5, 'accent-text', [...grounds, 'hover', 'accent-tint', 'accent-tint-hover']),
  ...on(4.5, 'on-fill', ['accent-fill', 'accent-fill-hover', 'danger-fill', 'danger-fill-hover']),
  ...on(4.5, 'success-text', [...grounds, 'success-tint']),
  ...on(4.5, 'warning-text', [...grounds, 'warning-tint']),
  ...on(4.5, 'danger-text', [...grounds, 'danger-tint']),
  ...on(4.5, 'stage-text', ['stage', 'stage-raised']),
  ...on(4.5, 'stage-text-2', ['stage', 'stage-raised']),
  ...on(3, 'control-line', grounds),
  ...on(3, 'accent', [...grounds, 'hover', 'accent-tint']),
  ...on(3, 'accent-fill', ['ground', 'ground-2']),
  ...on(3, 'danger-fill', ['ground', 'ground-2']),
  ...on(3, 'success', grounds),
  ...on(3, 'warning-mark', grounds),
  ...on(3, 'danger', grounds),
];
