import { captionStyles } from '@reelwright/captions';
import { sampleMovie } from '../sample-movie.ts';
import type { Sheet, SheetRow } from './sheet.ts';

const sentences = [
  'Coffee wakes you up in about 20 minutes, and New York never sleeps.',
  'A good night of sleep helps you learn twice as fast.',
  'Rockets are loud, but money talks.',
  'Water covers most of the planet.',
];

/** Words said one after the other, three a second. */
const spoken = (text: string) => ({
  url: '/voice.mp3',
  duration: 6,
  text,
  words: text.split(' ').map((word, at) => ({
    text: word.replace(/[.,]$/, ''),
    startTime: at * 0.33,
    endTime: at * 0.33 + 0.3,
  })),
});

const grounds = [
  { type: 'color', color: '#ffffff' },
  { type: 'color', color: '#0b0d12' },
  { type: 'image', image: 'landscape.png' },
  { type: 'gradient', gradient: 'linear-gradient(120deg,#ffe14d,#ff5d8f,#3a86ff)' },
];
/** Stands behind everything and turns: captions must be read on whatever passes below them. */
const moving = {
  id: 'moving',
  type: 'image',
  url: 'rings.png',
  x: 0,
  y: 0,
  width: 1920,
  height: 1920,
  scaleX: 1,
  scaleY: 1,
  timing: { startTime: 0, endTime: 6 },
  effects: { stay: { effect: 'spin', duration: 3000 } },
};

const sizes = [
  { label: 'wide', width: 1920, height: 1080 },
  { label: 'square', width: 720, height: 720 },
  { label: 'upright', width: 1080, height: 1920 },
];
/** None, a light theme, a loud one. */
const looks = [
  undefined,
  { text: '#1c2541', ground: '#fff8ec', accent: '#e4572e', font: 'Poppins' },
  { text: '#ffffff', ground: '#5b2a86', accent: '#9be564', font: 'Oswald' },
];

function row(style: (typeof captionStyles)[number], size: (typeof sizes)[number], at: number) {
  const { width, height } = size;
  return {
    label: `${style.id}, ${size.label}`,
    moments: [0.9, 7.5, 13.2, 19.2],
    movie: sampleMovie(
      sentences.map((text, index) => ({
        duration: 6,
        background: grounds[index],
        narration: spoken(text),
        items: index === 3 ? [moving] : [],
      })),
      {
        movie: { size: { width, height } },
        watermark: { type: 'text', text: 'reelwright.example', padding: 5 },
        captions: { on: true, style: style.id, ...(looks[at] && { look: looks[at] }) },
      },
    ),
  } satisfies SheetRow;
}

const places: readonly SheetRow[] = ['low', 'middle', 'high'].flatMap((position) =>
  sizes.map((size) => ({
    label: `${position}, ${size.label}`,
    moments: [1.2],
    movie: sampleMovie(
      [
        {
          duration: 6,
          background: grounds[2],
          narration: spoken(sentences[0] ?? ''),
          items: [
            {
              id: 'title',
              type: 'text',
              text: 'A title of the slide',
              x: size.width * 0.1,
              y: size.height * 0.7,
              width: size.width * 0.8,
              height: size.height * 0.2,
              scaleX: 1,
              scaleY: 1,
            },
          ],
        },
      ],
      {
        movie: { size: { width: size.width, height: size.height } },
        captions: { on: true, style: 'bar', position },
      },
    ),
  })),
);

const foreign = [
  { language: 'ar', text: 'القهوة توقظك خلال 20 دقيقة، ونيويورك لا تنام أبدًا.' },
  { language: 'hi', text: 'कॉफ़ी आपको 20 मिनट में जगाती है, और मुंबई कभी नहीं सोती।' },
];
const foreignStyles = ['bar', 'highlight', 'karaoke', 'keywords', 'typewriter', 'podcast'];

/** Scripts of their own, one of them read from the right; while the third word is said, and the sixth. */
const languages: readonly SheetRow[] = foreign.flatMap(({ language, text }) =>
  foreignStyles.map((style) => ({
    label: `${language}, ${style}`,
    moments: [0.85, 1.85],
    movie: sampleMovie([{ duration: 6, background: grounds[2], narration: spoken(text) }], {
      language,
      movie: { size: { width: 1280, height: 720 } },
      captions: { on: true, style },
    }),
  })),
);

export const captionSheets: readonly Sheet[] = [
  {
    name: 'captions',
    columns: 3,
    cellWidth: 256,
    rows: captionStyles.flatMap((style) => sizes.map((size, at) => row(style, size, at))),
  },
  { name: 'caption-languages', columns: 3, cellWidth: 288, rows: languages },
  { name: 'caption-places', columns: 9, cellWidth: 192, rows: places },
];
