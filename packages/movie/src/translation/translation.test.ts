import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json.ts';
import {
  crowdedSlides,
  lostInTranslation,
  textsToTranslate,
  translatedProject,
  withTranslations,
} from './index.ts';

describe('what has to stay in a translation', () => {
  it.each([
    ['Over 1,234.5 km', 'Über 1.234,5 km'],
    ['In 1969, 12 people', 'عام ١٩٦٩، ١٢ شخصًا'],
    ['See example.com/a?b=1.', 'Siehe example.com/a?b=1.'],
    ['A <b>good</b> cup', 'Eine <b>gute</b> Tasse'],
    ['Write to me@example.com', 'Schreib an me@example.com'],
    ['50% off', '50 % Rabatt'],
  ])('is there: %s → %s', (text, translation) => {
    expect(lostInTranslation(text, translation)).toEqual([]);
  });

  it.each([
    ['Over 1,234 km', 'Über 1.243 km', ['1234']],
    ['12 of 12', '12', ['12']],
    ['Visit example.com/a', 'Besuche beispiel.de', ['example.com/a']],
    ['A <b>good</b> cup', 'Eine gute Tasse', ['<b>', '</b>']],
  ])('is missed: %s → %s', (text, translation, lost) => {
    expect(lostInTranslation(text, translation)).toEqual(lost);
  });
});

const project: JsonObject = {
  version: 2,
  keyword: 'coffee',
  info: {
    title: 'All about coffee',
    body: '<p>The whole article</p>',
    items: [
      { text: 'Espresso & milk', media: [{ url: '/a.png', title: 'A cup' }], keyword: 'cup' },
    ],
    drafted: { of: {}, prints: { text: 'a print' } },
  },
  contact: { contact_title: 'Contact us', info: { name: 'Blue Cup', website: 'bluecup.example' } },
  publish: { title: 'All about coffee', keywords: ['coffee', 'cups'] },
  captions: { on: true, corrections: [{ spoken: 'a', from: 0, to: 1, text: 'b' }] },
  voSettings: { type: 'mic', lang: 'en-US' },
  frames: [
    {
      id: 'a',
      items: [
        {
          id: 'i',
          type: 'text',
          text: '<p style="text-align:left">Espresso &amp; milk</p>',
          font: { size: 40 },
          timing: { startTime: 0, endTime: 3 },
        },
      ],
      narration: { url: '/n.mp3', duration: 6, text: 'Espresso and milk.', words: [] },
    },
  ],
};

describe('a project in another language', () => {
  it('is asked for text by text, each once and without its tags', () => {
    expect(textsToTranslate(project)).toEqual([
      'All about coffee',
      'Espresso & milk',
      'Espresso and milk.',
      'coffee',
      'cups',
      'Contact us',
    ]);
  });

  const translations = { 'Espresso & milk': 'قهوة & حليب', 'All about coffee': 'كل شيء عن القهوة' };
  const copy = translatedProject(project, translations, 'ar', undefined);

  it('has its words everywhere, and all else as it was', () => {
    expect(copy.info).toMatchObject({
      title: 'كل شيء عن القهوة',
      body: '<p>The whole article</p>',
    });
    expect(copy.publish.title).toBe('كل شيء عن القهوة');
    expect(copy.info.items?.[0]).toMatchObject({
      keyword: 'cup',
      media: [{ title: 'A cup' }],
    });
    expect([copy.language, copy.keyword, copy.contact.info.name]).toEqual([
      'ar',
      'coffee',
      'Blue Cup',
    ]);
    const [item] = copy.frames[0]?.items ?? [];
    expect(item?.text).toBe('<p style="text-align:right">قهوة &amp; حليب</p>');
    expect(item?.font?.fit).toBe(true);
  });

  it('says nothing in the old language any more, and lasts as long', () => {
    expect(copy.frames[0]?.narration).toBeUndefined();
    expect(copy.info.items?.[0]?.audio).toBeUndefined();
    expect(copy.frames[0]?.duration).toBe(6);
    expect(copy.voSettings.type).toBe('none');
    expect(copy.captions).toMatchObject({ on: true });
    expect(copy.captions?.corrections).toBeUndefined();
    const spoken = translatedProject(project, translations, 'de', {
      lang: 'de',
      voice: 'espeak-de',
    });
    expect(spoken.voSettings).toMatchObject({ type: 'tts', lang: 'de', voice: 'espeak-de' });
  });

  it('names the slides on which words need much more room', () => {
    const longer = { 'Espresso & milk': 'Espresso mit aufgeschäumter Milch und Zucker' };
    expect(crowdedSlides(project, longer)).toEqual([1]);
    expect(crowdedSlides(project, { 'Espresso & milk': 'Espresso & Milch' })).toEqual([]);
  });
});

it('translates the words of charts and tables, and leaves their numbers, colours and codes', () => {
  const frames = [
    {
      id: 'a',
      items: [
        {
          id: 'c',
          type: 'image',
          graphic: {
            kind: 'chart',
            labels: ['Spring', '2026'],
            series: [{ name: 'Visitors', values: [1] }],
            textColor: 'white',
            after: ' fans',
            family: 'Inter',
          },
        },
        { id: 't', type: 'image', graphic: { kind: 'table', rows: [['Plan', '$19']] } },
        { id: 'q', type: 'image', graphic: { kind: 'qr', text: 'Scan me' } },
      ],
    },
  ];
  expect(textsToTranslate({ frames })).toEqual(['Spring', 'Visitors', ' fans', 'Plan']);
  const german = withTranslations({ frames }, { Spring: 'Frühling', Plan: 'Tarif' });
  expect(JSON.stringify(german)).toContain('["Frühling","2026"]');
  expect(JSON.stringify(german)).toContain('[["Tarif","$19"]]');
});
