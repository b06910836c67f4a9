/** A project in another language: its texts, and what has to follow them. */
import { slideSeconds } from '../durations.ts';
import type { JsonObject } from '../json.ts';
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
  const texts = translatableTexts(source).flatMap(({ path, text }) => {
    const { inner, wrap } = unwrap(text);
    const translation = Object.hasOwn(translations, inner) ? translations[inner] : undefined;
    return translation ? [{ path, text: wrap(translation) }] : [];
  });
  const { data } = readProjectData(withTexts(source, texts));
  const { captions } = data;
  const isRight = filmLanguageOf(language)?.isRightToLeft === true;
  return {
    ...data,
    language,
    // What somebody corrected are words of the old language.
    ...(captions && { captions: { ...captions, corrections: undefined, language: undefined } }),
    voSettings: {
      ...data.voSettings,
      // A recording says what it said in the old language.
      ...(voice ? { ...voice, type: 'tts' as const } : { type: 'none' as const }),
      pronunciations: [],
      emphasis: [],
    },
    audio: undefined,
    frames: data.frames.map((slide) => translatedSlide(slide, isRight)),
  };
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
    ...(audio && 'words' in audio && { audio: undefined }),
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
