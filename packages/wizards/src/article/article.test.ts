import { newProjectData, type ProjectData, readProjectData } from '@reelwright/movie';
import { pictureAddress } from '@reelwright/pictures';
import { describe, expect, it } from 'vitest';
import type { Ask } from '../draft/ask.ts';
import { draftFilm } from '../draft/draft-film.ts';
import { keywordWizard } from '../keyword/keyword-wizard.ts';
import { linesOf } from '../lines.ts';
import { filmOf } from '../machine/film-of.ts';
import { openingIndex } from '../machine/step-place.ts';
import { article, made, many, textsOf } from '../testing/tea-article.ts';
import { changeParas, isEdited, parasOf } from './article-paras.ts';
import { articleWizard } from './article-wizard.ts';
import { withArticle } from './draft-article.ts';
import { lineKind } from './line-kind.ts';

const objects = ['teapot', 'red-envelope', 'balance-scale', 'coin', 'herb', 'bento-box'];

/** As if pictures of its lines had been looked for. */
function withObjects(data: ProjectData, of: (at: number) => readonly string[]): ProjectData {
  const sentences = (data.info.sentences ?? []).map((line, at) => ({
    ...line,
    objects: [...of(at)],
  }));
  return { ...data, info: { ...data.info, sentences } };
}

describe('what the film of an article shows', () => {
  const lines = Array.from(
    { length: 24 },
    (_, at) => `<p>Line ${'abcdefghijklmnopqrstuvwx'[at]} is told.</p>`,
  );
  const told = made(article(lines.join('')));
  const shown = (data: ProjectData) =>
    articleWizard
      .writeScript(data)
      .parts.filter(({ role }) => role === 'fact')
      .map(({ isWordsAlone, lines: [line] }) =>
        isWordsAlone ? '' : (line?.picture.objects[0] ?? ''),
      );

  it('is no single loaf all along: most lines stand in words where only one thing is known', () => {
    const film = shown(withObjects(told, () => ['bread']));
    expect(film.filter((name) => name === 'bread').length).toBeLessThanOrEqual(6);
    expect(film.some((name, at) => name !== '' && name === film[at + 1])).toBe(false);
  });

  it('is words alone where nothing is known, not signs of reading', () => {
    const script = articleWizard.writeScript(withObjects(told, () => []));
    expect(script.parts[0]?.isWordsAlone).toBe(true);
    expect(shown(withObjects(told, () => [])).every((name) => name === '')).toBe(true);
  });

  it('is what somebody chose for a line, whatever is known', () => {
    const data = withObjects(told, () => []);
    const sentences = (data.info.sentences ?? []).map((line) => ({
      ...line,
      media: [{ url: 'https://a.example/a.jpg', type: 'image' as const }],
    }));
    const script = articleWizard.writeScript({ ...data, info: { ...data.info, sentences } });
    expect(script.parts.some(({ isWordsAlone }) => isWordsAlone)).toBe(false);
  });
});

describe('the film of an article', () => {
  const body =
    '<p>Tea is old. It came from China.</p><h2>How much</h2><p>In 2020, people drank 6,000,000 tons of tea.</p><p>Why is it so cheap?</p><p>“We pick it by hand,” said Mei Lin, a farmer.</p><p>She smiled.</p><h2>You need</h2><ul><li>A pot</li><li>Leaves</li><li>Water</li></ul>';
  const script = articleWizard.writeScript(
    withObjects(made(article(body)), (at) => [objects[at % objects.length] ?? '']),
  );

  it('has a slide for what each line is, and a chapter for each heading', () => {
    expect(script.parts.map(({ layout, heading }) => [layout, heading ?? ''])).toEqual([
      ['title', ''],
      ['media_with_subtitle', ''],
      ['heading_with_text_and_media', ''],
      ['heading_with_media', 'How much'],
      ['heading_with_text_and_media', 'How much'],
      ['title', ''],
      ['heading_with_text_and_media', 'Mei Lin, a farmer'],
      ['media_with_subtitle', ''],
      ['heading_with_media', 'You need'],
      ['heading_with_bullets_and_media', 'You need'],
      ['title', ''],
    ]);
  });

  it('says all lines, in their order, and the headings between them', () => {
    expect(linesOf(script).map(({ spoken }) => spoken)).toEqual([
      'All about tea.',
      'Tea is old.',
      'It came from China.',
      'How much.',
      'In 2020, people drank 6,000,000 tons of tea.',
      'Why is it so cheap?',
      '“We pick it by hand,” said Mei Lin, a farmer.',
      'She smiled.',
      'You need.',
      'A pot.',
      'Leaves.',
      'Water.',
      expect.any(String),
    ]);
  });

  it('looks for pictures of what a line speaks of, where it only says “it”', () => {
    expect(linesOf(script)[2]?.about).toBe('Tea');
  });

  it('shows all of a very long line in parts, none of them cut or with more than twelve words', () => {
    const long = `${'the tea of the mountains is picked in the morning, dried at noon and rolled at night, '.repeat(6)}and sold.`;
    const data = made(article(`<p>${long}</p><p>Short one.</p>`));
    const { parts } = articleWizard.writeScript(data);
    const lines = parts.flatMap((part) => part.lines.filter(({ answer }) => answer?.path[2] === 1));
    expect(lines.map(({ text }) => text).join(' ')).toBe(long);
    for (const { text } of lines) expect(text.split(' ').length).toBeLessThanOrEqual(12);
    for (const part of parts) expect(part.lines.length).toBeLessThanOrEqual(5);
    expect(filmOf(articleWizard, data).frames.length).toBe(parts.length);
  });

  it('names its source below it and at its end', () => {
    const data = withArticle(
      newProjectData(),
      { title: 'Tea', body, url: 'https://tea.example/a', site: 'Tea News', author: 'Ann Bell' },
      'link',
    );
    expect(data.keyword).toBe('tea');
    const film = made(data);
    expect(articleWizard.describe?.(film)).toContain(
      'Source: Ann Bell, Tea News: https://tea.example/a',
    );
    const last = linesOf(articleWizard.writeScript(film)).at(-1);
    expect(last?.spoken).toBe('Read the full story at Tea News.');
  });

  it('offers the pictures of the article for the lines they stood by, and takes none by itself', () => {
    const pictures = [{ url: 'https://a.example/pot.jpg', caption: 'A pot', paragraph: 2 }];
    const source = {
      url: 'https://a.example/tea',
      site: 'Tea News',
      author: 'Ann Bell',
      image: 'https://a.example/lead.jpg',
      pictures: [...pictures, ...pictures],
    };
    const credit = { author: 'Tea News', licence: '', link: 'https://a.example/tea' };
    const film = articleWizard.writeScript(made(article(body, { source })));
    const lines = linesOf(film);
    expect(lines[0]?.suggested).toEqual([{ url: 'https://a.example/lead.jpg', credit }]);
    expect(lines.find(({ spoken }) => spoken.startsWith('In 2020'))?.suggested).toEqual([
      { url: 'https://a.example/pot.jpg', title: 'A pot', credit },
    ]);
    expect(lines[1]?.suggested).toBeUndefined();
    expect(film.parts.every((part) => part.lines.every(({ media }) => media.length === 0))).toBe(
      true,
    );
  });

  it('says nothing of its own in another language than it speaks', () => {
    const source = { language: 'de' };
    const { parts } = articleWizard.writeScript(
      made(article('<p>Tee ist alt.</p><p>Er ist gut.</p>', { source })),
    );
    expect(parts.at(-1)?.id).not.toBe('closing');
  });

  it('is none without lines', () => {
    expect(articleWizard.hasFilm(article(''))).toBe(false);
    expect(articleWizard.writeScript(article('')).parts).toEqual([]);
  });

  it('opens what earlier versions saved', () => {
    const { data } = readProjectData({
      keyword: 'tea',
      info: {
        type: 'link',
        link: 'https://a.example/',
        title: 'Tea',
        body: '<p>Old.</p>',
        paras: [
          [{ text: 'Old one.', id: 'a', hasMedia: true, exclude: false }],
          { text: 'Alone.' },
        ],
        sentences: [{ text: 'Tea' }, { text: 'Old one.', exactSearch: true }, { text: 'Alone.' }],
      },
    });
    expect(parasOf(data)).toHaveLength(2);
    expect(articleWizard.writeScript(data).parts.map(({ id }) => id)).toEqual([
      'title',
      'line-1',
      'line-2',
      'closing',
    ]);
    expect(isEdited(data)).toBe(false);
  });
});

describe('what somebody says in an article', () => {
  const partsOf = (body: string) => articleWizard.writeScript(made(article(body))).parts;

  it('is said with who says it, while their name stands above it', () => {
    const quote =
      '“We had more bookings in the first hour than we expected in the first month,” said Petra Lindqvist.';
    const parts = partsOf(`<p>${quote}</p><p>She was surprised.</p>`);
    const { heading, lines = [] } = parts.find(({ heading }) => heading) ?? {};
    expect(heading).toBe('Petra Lindqvist');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.map(({ text }) => text).join(' ')).not.toContain('said');
    expect(lines.map(({ spoken }) => spoken).join(' ')).toBe(quote);
  });

  it('may begin with who says it', () => {
    const quote =
      'Mei Lin, a farmer, said: “We pick all of it by hand in the morning, before the sun is too hot for the leaves.”';
    const lines = partsOf(`<p>${quote}</p><p>More.</p>`).flatMap((part) =>
      part.lines.filter(({ answer }) => answer?.path[2] === 1),
    );
    expect(lines[0]?.spoken).toMatch(/^Mei Lin, a farmer, said: “We pick/);
    expect(lines.map(({ spoken }) => spoken).join(' ')).toBe(quote);
  });

  it('has no second full stop after it', () => {
    expect(partsOf('<p>“Every hour is time.”</p><p>More.</p>')[1]?.lines[0]?.spoken).toBe(
      '“Every hour is time.”',
    );
  });

  it('is still said by the same person after a question of two sentences', () => {
    const body =
      '<p>“I get up at three,” says Ilse Brandt.</p><p>Your bread costs seven euros. Is that fair?</p><p>“A loaf has one hour of work in it.”</p>';
    expect(partsOf(body).find(({ lines }) => lines[0]?.text.startsWith('“A loaf'))?.heading).toBe(
      'Ilse Brandt',
    );
  });
});

describe('an article of hundreds of lines', () => {
  const long = made(article(many(390)));
  const type = (data: ProjectData) =>
    changeParas(
      data,
      parasOf(data).map((para, at) =>
        at === 5 ? para.map((line) => ({ ...line, text: `${line.text}!` })) : para,
      ),
    );

  it('has one group of new lines after a key in one of them: all others are the very same', () => {
    const once = type(long);
    const twice = type(once);
    const fresh = (twice.info.sentences ?? []).filter(
      (line, at) => line !== once.info.sentences?.[at],
    );
    expect(fresh).toHaveLength(3);
    expect(parasOf(twice).filter((para, at) => para[0] !== parasOf(once)[at]?.[0])).toHaveLength(1);
  });
});

it('opens a finished project at the step that the spec names for each wizard', () => {
  const finished = { ...newProjectData(), maxIndex: 99 };
  const opens = (wizard: typeof articleWizard) =>
    wizard.steps[openingIndex(wizard, finished, '')]?.id;
  // 6 for Keyword; for Article none is given, and 2 is the default.
  expect([opens(keywordWizard), opens(articleWizard)]).toEqual(['voice', 'edit']);
});

describe('what a line is', () => {
  it.each([
    ['“We pick it by hand,” said Mei Lin, a farmer.', 'Mei Lin, a farmer', 'We pick it by hand.'],
    ['“It is over,” she said.', '', 'It is over.'],
    ['Mei Lin said: “We pick it by hand.”', 'Mei Lin', 'We pick it by hand.'],
    [
      '„Ein Bach ist keine Dekoration“, sagt Dr. Heike Sommer.',
      'Dr. Heike Sommer',
      'Ein Bach ist keine Dekoration',
    ],
    ['“Every kilometre is time.”', '', 'Every kilometre is time.'],
  ])('%s is a quote', (text, speaker, quote) => {
    expect(lineKind(text)).toEqual({ kind: 'quote', speaker, quote });
  });

  it.each([
    ['Who was it?', 'question'],
    ['A bed costs 49 euros.', 'number'],
    ['The new one is better than the old one.', 'comparison'],
    ['The cat sat on the mat.', 'plain'],
    ['They call it “the box” here.', 'plain'],
  ])('%s is a %s', (text, kind) => expect(lineKind(text).kind).toBe(kind));
});

describe('an article that a program takes', () => {
  const ask = {
    topic: async () => ({ close: [] }),
    pictures: async (words: readonly string[]) => words.map(() => []),
    article: async () => ({ title: 'Found', body: many(60), url: 'https://a.example/' }),
  } as unknown as Ask;
  const signal = { throwIfAborted: () => {} };
  const begun = { ...newProjectData(), keyword: 'tea' };
  const draft = keywordWizard.draft ?? { nextStep: () => undefined, closeTo: async () => [] };

  it('is the first that is found, as long as a film should be', async () => {
    const data = await draftFilm(draft, begun, ask, { signal, takesArticle: true });
    expect(data.info).toMatchObject({ title: 'Found', type: 'search', url: 'https://a.example/' });
    const seconds = filmOf(keywordWizard, data).frames.reduce(
      (sum, { duration = 0 }) => sum + duration,
      0,
    );
    expect(seconds).toBeGreaterThan(40);
    expect(seconds).toBeLessThan(130);
    expect(data.theme?.name).toBeDefined();
  });

  it('has as many lines as it was told to have', async () => {
    const data = await draftFilm(draft, begun, ask, { signal, takesArticle: true, count: 4 });
    expect(textsOf(data)).toHaveLength(5);
  });

  it('shows what people chose for each part of what we know, and not what a word of it suggests', async () => {
    const finland = {
      style: 'scene',
      objects: ['flag-finland'],
      place: 'studio',
      seed: '1',
    } as const;
    const known = {
      ...ask,
      pictures: async (words: readonly string[]) =>
        words.map((text) =>
          text.includes('Finland') ? [{ url: pictureAddress(finland), match: 1 }] : [],
        ),
      article: async () => ({
        title: 'Homes of the world',
        body: '<p>Where would you live?</p><h2>Log cabin</h2><p>Finland has many of them. They last.</p><h2>Penthouse</h2><p>It is the top floor.</p>',
        objects: ['house'],
        chapters: [
          { heading: 'Log cabin', objects: ['wood', 'evergreen-tree'] },
          { heading: 'Penthouse', objects: ['cityscape'] },
        ],
      }),
    } as unknown as Ask;
    const data = await draftFilm(draft, begun, known, { signal, takesArticle: true });
    const shown = keywordWizard
      .writeScript(data)
      .parts.flatMap(({ lines }) => lines)
      .map(({ text, picture }) => [text, picture.objects[0]]);
    expect(shown).toEqual(
      expect.arrayContaining([
        ['Homes of the world', 'house'],
        ['Finland has many of them.', 'wood'],
        ['It is the top floor.', 'cityscape'],
      ]),
    );
    expect(shown.map(([, object]) => object)).not.toContain('flag-finland');
  });

  it('is left to people on the screen', async () => {
    const data = await draftFilm(draft, begun, ask, { signal });
    expect(data.info.body).toBeUndefined();
    expect(keywordWizard.hasFilm(data)).toBe(false);
  });
});
