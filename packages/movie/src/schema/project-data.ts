import { z } from 'zod';
import { SlideTransition } from './animation.ts';
import { Captions } from './captions.ts';
import { FormatCorrections } from './format-corrections.ts';
import { Sound } from './item.ts';
import { list } from './list.ts';
import { MovieSettings, Watermark } from './movie-settings.ts';
import { Contact, Publish } from './publish.ts';
import { Slide } from './slide.ts';
import { TextStyles } from './text-styles.ts';
import { Theme } from './theme.ts';
import { clamped, url, wholeNumber, words } from './values.ts';
import { VoiceSettings } from './voice.ts';
import { affiliateAnswers, WizardInfo } from './wizard-info.ts';

/** The version of the shape below. Changing the shape means a new migration: see migrations/. */
export const dataVersion = 2;

export const maxSlides = 2000;

/** The saved document: what a wizard was told, the movie made of it, and how it is published. */
export const ProjectData = z.looseObject({
  version: z.literal(dataVersion),
  keyword: words.optional(),
  /** What its words are in, as 'de', where somebody chose it; missing: as its words tell (`filmLanguage`). */
  language: z.string().max(35).optional(),
  /** The furthest wizard step reached. */
  maxIndex: wholeNumber(0, 1000).optional(),
  selectedSource: z.string().max(200).default('pixabay_images'),
  info: WizardInfo.prefault({}),
  ...affiliateAnswers,
  voSettings: VoiceSettings.prefault({}),
  global_audio: z.looseObject({ url: url.optional() }).optional(),
  contact: Contact.prefault({}),
  theme: Theme.optional(),
  publish: Publish.prefault({}),
  watermark: Watermark.prefault({}),
  movie: MovieSettings.prefault({}),
  /** Narration over the whole movie. */
  audio: Sound.optional(),
  defaultTransition: SlideTransition.optional(),
  captions: Captions.optional(),
  textStyles: TextStyles.optional(),
  frames: list(Slide, maxSlides).default([]),
  /** What a person put right in other formats than the film's own. */
  formats: FormatCorrections.optional(),
  /** Counts the slides ever made, for their default titles. */
  slideIndex: wholeNumber(0, 1_000_000_000).default(0),
  editor: z
    .looseObject({
      selFrameId: z.string().max(100).optional(),
      selId: z.string().max(100).optional(),
      timelineHeight: clamped(0, 100_000).optional(),
    })
    .prefault({}),
});
export type ProjectData = z.output<typeof ProjectData>;
