import { capitalize } from '@reelwright/english';

/** 'how-to_sleep (final).pdf' → 'How to sleep' */
export function titleFromName(name: string): string {
  const words = name
    .replace(/^.*[\\/]/, '')
    .replace(/\.[a-z0-9]{1,8}$/i, '')
    .replace(/(?<!\s)\s*\([^()]*\)\s*$/, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
  return words === '' ? 'My article' : capitalize(words.slice(0, 200));
}
