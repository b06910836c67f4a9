/** The layouts of the spec, by the names that saved slides hold, and those of our own behind them. Ids are permanent. */
export const layoutIds = [
  'title',
  'title_with_subtitle',
  'media_with_subtitle',
  'heading_with_media',
  'heading_with_bullets',
  'only_bullets',
  'heading_with_text_and_media',
  'photo_heading_with_text_and_media',
  'photo_heading_with_bullets',
  'heading_with_text_and_media_side_by_side',
  'heading_with_bullets_and_media',
  'media',
  'slideshow',
  'blinds_horizontal',
  'blinds_vertical',
  'question_mcq',
  'contact',
  'testimonial',
  'number',
] as const;
export type LayoutId = (typeof layoutIds)[number];
