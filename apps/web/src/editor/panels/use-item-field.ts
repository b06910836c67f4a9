import { changeItems, type Item } from '@reelwright/movie';
import { createContext, useContext } from 'react';
import { useEditor, useSessionPart } from '../state/use-editor.ts';

type Fields = Partial<Omit<Item, 'id' | 'children'>>;

/** Which of the selected items fields are about: sounds have no look, though they may be selected with what has. */
export const FieldItems = createContext<(item: Item) => boolean>(() => true);

/** A field of everything that is selected. */
export interface ItemField<Value> {
  /** Undefined: the selected items differ. */
  readonly value: Value | undefined;
  readonly isMixed: boolean;
  readonly set: (value: Value) => void;
  /** The next change is a step of its own. */
  readonly end: () => void;
}

/** A field whose values can be tried before they are set. */
export interface TriedField<Value> extends ItemField<Value> {
  /** What an item would get with this value. */
  readonly written: (item: Item, value: Value) => Fields;
}

/**
 * @param name tells fields apart: changes of one in a row are one step of undo.
 * @param write what changes on an item that gets this value.
 */
export function useItemField<Value>(
  name: string,
  read: (item: Item) => Value,
  write: (item: Item, value: Value) => Fields,
): TriedField<Value> {
  const session = useEditor();
  const isMeant = useContext(FieldItems);
  const meant = () => session.selected().filter(isMeant);
  const { value, isMixed } = useSessionPart(
    () => readAll(meant(), read),
    (before, after) => before.value === after.value && before.isMixed === after.isMixed,
  );
  return {
    value,
    isMixed,
    set: (next) => {
      const slide = session.slide();
      const itemIds = meant().map(({ id }) => id);
      if (!slide) return;
      session.tab.edit(
        changeItems,
        { slideId: slide.id, itemIds, fields: (item) => write(item, next) },
        `${name}-${itemIds.join('-')}`,
      );
    },
    written: write,
    end: session.tab.endStep,
  };
}

function readAll<Value>(items: readonly Item[], read: (item: Item) => Value) {
  const [first, ...others] = items;
  const value = first && read(first);
  const isMixed = others.some((item) => read(item) !== value);
  return { value: isMixed ? undefined : value, isMixed };
}
