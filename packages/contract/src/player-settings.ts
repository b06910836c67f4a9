import { z } from 'zod';

export const maxPlayerChapters = 50;
export const maxChapterTitleLetters = 100;
export const maxPlayerActionLetters = 80;
/** Ten hours: no film is longer. */
export const maxPlayerSeconds = 36_000;

const seconds = z.number().min(0).max(maxPlayerSeconds);
const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'is not a color like #f0a23c');

/** It is pressed on other people's pages, so nothing but a page may be behind it. */
const link = z
  .url({ protocol: /^https?$/i })
  .max(2000)
  .regex(/^https?:\/\/[^\s\\]+$/i, 'is not a web address');

/** What the player of a published video has besides the video: a button that leads on, chapters, a colour. */
export const PlayerSettings = z.object({
  /** Of its controls; `null`: the product's own. */
  color: color.nullable(),
  action: z
    .object({
      text: z.string().trim().min(1).max(maxPlayerActionLetters),
      link,
      color,
      start_seconds: seconds,
      /** How long it is shown; `null`: to the end. */
      shown_seconds: seconds.min(1).nullable(),
    })
    .nullable(),
  chapters: z
    .array(
      z.object({
        start_seconds: seconds,
        title: z.string().trim().min(1).max(maxChapterTitleLetters),
      }),
    )
    .max(maxPlayerChapters)
    .refine(
      (chapters) =>
        chapters.every(
          ({ start_seconds }, at) =>
            at === 0 || start_seconds > (chapters[at - 1]?.start_seconds ?? 0),
        ),
      'Each chapter has to begin after the one before it',
    ),
});
export type PlayerSettings = z.output<typeof PlayerSettings>;
