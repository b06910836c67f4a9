import type { Item } from '@reelwright/movie';
import type { IconShape } from '../../theme/icon.tsx';
import type { EditorSession } from '../state/editor-session.ts';

/** Where an action is found in menus and in the palette. */
export type ActionGroup = 'Edit' | 'Arrange' | 'Align' | 'Size' | 'Play' | 'View' | 'Movie' | 'Add';

/**
 * Something one can do in the editor. Toolbar, menus, palette, shortcut sheet and keyboard all read one list of
 * these, so nothing is wired twice.
 */
export interface EditorAction {
  readonly id: string;
  readonly label: string;
  readonly group: ActionGroup;
  readonly icon: IconShape;
  /** In the order they are pressed: ['mod', 'D']. */
  readonly keys?: readonly string[];
  /** Other keys that do the same, without being listed. */
  readonly otherKeys?: readonly (readonly string[])[];
  /** Removes something: drawn apart, in red. */
  readonly danger?: boolean;
  /** For what is switched on and off: whether it is on. */
  readonly isOn?: (session: EditorSession) => boolean;
  readonly isEnabled: (session: EditorSession) => boolean;
  readonly perform: (session: EditorSession) => void;
  /** Fetches what it will need, when somebody is about to do it. */
  readonly prepare?: () => void;
}

export const always = () => true;
export const hasSlide = (session: EditorSession) => session.slide() !== undefined;
export const hasSelection = (session: EditorSession) => session.selected().length > 0;
export const hasSeveral = (session: EditorSession) => session.selected().length > 1;

/** Whether just one thing is selected, and of the right kind. */
export const isOne = (isRight: (item: Item) => boolean) => (session: EditorSession) => {
  const [item, ...others] = session.selected();
  return item !== undefined && others.length === 0 && isRight(item);
};

/** The selected items that may be moved: locked ones stay. */
export function movable(session: EditorSession) {
  return session.selected().filter(({ locked, type }) => !locked && type !== 'audio');
}
