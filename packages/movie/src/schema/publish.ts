import { z } from 'zod';
import { list } from './list.ts';
import { url, wholeNumber, words } from './values.ts';

/** YouTube's "Howto & Style". */
const defaultPublishCategory = 26;

export const Publish = z.looseObject({
  title: words.optional(),
  description: words.optional(),
  /** A form may hold more while it is typed in; publishing takes ten. */
  keywords: list(z.string().max(1000), 1000).default([]),
  category: wholeNumber(0, 1_000_000).default(defaultPublishCategory),
  email: z.string().max(1000).optional(),
  publish_as: z.enum(['youtube', 'embed', 'download']).optional(),
  /** The picture that stands for the video before it plays; without one, a moment of it. */
  poster: z.looseObject({ url }).optional(),
});
export type Publish = z.output<typeof Publish>;

const Picture = z.looseObject({ url: url.optional() });

export const Contact = z.looseObject({
  intro: Picture.optional(),
  outro: Picture.optional(),
  contact_title: words.default('Contact us'),
  info: z
    .looseObject({
      website: words.optional(),
      facebook: words.optional(),
      instagram: words.optional(),
      twitter: words.optional(),
      youtube: words.optional(),
      email: words.optional(),
      phone: words.optional(),
      name: words.optional(),
    })
    .prefault({}),
});
export type Contact = z.output<typeof Contact>;
