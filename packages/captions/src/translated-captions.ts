/** What somebody changed about captions, in a copy of the film in another language. */
import type { CaptionCorrection, Captions, SpokenRange } from '@reelwright/movie';
import { spokenKey } from './spoken-key.ts';
import type { SpokenMovie } from './spoken-movie.ts';
import { spokenSounds } from './spoken-sounds.ts';
import { writtenWords } from './timed-words.ts';

type Changes = Pick<Captions, 'corrections' | 'own'>;
type Translations = Readonly<Record<string, string>>;

/** What was written for them, each text once. */
export function captionTexts(captions: Changes | undefined): readonly string[] {
  const { corrections = [], own = [] } = captions ?? {};
  const texts = [...corrections, ...own].map(({ text }) => text?.trim() ?? '');
  return [...new Set(texts)].filter((text) => /\p{L}/u.test(text));
}

/**
 * The same changes of what is said in the other language: a part of a sentence becomes as large a part of its
 * translation. How long a line stood was about the old voice. What has no translation is not carried over.
 */
export function translatedCaptions(movie: SpokenMovie, translations: Translations): Changes {
  const { corrections = [], own = [] } = movie.captions ?? {};
  const spoken = new Map(spokenSounds(movie).map((sound) => [sound.key, sound.spoken]));
  const inOther = (text: string): string | undefined =>
    /\p{L}/u.test(text) ? translationOf(translations, text.trim()) : text;

  const rangeOf = ({ spoken: key, from, to, slide }: SpokenRange): SpokenRange | undefined => {
    const text = spoken.get(key);
    const other = text === undefined ? undefined : translationOf(translations, text);
    if (text === undefined || other === undefined) return undefined;
    const share = writtenWords(other).length / Math.max(1, writtenWords(text).length);
    const [first, last] = [Math.round(from * share), Math.round(to * share)];
    if (last <= first) return undefined;
    return { spoken: spokenKey(other), from: first, to: last, ...(slide && { slide }) };
  };

  const carried = corrections.flatMap((correction): CaptionCorrection[] => {
    const { text, hidden, also = [] } = correction;
    const range = rangeOf(correction);
    const ranges = also.flatMap((one) => rangeOf(one) ?? []);
    const words = text === undefined ? undefined : inOther(text);
    if (!range || ranges.length < also.length || (text !== undefined && words === undefined)) {
      return [];
    }
    if (words === undefined && !hidden) return [];
    return [
      {
        ...range,
        ...(ranges.length > 0 && { also: ranges }),
        ...(words !== undefined && { text: words }),
        ...(hidden && { hidden }),
      },
    ];
  });
  const written = own.map((line) => ({ ...line, text: inOther(line.text) ?? line.text }));
  return {
    ...(carried.length > 0 && { corrections: carried }),
    ...(written.length > 0 && { own: written }),
  };
}

function translationOf(translations: Translations, text: string): string | undefined {
  return Object.hasOwn(translations, text) ? translations[text] : undefined;
}
