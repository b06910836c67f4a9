import { newProjectData, type ProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../lines.ts';
import { endingParts, endingSentences, readEnding } from './ending.ts';

type Bonus = Partial<NonNullable<ProjectData['bonus_list']>[number]>;

const picture = () => ({ style: 'bokeh', objects: [], seed: '1' }) as const;

function endOf(data: ProjectData) {
  const ending = readEnding(data);
  const sentences = endingSentences(data, ending, { seed: 'a', closings: [] });
  const parts = endingParts(data, ending, sentences, picture);
  return { parts, spoken: linesOf({ title: '', parts }).map(({ spoken }) => spoken) };
}

const withContact = (info: ProjectData['contact']['info']): ProjectData => {
  const data = newProjectData();
  return { ...data, contact: { ...data.contact, info } };
};

const withBonus = (bonus: Bonus): ProjectData => ({
  ...newProjectData(),
  bonus_list: [{ id: 'b', shorten: false, ...bonus }],
});

describe('the end card', () => {
  const everything = {
    name: 'Blue Cup',
    website: 'https://www.bluecup.example/',
    phone: '+1 555 0100',
    email: 'hello@bluecup.example',
    facebook: 'facebook.com/bluecup',
    instagram: '@bluecup',
    twitter: '@blue_cup',
    youtube: 'youtube.com/@bluecup',
  };

  it('shows all eight ways to get in touch: first how to reach them, then where to follow them', () => {
    const { parts, spoken } = endOf(withContact(everything));
    expect(parts.map(({ id, heading }) => [id, heading])).toEqual([
      ['contact', 'Contact us'],
      ['contact-social', 'Follow us'],
    ]);
    expect(parts.map(({ lines }) => lines.map(({ icon }) => icon))).toEqual([
      ['name', 'website', 'phone', 'email'],
      ['facebook', 'instagram', 'twitter', 'youtube'],
    ]);
    expect(parts.at(-1)?.breathSeconds).toBe(3);
    expect(spoken).toEqual(['Contact us at bluecup.example.']);
  });

  it('says what to do now, unless somebody gave it a title of their own', () => {
    const data = { ...withContact(everything), cta: { text: 'Come in for a cup' } };
    const titled = { ...data, contact: { ...data.contact, contact_title: 'Find us' } };
    const headingOf = (film: ProjectData) =>
      endOf(film).parts.find(({ id }) => id === 'contact')?.heading;
    expect(headingOf(data)).toBe('Come in for a cup');
    expect(headingOf(titled)).toBe('Find us');
  });

  it('is one slide where one has room for them', () => {
    const { name, website, email, instagram, youtube } = everything;
    const { parts } = endOf(withContact({ name, website, email, instagram, youtube }));
    expect(parts.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
      ['Blue Cup', 'bluecup.example', 'hello@bluecup.example', '@bluecup', 'youtube.com/@bluecup'],
    ]);
  });
});

describe('a bonus', () => {
  const slideOf = (bonus: Bonus) => {
    const [part] = endOf(withBonus(bonus)).parts;
    return part && [part.heading, part.note, part.lines.map(({ text }) => text).join(' ')];
  };

  it('with only a link has a slide too', () => {
    const { parts, spoken } = endOf(withBonus({ link: 'https://example.com/book' }));
    expect(parts).toHaveLength(1);
    expect(slideOf({ link: 'https://example.com/book' })).toEqual([
      'A bonus for you',
      undefined,
      'example.com/book',
    ]);
    expect(spoken).toEqual(['There’s a bonus for you at example.com/book.']);
  });

  it('says and shows what it is, below its title', () => {
    const book = { title: 'Free e-book', text: 'Ten recipes for busy mornings' };
    expect(slideOf(book)).toEqual(['Free e-book', undefined, 'Ten recipes for busy mornings']);
    expect(slideOf({ ...book, link: 'https://example.com/b' })).toEqual([
      'Free e-book',
      'Ten recipes for busy mornings',
      'example.com/b',
    ]);
    const [spoken] = endOf(withBonus(book)).spoken;
    expect(spoken).toMatch(/: Free e-book\. Ten recipes for busy mornings\.$/);
  });

  it('has a description of its own', () => {
    const bonus = { text: 'A free e-book', description: 'Recipes for a week.' };
    expect(slideOf(bonus)).toEqual(['A free e-book', undefined, 'Recipes for a week.']);
    expect(endOf(withBonus(bonus)).spoken[0]).toMatch(/: A free e-book\. Recipes for a week\.$/);
  });

  it('that is only named is shown as a bonus', () => {
    expect(slideOf({ text: 'A checklist' })).toEqual(['Bonus', undefined, 'A checklist']);
    expect(slideOf({ text: 'A checklist', link: 'https://a.example/' })).toEqual([
      'A checklist',
      undefined,
      'a.example',
    ]);
  });

  it('of which nothing is told has none', () => {
    expect(endOf(withBonus({ text: ' ' })).parts).toEqual([]);
  });
});
