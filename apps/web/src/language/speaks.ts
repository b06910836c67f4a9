import type { Voice } from '@reelwright/contract';
import { primaryLanguage } from '@reelwright/movie/language';

/** Whether a voice speaks a language such as 'de', in any country. */
export function speaks({ LanguageCode }: Pick<Voice, 'LanguageCode'>, language: string): boolean {
  return primaryLanguage(LanguageCode) === language;
}
