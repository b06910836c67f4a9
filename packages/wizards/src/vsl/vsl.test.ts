import { textToBody } from '@reelwright/article';
import { newProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { parasIn, withParas } from '../paragraphs/paragraph.ts';
import {
  joinPara,
  splitPara,
  stylePara,
  wordsIn,
  writePara,
} from '../paragraphs/paragraph-edits.ts';
import { partTimes } from '../part-times.ts';
import { endCardOf } from './end-card.ts';
import { letterLines } from './letter-lines.ts';
import { withSlides } from './letter-paras.ts';
import { blankIn, letterParts, partsOfLetter } from './letter-parts.ts';
import { spokenWords, stressedWords } from './stressed-words.ts';
import { vslWizard } from './vsl-wizard.ts';
import { writeLetter } from './write-letter.ts';

const letter = (text: string) => {
  const fresh = newProjectData();
  return withSlides({ ...fresh, keyword: 'tea', info: { ...fresh.info, body: textToBody(text) } });
};

const pasted = `STOP THROWING TEA AWAY

Are you tired of bitter tea? 😖
No more guessing. No more waste.

**Here is what you get**

✅ A timer that knows your tea
✅ A cup that stays warm
👉 FREE shipping

It costs only $49, not $120. That is 60% off!
"I drink twice as much now," says Ann Lee.

P.S. The offer ends on Sunday, because we move house.
Click the button below.`;

describe('a pasted letter', () => {
  it('becomes slides: headings, short sentences together, items of a list, and a postscript', () => {
    const lines = letterLines(textToBody(pasted));
    expect(lines.map(({ kind, title }) => title ?? kind ?? 'words').join(' ')).toBe(
      'heading words words heading item item item words words words P.S. words',
    );
    expect(lines.map(({ text }) => text).join('\n')).not.toMatch(/\p{Extended_Pictographic}/u);
    expect(lines[2]?.text).toBe('No more guessing. No more waste.');
    expect(lines.at(-2)?.text).toBe('The offer ends on Sunday, because we move house.');
  });

  it('shows items together, and says everything once, in its order', () => {
    const { parts } = writeLetter(letter(pasted));
    const list = parts.find(({ id }) => id.endsWith('-list'));
    expect(list?.heading).toBe('Here is what you get');
    expect(list?.lines.map(({ text }) => text)).toEqual([
      '',
      'A timer that knows your tea',
      'A cup that stays warm',
      'FREE shipping',
    ]);
    // What announces a list is said where the list stands, not on a slide before it.
    expect(list?.lines[0]?.spoken).toBe('Here is what you get.');
    expect(parts.filter(({ heading }) => heading === list?.heading)).toHaveLength(1);
    expect(parts.flatMap(({ lines }) => lines.map(({ text }) => text))).not.toContain(
      'Here is what you get',
    );
    const spoken = parts.flatMap(({ lines }) => lines.map((line) => line.answer?.spoken));
    const said = [...new Set(spoken)];
    expect(said[0]).toBe('Stop throwing tea away.');
    expect(said).toContain('P.S. The offer ends on Sunday, because we move house.');
    expect(said.filter(Boolean).at(-1)).toBe('Click the button below.');
  });

  it('gives a list its whole slide where none of its items can be shown', () => {
    const listOf = (objects: readonly string[]) => {
      const made = letter('Tea is good.\n\nYou get:\n\n- No waste\n- A plan every day');
      const paras = parasIn(made).map((para) =>
        para.text === 'A plan every day' ? { ...para, objects: [...objects] } : para,
      );
      return writeLetter(withParas(made, paras)).parts.find(({ id }) => id.endsWith('-list'));
    };
    expect(listOf([])?.isWordsAlone).toBe(true);
    const shown = listOf(['teapot']);
    expect(shown?.isWordsAlone).toBeUndefined();
    expect(shown?.lines[0]?.picture.objects).toContain('teapot');
  });

  it('marks prices, percentages, capitals and bold words on its slides', () => {
    const { parts } = writeLetter(letter(pasted));
    const stressed = parts.flatMap(({ lines }) => lines.flatMap((line) => line.stressed ?? []));
    expect(stressed).toEqual(expect.arrayContaining(['$49', '$120', '60%']));
    expect(
      stressedWords('It is <b>not your fault</b> at all', 'It is not your fault at all'),
    ).toEqual(['not your fault']);
    expect(stressedWords('x', 'Get the CRM for FREE')).toEqual(['FREE']);
  });
});

it('a raised voice is said, not spelled', () => {
  expect(spokenWords('You get it FREE today')).toBe('You get it free today');
  expect(spokenWords('Our CRM and HTML guide')).toBe('Our CRM and HTML guide');
  expect(spokenWords('THE OFFER')).toBe('The offer');
});

it('knows which parts a letter has, and asks to fill in blanks', () => {
  const lines = letterLines(textToBody(pasted)).map(({ text }) => text);
  const has = [...partsOfLetter(lines).keys()];
  expect(has).toEqual(expect.arrayContaining(['hook', 'problem', 'offer', 'urgency', 'call']));
  expect(has).not.toContain('guarantee');
  expect(blankIn('You get it for [price].')).toBe('[price]');
});

it.each([
  ['hook', ['If you work for yourself, you have two jobs.', 'You love one.']],
  ['problem', ['Hello.', 'Then there are the expenses you forget to claim.', 'Yes.', 'No.']],
  ['agitate', ['Hello.', 'An hour a week is fifty hours a year.', 'Yes.', 'No.']],
  ['solution', ['Hello.', 'It was hard.', 'That’s the idea behind First Song.', 'Yes.']],
  ['solution', ['Hello.', 'It was hard.', 'Tally was made for people who paint.', 'Yes.']],
  ['guarantee', ['Hello.', 'Yes.', 'No.', 'You have thirty days to change your mind.']],
])('knows the %s of a letter where nobody calls it that', (part, lines) => {
  expect([...partsOfLetter(lines).keys()]).toContain(part);
});

describe('the end card', () => {
  const card = (data: ReturnType<typeof letter>) =>
    writeLetter(data).parts.find(({ id }) => id === 'end-card');

  it('says what the letter asks for at its end, and stands as long as that is read', () => {
    const part = card(letter(pasted));
    expect(part).toMatchObject({ layout: 'title', role: 'call-to-action' });
    expect(part?.lines).toMatchObject([{ text: 'Click the button below', spoken: '' }]);
    expect(part && partTimes(part).seconds).toBeGreaterThanOrEqual(5);
    const long = letter(
      `${pasted}\n\nClick here: https://steep.example/tea, answer three short questions, and drink tea.`,
    );
    expect(endCardOf(long)).toEqual({
      text: 'Click here',
      link: 'https://steep.example/tea',
    });
  });

  it('shows a link for as long as somebody needs to type it', () => {
    const own = {
      ...letter(pasted),
      cta: { text: 'Order Steep', link: 'https://steep.example/a/' },
    };
    const part = card(own);
    expect(part).toMatchObject({ layout: 'title_with_subtitle', heading: 'Order Steep' });
    expect(part?.lines).toMatchObject([{ text: 'steep.example/a' }]);
    expect(part && partTimes(part).seconds).toBeGreaterThan(6);
    expect(vslWizard.describe?.(own)).toContain('https://steep.example/a/');
  });

  it('is left out where somebody empties it, or the letter asks for nothing', () => {
    expect(card({ ...letter(pasted), cta: { text: '' } })).toBeUndefined();
    expect(card(letter('Tea is good.\n\nIt is warm.\n\nWe like it.'))).toBeUndefined();
  });
});

it('offers sentences that leave proof, figures and praise to whoever has them', () => {
  for (const { patterns } of letterParts) {
    for (const pattern of patterns) {
      expect(blankIn(pattern)).toBeDefined();
      const said = pattern.replace(/\[[^\]]*\]/g, '');
      expect(said).not.toMatch(/\d|%|[$€£]|\b(?:best|proven|thousands|guaranteed|doctors?)\b/i);
    }
  }
});

describe('the steps', () => {
  const about = (data: ReturnType<typeof letter>, step: string) =>
    vslWizard.steps.find(({ id }) => id === step)?.check?.(data);

  it('ask for a letter of more than two lines, without blanks', () => {
    const short = letter('One line that is long enough to stand here alone for once.');
    expect(about(short, 'content')).toBe('Please enter at least 2 lines or more for article body');
    expect(about(letter(`${pasted}\nFor [price].`), 'content')).toContain('[price]');
    expect(about(letter(pasted), 'content')).toBeUndefined();
  });

  it('ask before slides are overwritten, and keep what belongs to lines that stay', () => {
    const made = letter(pasted);
    const content = vslWizard.steps.find(({ id }) => id === 'content');
    expect(content?.confirmations?.(made)).toEqual([]);
    const media = [{ url: '/files/1.png', type: 'image' as const }];
    const own = withParas(
      made,
      parasIn(made).map((para, at) => (at === 1 ? { ...para, media } : para)),
    );
    const other = { ...own, info: { ...own.info, body: `${own.info.body}<p>And one more.</p>` } };
    expect(content?.confirmations?.(other)[0]?.message).toBe(
      'It looks like you have already created some slides before. Do you want to overwrite your existing slides?',
    );
    const again = parasIn(withSlides(other));
    expect(again[1]?.media).toEqual(media);
    expect(wordsIn(again.at(-1) ?? {})).toBe('And one more.');
  });

  it('ask before a film without pictures and voice', () => {
    const slides = vslWizard.steps.find(({ id }) => id === 'slides');
    expect(slides?.confirmations?.(letter(pasted)).map(({ id }) => id)).toEqual([
      'vsl-no-media',
      'vsl-no-voice',
    ]);
  });
});

describe('editing slides', () => {
  const paras = [
    { id: 'a', text: 'One <b>two</b> three four', media: [{ url: '/m.png' }], objects: ['x'] },
    { id: 'b', text: 'five' },
  ];

  it('splits at the caret: the first half keeps the pictures, bold words stay bold', () => {
    const [first, second] = splitPara(paras, 'a', 8, 'c');
    expect(first).toMatchObject({ id: 'a', text: 'One <b>two</b>', media: [{ url: '/m.png' }] });
    expect(second).toMatchObject({ id: 'c', text: 'three four' });
    expect(second?.media).toBeUndefined();
  });

  it('joins with the one before, rewrites, and styles', () => {
    expect(wordsIn(joinPara(paras, 'b')[0] ?? {})).toBe('One two three four five');
    expect(writePara(paras, 'a', 'Only two & three')[0]?.text).toBe('Only <b>two</b> &amp; three');
    expect(stylePara(paras, 'b', 'media')[1]?.style).toBe('media');
  });
});
