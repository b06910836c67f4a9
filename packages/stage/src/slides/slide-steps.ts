import type { Item, Slide } from '@reelwright/movie';
import { slideSeconds } from '@reelwright/movie';
import { backgroundStep } from '../background/background-step.ts';
import { numbersInLanguage } from '../graphics/numbers-in-language.ts';
import { followedItems } from '../items/blur-behind.ts';
import { drawItem } from '../items/draw-item.ts';
import { itemCovers } from '../items/item-covers.ts';
import type { ItemMoment } from '../items/item-moment.ts';
import { stillParts, viewItem } from '../items/item-view.ts';
import type { Brush } from '../surface/brush.ts';
import type { Step } from '../surface/draw-steps.ts';

interface SlideOptions {
  /** Ids of items that somebody is dragging. */
  readonly moving?: ReadonlySet<string> | undefined;
  /** Whose numbers its charts have. */
  readonly language?: string | undefined;
}

/** A slide as it is `moment.seconds` after it began: its background and its items. */
export function slideSteps(
  brush: Brush,
  slide: Slide,
  moment: Omit<ItemMoment, 'stretch'>,
  { moving, language = 'en' }: SlideOptions = {},
): readonly Step[] {
  const background = backgroundStep(brush, slide.background, {
    seconds: moment.seconds + moment.beyondSeconds,
    durationSeconds: slideSeconds(slide),
    seed: slide.id,
  });
  const items = numbersInLanguage(slide.items, language);
  const whole: ItemMoment = { ...moment, stretch: { x: 1, y: 1 } };
  return [
    background,
    ...followedItems(items, moment.seconds + moment.beyondSeconds).map((item) => {
      const step = itemStep(brush, item, whole);
      return moving && holdsAny(item, moving) ? { ...step, still: undefined } : step;
    }),
  ];
}

/** Whether an item, or something grouped in it, is one of these. */
function holdsAny({ id, children, behind }: Item, ids: ReadonlySet<string>): boolean {
  if (behind && (ids.has(behind.textId) || ids.has(behind.pictureId))) return true;
  return ids.has(id) || (children ?? []).some((child) => holdsAny(child, ids));
}

function itemStep(brush: Brush, item: Item, moment: ItemMoment): Step {
  // One item that cannot be drawn must not take the others with it.
  const report = (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    brush.assets.report?.({ kind: 'failed-item', itemId: item.id, message });
  };
  try {
    const view = viewItem(brush, item, moment);
    if (!view) return { still: [], draw: () => {} };
    const parts = stillParts(brush, view);
    return {
      still: parts && [item, ...parts],
      covers: itemCovers(view),
      draw: (inner, keeps) => {
        try {
          drawItem({ ...inner, keeper: keeps ? { owner: item, next: 0 } : undefined }, view);
        } catch (error) {
          report(error);
        }
      },
    };
  } catch (error) {
    report(error);
    return { still: undefined, draw: () => {} };
  }
}
