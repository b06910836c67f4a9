import type { DraftItem } from '@reelwright/pictures';
import type { ScriptPart } from '../script.ts';
import { beforeAfter } from './before-after.ts';
import { newsHeadlines } from './bulletin/news-headlines.ts';
import { newsOpener } from './bulletin/news-opener.ts';
import { newsStory } from './bulletin/news-story.ts';
import { contact, testimonial } from './card-layouts.ts';
import type { LayoutId } from './layout-ids.ts';
import { blindsHorizontal, blindsVertical, mediaOnly, slideshow } from './media-layouts.ts';
import { numberCard } from './number-card.ts';
import { questionMcq } from './question-mcq.ts';
import * as scenes from './scene-layouts.ts';
import { score } from './score.ts';
import { sideBySide } from './side-by-side.ts';
import type { SlideFrame } from './slide-frame.ts';
import { talk, talkCover } from './talk.ts';
import { versus } from './versus.ts';
import { winner } from './winner.ts';

interface Layout {
  /** How many lines or pictures it takes. */
  readonly repeat: { readonly min: number; readonly max: number };
  readonly compose: (part: ScriptPart, frame: SlideFrame) => DraftItem[];
}

const usual = { min: 1, max: 5 };

export const layouts: Readonly<Record<LayoutId, Layout>> = {
  title: { repeat: usual, compose: scenes.title },
  title_with_subtitle: { repeat: usual, compose: scenes.titleWithSubtitle },
  media_with_subtitle: { repeat: usual, compose: scenes.mediaWithSubtitle },
  heading_with_media: { repeat: usual, compose: scenes.headingWithMedia },
  heading_with_bullets: { repeat: usual, compose: scenes.headingWithBullets },
  only_bullets: { repeat: { min: 1, max: 6 }, compose: scenes.onlyBullets },
  heading_with_text_and_media: { repeat: usual, compose: scenes.headingWithTextAndMedia },
  photo_heading_with_text_and_media: {
    repeat: usual,
    compose: scenes.photoHeadingWithTextAndMedia,
  },
  photo_heading_with_bullets: { repeat: usual, compose: scenes.photoHeadingWithBullets },
  heading_with_text_and_media_side_by_side: { repeat: usual, compose: sideBySide },
  heading_with_bullets_and_media: { repeat: usual, compose: scenes.headingWithBulletsAndMedia },
  media: { repeat: usual, compose: mediaOnly },
  slideshow: { repeat: { min: 3, max: 5 }, compose: slideshow },
  blinds_horizontal: { repeat: usual, compose: blindsHorizontal },
  blinds_vertical: { repeat: usual, compose: blindsVertical },
  question_mcq: { repeat: usual, compose: questionMcq },
  contact: { repeat: usual, compose: contact },
  testimonial: { repeat: usual, compose: testimonial },
  number: { repeat: usual, compose: numberCard },
  versus: { repeat: usual, compose: versus },
  score: { repeat: { min: 1, max: 7 }, compose: score },
  winner: { repeat: usual, compose: winner },
  before_after: { repeat: usual, compose: beforeAfter },
  // A passage is as long as somebody speaks without a pause.
  talk: { repeat: { min: 0, max: 40 }, compose: talk },
  talk_cover: { repeat: usual, compose: talkCover },
  news_opener: { repeat: usual, compose: newsOpener },
  news_headlines: { repeat: usual, compose: newsHeadlines },
  // A story with everything that is told of it.
  news_story: { repeat: { min: 1, max: 40 }, compose: newsStory },
};
