import { singular } from '@reelwright/english';
import { plainWords } from './words.ts';

/** How a name may be written in a dictionary: as it is, then with its last word in the singular. */
export function singularForms(text: string): readonly string[] {
  const words = plainWords(text);
  const last = words.at(-1);
  if (last === undefined) return [];
  const forms = [last, singular(last)];
  // 'tomatoes' and 'lenses' are told apart from 'shoes' only by a dictionary.
  if (last.endsWith('es') && last.length > 4) forms.push(last.slice(0, -2));
  return [...new Set(forms)].map((form) => [...words.slice(0, -1), form].join(' '));
}
