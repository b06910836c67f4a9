import type { ProjectData } from '../schema/project-data.ts';
import { primaryLanguage } from './film-languages.ts';
import { guessLanguage, isLatin } from './guess-language.ts';

type Spoken = Partial<
  Pick<ProjectData, 'language' | 'voSettings' | 'info' | 'frames' | 'keyword' | 'captions'>
>;

/** What every project has until somebody chooses a voice: it says nothing about the film. */
const voiceByDefault = 'en-US';

const known = new WeakMap<object, string>();

/**
 * What a film's words are in, as 'de': as somebody chose; else as the article's page or the chosen voice has it; else as
 * its own words tell.
 */
export function filmLanguage(data: Spoken): string {
  const told = toldLanguage(data);
  if (told) return told;
  const before = known.get(data);
  if (before) return before;
  const guessed = guessFrom(data);
  known.set(data, guessed);
  return guessed;
}

/** What a film says about its language, without a look at its words: of a single slide it is the same as of all of them. */
export function toldLanguage(data: Spoken): string | undefined {
  const chosen = primaryLanguage(data.language) ?? primaryLanguage(data.info?.source?.language);
  if (chosen) return chosen;
  const voices = [data.voSettings?.lang, data.captions?.language];
  const voice = voices.find((tag) => tag && tag !== voiceByDefault);
  return voice === undefined ? undefined : (primaryLanguage(voice) ?? 'en');
}

/** A few names or a title of three words may look like anything. */
const enoughLetters = 60;
const mostLetters = 2000;

function guessFrom({ info, frames }: Spoken): string {
  const answers = gather(info);
  const text = answers.length >= enoughLetters ? answers : gather(frames);
  return text.length < enoughLetters && isLatin(text) ? 'en' : guessLanguage(text);
}

/** Where documents keep what is read and said. */
const wordKeys = new Set(['text', 'title', 'body', 'headline']);

/** The first words of a part of a document, in their order. */
function gather(part: unknown): string {
  const texts: string[] = [];
  let letters = 0;
  const walk = (value: unknown, key: string): void => {
    if (letters > mostLetters) return;
    if (typeof value === 'string') {
      if (!wordKeys.has(key)) return;
      const plain = value
        .slice(0, mostLetters)
        .replace(/<[^<>]*>|&[a-z]+;|&#\d+;/gi, ' ')
        .trim();
      if (!plain) return;
      texts.push(plain);
      letters += plain.length;
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      walk(inner, Array.isArray(value) ? key : name);
    }
  };
  walk(part, '');
  return texts.join('. ');
}
