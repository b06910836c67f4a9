/** Pictures that come with the product: found by keyword, composed from objects, places and styles. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { MediaItem } from '@reelwright/contract';
import { videoSizes } from '@reelwright/movie';
import { type PictureStyle, pictureAddress } from '@reelwright/pictures';
import { openObjects } from '../../../library/built-in/object-drawing.ts';
import type { MediaProvider, MediaQuery } from '../media-search-port.ts';

interface Emoji {
  readonly label: string;
  readonly tags?: readonly string[];
}

export function createBuiltInPictures(): MediaProvider {
  let index: Promise<ReadonlyMap<string, readonly string[]>> | undefined;
  return {
    value: 'builtin',
    label: 'Built-in pictures',
    description: 'Drawn here, in the colours of your film. Free to use, no account anywhere.',
    type: 'image',
    pro: false,
    search: async (query) => {
      index ??= readIndex();
      return compose(objectsFor(await index, query.keyword), query);
    },
  };
}

async function readIndex(): Promise<ReadonlyMap<string, readonly string[]>> {
  const file = fileURLToPath(import.meta.resolve('emojibase-data/en/data.json'));
  const emojis = JSON.parse(await readFile(file, 'utf8')) as readonly Emoji[];
  const objects = await openObjects();
  const found = new Map<string, string[]>();
  for (const { label, tags = [] } of emojis) {
    const name = label.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    if (!objects.has(name)) continue;
    for (const word of [label.toLowerCase(), ...label.toLowerCase().split(/[^a-z0-9]+/), ...tags]) {
      found.set(word, [...(found.get(word) ?? []), name]);
    }
  }
  return found;
}

function objectsFor(index: ReadonlyMap<string, readonly string[]>, keyword: string): string[] {
  const words = keyword
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const names = [keyword.toLowerCase(), ...words, ...words.map((word) => word.replace(/s$/, ''))];
  return [...new Set(names.flatMap((word) => index.get(word) ?? []))];
}

const styles: readonly PictureStyle[] = [
  'place',
  'studio',
  'scene',
  'spotlight',
  'sticker',
  'bokeh',
  'pattern',
];

function compose(objects: readonly string[], { num, shape, keyword }: MediaQuery): MediaItem[] {
  const { width, height } = videoSizes[shape];
  const names = objects.slice(0, 12);
  return Array.from({ length: names.length === 0 ? 0 : num }, (_, at): MediaItem => {
    const first = names[at % names.length] ?? '';
    const style = styles[(at + Math.floor(at / names.length)) % styles.length] ?? 'studio';
    const others = names.filter((name) => name !== first).slice(0, 4);
    const url = pictureAddress({
      ...{ style, shape, seed: `${keyword.slice(0, 40)}-${at}` },
      objects: [first, ...others],
      place: 'studio',
    });
    return {
      ...{ url, thumbnail: `${url}?w=320`, title: first.replaceAll('-', ' ') },
      ...{ type: 'image', width, height, ident: url, source: 'builtin' },
    };
  });
}
