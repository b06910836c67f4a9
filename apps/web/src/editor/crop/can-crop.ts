import type { Item } from '@reelwright/movie';

/** Whether there is a picture whose visible part can be chosen. */
export function canCrop({ type, url, locked }: Item): boolean {
  return (type === 'image' || type === 'video') && Boolean(url) && !locked;
}
