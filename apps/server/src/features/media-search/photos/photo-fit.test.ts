import { readFileSync } from 'node:fs';
import type { MediaItem } from '@reelwright/contract';
import { expect, it, onTestFinished } from 'vitest';
import { readPartsOfSpeech } from '../../../providers/media-search/built-in/parts-of-speech.ts';
import { createEmbeddedMeaning } from '../../../providers/sentence-meaning/embedded/embedded-meaning.ts';
import { createFindPhotos } from './find-photos.ts';

interface Labelled {
  readonly topic: string;
  /** Empty: it is said of the whole topic. */
  readonly about: string;
  readonly line: string;
  readonly name?: boolean;
  /** Was not looked at while the limits were fitted. */
  readonly kept?: boolean;
  readonly fits: readonly string[];
  readonly not: readonly string[];
}

const labelled: readonly Labelled[] = JSON.parse(
  readFileSync(new URL('../../../../test/labelled/photo-titles.json', import.meta.url), 'utf8'),
);

const photo = (title: string): MediaItem => ({
  url: `https://photos.test/${encodeURIComponent(title)}.jpg`,
  thumbnail: '',
  title,
  type: 'image',
  width: 1920,
  height: 1080,
  ident: title,
  source: 'shelf',
});

it('chooses what a sentence means among titles as services write them', async () => {
  const meaning = createEmbeddedMeaning();
  onTestFinished(() => meaning.close());
  const parts = await readPartsOfSpeech();
  const wrong: string[] = [];
  for (const { topic, about, line, name = false, fits, not } of labelled) {
    const shelf = {
      value: 'shelf',
      label: 'Shelf',
      description: '',
      type: 'image',
      pro: false,
    } as const;
    const find = createFindPhotos({
      search: { sources: [shelf], find: async () => [...not, ...fits].map(photo) },
      meaning,
      partsOfSpeech: async () => parts,
      look: async () => ({ isGood: true }),
    });
    const { photos } = await find(
      {
        about: about || topic,
        topic: about ? topic : '',
        search: [about || topic],
        lines: [{ sentence: line, isName: name }],
        wantsClip: false,
        orientation: 'wide',
        taken: [],
      },
      { signal: new AbortController().signal, proMediaSources: true },
    );
    const [chosen] = photos;
    if (!chosen || !fits.includes(chosen.title)) wrong.push(`${about || topic}: ${chosen?.title}`);
  }
  expect(wrong).toEqual([]);
});
