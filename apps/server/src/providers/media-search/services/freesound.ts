import { z } from 'zod';
import { type MediaService, within } from './media-service.ts';
import { plainText } from './plain-text.ts';

const Reply = z.object({
  results: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      username: z.string(),
      license: z.string(),
      url: z.string(),
      duration: z.number(),
      description: z.string().default(''),
      previews: z.object({ 'preview-hq-mp3': z.string() }),
      images: z.object({ waveform_m: z.string().default('') }).default({ waveform_m: '' }),
    }),
  ),
});

/** Licences come as addresses. */
const licenceNames: readonly (readonly [part: string, name: string])[] = [
  ['publicdomain/zero', 'CC0'],
  ['by-nc', 'CC BY-NC'],
  ['sampling+', 'CC Sampling+'],
  ['licenses/by', 'CC BY'],
];

export const freesoundAudio: MediaService<z.output<typeof Reply>> = {
  value: 'freesound_audio',
  label: 'Freesound',
  type: 'audio',
  pro: false,
  description: 'Sounds and noises that people recorded. Name their authors.',
  address: ({ keyword, num, page = 1 }, key) =>
    `https://freesound.org/apiv2/search/text/?query=${encodeURIComponent(keyword)}&page_size=${within(num, 1, 100)}&page=${page}&fields=id,name,description,username,license,url,duration,previews,images&filter=${encodeURIComponent('duration:[0 TO 600]')}&token=${encodeURIComponent(key)}`,
  reply: Reply,
  items: ({ results }) =>
    results.map((sound) => ({
      url: sound.previews['preview-hq-mp3'],
      thumbnail: sound.images.waveform_m,
      title: sound.name,
      width: 0,
      height: 0,
      ident: `freesound-${sound.id}`,
      duration: sound.duration,
      ...(sound.description.trim() && { description: plainText(sound.description) }),
      credit: {
        author: sound.username,
        licence: licenceNames.find(([part]) => sound.license.includes(part))?.[1] ?? sound.license,
        link: sound.url,
      },
    })),
};
