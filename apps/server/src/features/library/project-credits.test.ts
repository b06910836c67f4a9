import { newProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { creditsOf, creditText } from './project-credits.ts';

const documentOf = (info: object) => ({ ...newProjectData(), info });
const source = { url: 'https://tea.example/a', site: 'Tea News', author: 'Ann Bell' };

describe('the credits of a film that tells an article', () => {
  it('name its author, its site and its address', () => {
    const credits = creditsOf(documentOf({ title: 'Tea is old', source }));
    expect(credits).toEqual([
      {
        title: 'Article “Tea is old”',
        author: 'Ann Bell, Tea News',
        licence: '',
        link: 'https://tea.example/a',
      },
    ]);
    expect(creditText('Tea', credits)).toContain(
      'Article “Tea is old”: Ann Bell, Tea News, https://tea.example/a',
    );
  });

  it('name the site by its address where the page does not tell', () => {
    const page = { url: 'https://www.tea.example/a?b=1' };
    expect(creditsOf(documentOf({ source: page }))).toMatchObject([
      { title: 'Article', author: 'tea.example', link: page.url },
    ]);
  });

  it('name the site of a picture of it that was chosen', () => {
    const credit = { author: 'Tea News', licence: '', link: source.url };
    const media = [{ url: '/media/web/pot.jpg', title: 'A pot', credit }];
    const sentences = [{ text: 'Tea', media }];
    expect(creditsOf(documentOf({ title: 'Tea', source, sentences }))).toMatchObject([
      { title: 'A pot', author: 'Tea News' },
      { title: 'Article “Tea”' },
    ]);
  });

  it('name nobody for a text of one’s own, nor for an article that comes along', () => {
    expect(creditsOf(documentOf({ title: 'Mine', body: '<p>Mine.</p>' }))).toEqual([]);
    const ours = { url: 'https://here.example/articles/tea', site: 'Reelwright' };
    expect(creditsOf(documentOf({ title: 'Tea', source: ours }))).toEqual([]);
  });
});
