import type { Voice } from '@reelwright/contract';
import { primaryLanguage } from '@reelwright/movie/language';

/** Whether a voice speaks a language such as 'de', in any country. */
export function speaks(
  { LanguageCode, speaks_all }: Pick<Voice, 'LanguageCode' | 'speaks_all'>,
  language: string,
): boolean {
  return speaks_all === true || primaryLanguage(LanguageCode) === language;
}
