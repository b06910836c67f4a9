import type { IconShape } from '../theme/icon.tsx';

/** A place in the app, as the sidebar, the drawer and the bottom bar show it. */
export interface NavItem {
  readonly id: string;
  readonly label: string;
  readonly icon: IconShape;
  readonly to: string;
  /** Also on a phone's bottom bar, which holds three beside More. */
  readonly inBottomBar?: boolean;
  /** Places under this one; it folds open to show them. */
  readonly children?: readonly Omit<NavItem, 'children' | 'inBottomBar'>[];
}
