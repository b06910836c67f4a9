import type { IconShape } from '../theme/icon.tsx';

/** Something the palette can do. */
export interface Command {
  readonly id: string;
  readonly group: 'Editor' | 'Go to' | 'Projects' | 'Create' | 'Account' | 'Colors' | 'Help';
  readonly label: string;
  /** Other words people look for it by. */
  readonly words?: string;
  /** A word beside the label. */
  readonly note?: string;
  readonly icon: IconShape;
  readonly keys?: readonly string[];
  readonly perform: () => void;
}
