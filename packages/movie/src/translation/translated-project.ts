/** A project in another language: its texts, and what has to follow them. */
import { slideSeconds } from '../durations.ts';
import type { Json, JsonObject } from '../json.ts';
import { filmLanguageOf } from '../language/film-languages.ts';
import { letterWidth } from '../language/spaceless-words.ts';
import { readProjectData } from '../read-project-data.ts';
import type { Item } from '../schema/item.ts';
import type { ProjectData } from '../schema/project-data.ts';
import type { Slide } from '../schema/slide.ts';
import { translatableTexts, withTexts } from './translatable-texts.ts';
import { unwrap } from './wrapped-text.ts';

/** What each text became; those that are missing stay as they are. */
export type Translations = Readonly<Record<string, string>>;

export interface ChosenVoice {
  readonly lang: string;
  readonly voice: string;
}

/** Every text of a project once, as a translator should see it. */
export function textsToTranslate(data: JsonObject): readonly string[] {
  return [...new Set(translatableTexts(data).map(({ text }) => unwrap(text).inner))];
}

/** Without a voice in its language the film is silent. */
export function translatedProject(
  source: JsonObject,
  translations: Translations,
  language: string,
  voice: ChosenVoice | undefined,
): ProjectData {
  const { data } = readProjectData(withoutVoices(withTranslations(source, translations)));
  const { captions } = data;
  const isRight = filmLanguageOf(language)?.isRightToLeft === true;
  return {
    ...data,
    language,
    // Corrections are of words of the old language: packages/captions says what becomes of them.
    ...(captions && { captions: { ...captions, corrections: undefined, language: undefined } }),
    voSettings: {
      ...data.voSettings,
      // A recording says what it said in the old language.
      ...voice,
      type: voice && data.voSettings.type !== 'none' ? 'tts' : 'none',
      pronunciations: [],
      emphasis: [],
    },
    audio: undefined,
    frames: data.frames.map((slide) => translatedSlide(slide, isRight)),
  };
}

/** A document with other words in place of those that were translated. */
export function withTranslations(data: JsonObject, translations: Translations): JsonObject {
  const texts = translatableTexts(data).flatMap(({ path, text }) => {
    const { inner, wrap } = unwrap(text);
    const translation = Object.hasOwn(translations, inner) ? translations[inner] : undefined;
    return translation ? [{ path, text: wrap(translation) }] : [];
  });
  return withTexts(data, texts);
}

/** Lines of answers keep what was recorded of them; some of early versions do not say what that is. */
function withoutVoices({ frames, movie, ...answers }: JsonObject): JsonObject {
  const silent = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(silent);
    if (typeof value !== 'object' || value === null) return value;
    const kept = Object.entries(value).filter(([name]) => name !== 'audio' && name !== 'hasVo');
    return Object.fromEntries(kept.map(([name, inner]) => [name, silent(inner as Json)]));
  };
  const { global_audio: _, ...rest } = silent(answers as JsonObject) as JsonObject;
  return { ...rest, ...(frames && { frames }), ...(movie && { movie }) };
}

/** Its voices say the old words: they go, and the slide lasts as long as it did. */
function translatedSlide(slide: Slide, isRight: boolean): Slide {
  const { narration, ...rest } = slide;
  const items = slide.items.map((item) => translatedItem(item, isRight));
  return {
    ...rest,
    items,
    ...(narration && { duration: Math.min(999, Math.max(1, slideSeconds(slide))) }),
  };
}

function translatedItem(item: Item, isRight: boolean): Item {
  const { audio, children, text, font } = item;
  return {
    ...item,
    // A spoken line; music and sounds have no words.
    ...(audio && (item.type === 'text' || 'words' in audio) && { audio: undefined }),
    ...(text && isRight && { text: text.replaceAll('text-align:left', 'text-align:right') }),
    // Text that needs more room than it had becomes smaller instead of leaving its box.
    ...(item.type === 'text' && font && { font: { ...font, fit: true } }),
    ...(children && { children: children.map((child) => translatedItem(child, isRight)) }),
  };
}

/** How much wider a text may become before somebody should look at it. */
const muchWider = 1.6;
const shortText = 12;

/** The numbers of slides on which a text needs much more room than it had, from 1. */
export function crowdedSlides(source: JsonObject, translations: Translations): readonly number[] {
  const slides = translatableTexts(source).flatMap(({ path, text }) => {
    const { inner } = unwrap(text);
    const grown = letterWidth(translations[inner] ?? inner);
    const isCrowded = grown > shortText && grown > letterWidth(inner) * muchWider;
    return path[0] === 'frames' && path.includes('items') && isCrowded ? [Number(path[1]) + 1] : [];
  });
  return [...new Set(slides)];
}
