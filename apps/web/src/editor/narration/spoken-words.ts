import type { Slide } from '@reelwright/movie';
import { plainText } from '../plain-text.ts';

/** What a voice reads out on a slide: its texts from top to bottom, each as a sentence. */
export function spokenWords({ items }: Pick<Slide, 'items'>): string {
  return items
    .filter(({ type, hide, show }) => type === 'text' && !hide && show !== false)
    .toSorted((one, other) => one.y - other.y || one.x - other.x)
    .map(({ text = '' }) => plainText(text).replace(/\s+/g, ' ').trim())
    .filter((words) => words !== '')
    .map((words) => (/[.!?…:;]$/.test(words) ? words : `${words}.`))
    .join(' ');
}
