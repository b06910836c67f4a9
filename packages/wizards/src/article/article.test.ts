import { newProjectData, type ProjectData, readProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import type { Ask } from '../draft/ask.ts';
import { draftFilm } from '../draft/draft-film.ts';
import { keywordWizard } from '../keyword/keyword-wizard.ts';
import { linesOf } from '../lines.ts';
import { filmOf } from '../machine/film-of.ts';
import { leaveStep } from '../machine/leave-step.ts';
import { nextIndex, openingIndex } from '../machine/step-place.ts';
import {
  changeParas,
  includedLines,
  isEdited,
  keepLines,
  parasOf,
  undoEdits,
  withParas,
  withSentences,
} from './article-paras.ts';
import { articleWizard } from './article-wizard.ts';
import { withArticle } from './draft-article.ts';
import { lineKind } from './line-kind.ts';

const [importStep, contentStep, editStep] = articleWizard.steps;

function article(body: string, info: Partial<ProjectData['info']> = {}): ProjectData {
  return {
    ...newProjectData(),
    keyword: 'tea',
    info: { type: 'paste', title: 'All about tea', body, ...info },
  };
}
const made = (data: ProjectData) => withSentences(withParas(data));
const textsOf = ({ info }: ProjectData) => info.sentences?.map(({ text }) => text);
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => `<p>Tea number ${at + 1} is good.</p>`).join('');
const three = '<p>One is here. Two is here.</p><p>Three is here.</p>';

/** Presses Next: whatever is asked is answered with yes. */
async function leave(
  step: typeof contentStep,
  data: ProjectData,
  { most = null, answer = true }: { most?: number | null; answer?: boolean } = {},
) {
  if (!step) throw new Error('There is no such step.');
  let now = data;
  const asked: string[] = [];
  const left = await leaveStep({
    step,
    data: () => now,
    change: (edit) => {
      now = edit(now);
    },
    confirm: async ({ message, confirmLabel, cancelLabel }) => {
      asked.push(`${message} (${confirmLabel} / ${cancelLabel})`);
      return answer;
    },
    work: { signal: { aborted: false }, onProgress: () => {} },
    planLimit: () => most,
  });
  return { left, asked, data: now };
}

describe('the text of an article', () => {
  it('becomes groups of three lines, and the title with all lines after it', async () => {
    const { left, asked, data } = await leave(contentStep, article(three));
    expect(left.kind).toBe('done');
    expect(asked).toEqual([]);
    expect(parasOf(data).map(({ length }) => length)).toEqual([3]);
    expect(textsOf(data)).toEqual([
      'All about tea',
      'One is here.',
      'Two is here.',
      'Three is here.',
    ]);
  });

  it('has every line alone where its formatting is preserved', () => {
    expect(parasOf(made(article(three, { preserve: true })))).toHaveLength(3);
  });

  it('is longer than the limit of free accounts with 36 lines: an upgrade is offered, and nothing changes', async () => {
    const { left, data } = await leave(contentStep, article(many(36)), { most: 35 });
    expect(left).toEqual({
      kind: 'upgrade',
      title: 'Article is longer than Free account limit',
      message:
        'Your article is 36 lines. Free accounts have an article limit of 35 lines. Please upgrade to remove this limit',
    });
    expect(data.info.paras).toBeUndefined();
    expect((await leave(contentStep, article(many(35)), { most: 35 })).left.kind).toBe('done');
    expect((await leave(contentStep, article(many(36)))).left.kind).toBe('done');
  });

  it('is asked about once above 50 lines', async () => {
    const { asked } = await leave(contentStep, article(many(51)));
    expect(asked[0]).toMatch(
      /^Your article text is very long \(51 lines\).*\(Continue anyway \/ Edit article\)$/,
    );
    expect(contentStep?.confirmations?.(article(many(51)))[0]?.asked).toBe('once');
    expect(contentStep?.confirmations?.(article(many(50)))).toEqual([]);
    const stayed = await leave(contentStep, article(many(51)), { answer: false });
    expect(stayed.left.kind).toBe('stays');
    expect(stayed.data.info.paras).toBeUndefined();
  });
});

describe('the lines of an article', () => {
  it('are asked about above 20 paragraphs, or above 40 lines', async () => {
    const preserved = (count: number) => made(article(many(count), { preserve: true }));
    expect(editStep?.confirmations?.(preserved(20))).toEqual([]);
    const { asked } = await leave(editStep, preserved(21));
    expect(asked[0]).toMatch(
      /^Your article is very long for a video.*\(Continue anyway \/ No, Edit\)$/,
    );
    expect(editStep?.confirmations?.(made(article(many(39))))).toEqual([]);
    expect(editStep?.confirmations?.(made(article(many(40))))).toHaveLength(1);
    expect(editStep?.confirmations?.(preserved(21))[0]?.asked).toBe('always');
  });

  it('come back, all of them, after a summary, by going back and on', async () => {
    const whole = made(article(many(12)));
    const some = new Set(
      includedLines(whole)
        .slice(0, 6)
        .map(({ id = '' }) => id),
    );
    const short = keepLines(whole, some);
    expect(textsOf(short)).toHaveLength(7);
    expect(isEdited(short)).toBe(false);
    expect(textsOf((await leave(contentStep, short)).data)).toHaveLength(13);
  });

  it('stay as somebody changed them, until they say so or change the text', async () => {
    const whole = made(article(three));
    const [group = []] = parasOf(whole);
    const changed = changeParas(whole, [
      group.map((line, at) => (at === 0 ? { ...line, exclude: true } : line)),
    ]);
    expect(isEdited(changed)).toBe(true);
    expect(textsOf(changed)).toEqual(['All about tea', 'Two is here.', 'Three is here.']);
    expect(textsOf((await leave(contentStep, changed)).data)).toHaveLength(3);
    expect(textsOf(undoEdits(changed))).toHaveLength(4);
    const other = { ...changed, info: { ...changed.info, body: `${three}<p>Four.</p>` } };
    expect(isEdited(other)).toBe(false);
    expect(textsOf((await leave(contentStep, other)).data)).toHaveLength(5);
  });

  it('keep their pictures and voices while they are struck through, moved, and split anew', () => {
    const whole = made(article(three));
    const sentences = (whole.info.sentences ?? []).map((line) => ({
      ...line,
      media: [{ url: `/media/${line.id}.jpg` }],
      objects: ['teapot'],
    }));
    const shown = { ...whole, info: { ...whole.info, sentences } };
    const mediaOf = ({ info }: ProjectData) =>
      info.sentences?.every(({ id, media }) => media?.[0]?.url === `/media/${id}.jpg`);
    const [group = []] = parasOf(shown);
    const struck = changeParas(shown, [group.map((line) => ({ ...line, exclude: true }))]);
    expect(textsOf(struck)).toHaveLength(1);
    const back = changeParas(struck, [
      (parasOf(struck)[0] ?? []).map((line) => ({ ...line, exclude: false })).reverse(),
    ]);
    expect(textsOf(back)).toHaveLength(4);
    expect(mediaOf(back)).toBe(true);
    expect(mediaOf(made({ ...shown, info: { ...shown.info, preserve: true } }))).toBe(true);
  });

  it('search for their bold words exactly, and no longer when they are not bold', () => {
    const data = made(article('<p>We drink <b>green tea</b> here. And more.</p>'));
    expect(data.info.sentences?.[1]).toMatchObject({
      text: 'We drink <b>green tea</b> here.',
      exactSearch: 'green tea',
      keyword: 'green tea',
    });
    const [group = []] = parasOf(data);
    const plain = changeParas(data, [[{ ...group[0], text: 'We drink green tea here.' }]]);
    expect(plain.info.sentences?.[1]?.exactSearch).toBeUndefined();
    expect(linesOf(articleWizard.writeScript(data))[1]?.spoken).toBe('We drink green tea here.');
  });
});

it('opens a finished project at the step that the spec names for each wizard', () => {
  const finished = { ...newProjectData(), maxIndex: 99 };
  const opens = (wizard: typeof articleWizard) =>
    wizard.steps[openingIndex(wizard, finished, '')]?.id;
  // 6 for Keyword; for Article none is given, and 2 is the default.
  expect([opens(keywordWizard), opens(articleWizard)]).toEqual(['voice', 'edit']);
});

describe('the way through the Keyword wizard', () => {
  const after = (type: 'search' | 'paste' | 'link') => {
    const data = article('', { type });
    return keywordWizard.steps[nextIndex(keywordWizard, data, 0)]?.id;
  };

  it('leads past the articles where the text is brought along', () => {
    expect(after('search')).toBe('article');
    expect(after('paste')).toBe('content');
    expect(after('link')).toBe('content');
  });

  it('asks for an address only where there is a link', () => {
    const ids = (type: 'search' | 'link') =>
      keywordWizard.steps[0]?.fields?.(article('', { type })).map(({ id }) => id);
    expect(ids('search')).not.toContain('info.link');
    expect(ids('link')).toContain('info.link');
    expect(importStep?.fields?.(article('', { type: 'paste' }))).toHaveLength(2);
  });

  it('needs no article where somebody pastes one', () => {
    const step = keywordWizard.steps[1];
    expect(step?.check?.(article('', { type: 'paste' }))).toBeUndefined();
    expect(step?.check?.(article('', { url: 'https://a.example/' }))).toBeUndefined();
  });
});

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

  it('is left to people on the screen', async () => {
    const data = await draftFilm(draft, begun, ask, { signal });
    expect(data.info.body).toBeUndefined();
    expect(keywordWizard.hasFilm(data)).toBe(false);
  });
});
