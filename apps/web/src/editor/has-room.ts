import { type Item, maxItems } from '@reelwright/movie';
import { toast } from '../ui/toast.tsx';

/** Whether so many more fit on a slide or in a group; whoever adds them is told when not. */
export function hasRoom(items: readonly Item[], count = 1): boolean {
  if (items.length + count <= maxItems) return true;
  toast.error(`A slide can hold ${maxItems} items. Please remove some first.`);
  return false;
}
