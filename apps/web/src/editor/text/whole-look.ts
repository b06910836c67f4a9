import type { Item } from '@reelwright/movie';
import type { WholeLook } from '../../rich-text/text-document.ts';

/** What all words of an item are, unless they say otherwise. */
export function wholeLookOf({ font }: Item): WholeLook {
  const has = (style: 'bold' | 'italic' | 'underline') => font?.styles.includes(style) === true;
  return { bold: has('bold'), italic: has('italic'), underline: has('underline') };
}
