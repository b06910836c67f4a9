import type { Stretch } from './item-box.ts';

/** When and how an item is drawn. */
export interface ItemMoment {
  /** Seconds of the slide. */
  readonly seconds: number;
  /** How long the slide has been over: what moved goes on moving while the next one comes. */
  readonly beyondSeconds: number;
  readonly stretch: Stretch;
  /** How strongly hidden items show: 0 in a movie, .15 while it is edited. */
  readonly hiddenOpacity: number;
  /** Items stand still in the middle of their stay: how an editor shows them. */
  readonly still: boolean;
  /** Ids of items that are not drawn. */
  readonly leaveOut?: ReadonlySet<string> | undefined;
}
