import type { Graphic, Item } from '@reelwright/movie';
import { type ItemField, useItemField } from '../panels/use-item-field.ts';

type Kind = Graphic['kind'];
type OfKind<K extends Kind> = Extract<Graphic, { kind: K }>;

/** A field of all selected graphics of a kind. */
export function useGraphicField<K extends Kind, Key extends keyof OfKind<K> & string>(
  kind: K,
  key: Key,
  fallback: OfKind<K>[Key],
): ItemField<OfKind<K>[Key]> {
  return useItemField(
    `graphic-${key}`,
    ({ graphic }) => (isKind(graphic, kind) ? graphic[key] : fallback),
    ({ graphic }, value: OfKind<K>[Key]): Partial<Item> =>
      isKind(graphic, kind) ? { graphic: { ...graphic, [key]: value } } : {},
  );
}

function isKind<K extends Kind>(graphic: Graphic | undefined, kind: K): graphic is OfKind<K> {
  return graphic?.kind === kind;
}
