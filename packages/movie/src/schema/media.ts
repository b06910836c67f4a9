import { z } from 'zod';
import { list } from './list.ts';
import { PictureFocus } from './picture-focus.ts';
import { percent, seconds, url, words } from './values.ts';

/** A picture or clip chosen for a sentence. */
export const MediaEntry = z.looseObject({
  url: url.optional(),
  thumbnail: url.optional(),
  type: z.enum(['image', 'video']).optional(),
  title: words.optional(),
  keyword: words.optional(),
  autoMedia: z.boolean().optional(),
  /** Every format is cut around it. */
  focus: PictureFocus.optional(),
  volume: percent(100).optional(),
  backup: z.unknown().optional(),
  startTime: seconds.optional(),
  endTime: seconds.optional(),
});

const LineAudio = z.looseObject({
  url: url.optional(),
  duration: seconds.optional(),
  startTime: seconds.optional(),
  endTime: seconds.optional(),
});

/** One sentence of the script, with what is seen and heard while it is said. */
export const Line = z.looseObject({
  id: z.string().max(100).optional(),
  text: words.optional(),
  hasMedia: z.boolean().optional(),
  hasVo: z.boolean().optional(),
  media: list(MediaEntry).optional(),
  audio: LineAudio.optional(),
  exactSearch: z.union([z.boolean(), words]).optional(),
  keyword: words.optional(),
  exclude: z.boolean().optional(),
  frameType: z.string().max(200).optional(),
});
export type Line = z.output<typeof Line>;
