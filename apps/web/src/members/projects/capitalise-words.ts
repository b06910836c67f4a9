import { titleCase } from '@reelwright/english';
/**
 * Spec: a title is shown with its first letters capitalised: 'iced coffee at home' → 'Iced Coffee at Home'.
 * Whoever typed a capital anywhere chose their letters ('iPhone vs macOS'): such a title stays as typed.
 */
export function capitaliseWords(text: string): string {
  if (/\p{Lu}/u.test(text)) return text;
  return titleCase(text);
}
