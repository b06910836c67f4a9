import { capitalize } from '@reelwright/english';
import { recipeOf } from '@reelwright/pictures';

/** What our own pictures are called by, in their addresses: `/library/objects/hot-beverage.webp?blur=3`. */
const ours = /^\/library\/(objects|places|grounds|shapes)\/([^/?]+)\.\w+(?:\?|$)/;
/** How a thing is drawn says nothing about what it is; nor does which of several views of a place is seen. */
const notTheThing = /^(icon|country|cast)-|-\d+$/g;

/** What a picture of ours shows, by its address; undefined for pictures of others. */
export function nameOfPicture(url: string): string | undefined {
  const [, kind, file = ''] = ours.exec(url) ?? [];
  if (kind === 'grounds') return 'Backdrop';
  const name = kind ? file : recipeOf(url)?.objects[0];
  const words = name?.replaceAll(notTheThing, '').replaceAll('-', ' ').trim();
  return words ? capitalize(words) : undefined;
}
