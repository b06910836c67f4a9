import { describe, expect, it } from 'vitest';
import { guessList, ideaQueries, rankIdeas } from './ideas.ts';

describe('what an idea says about its list', () => {
  it.each([
    ['7 coffee mistakes that cost you money', 7, 'coffee mistake'],
    ['10 places in Africa everyone should know', 10, 'place'],
    ['12 classic books and the stories behind them', 12, 'classic book'],
    ['10 kinds of chocolate to try', 10, 'kind of chocolate'],
    ['Top 5 types of electric cars', 5, 'type of electric cars'],
    ['10 best coffees', 10, 'coffee'],
    ['Top Ten movies of all time', 10, 'movie'],
    ['10 sales techniques that feel fair', 10, 'sales technique'],
    ['6 food mistakes Italians notice at once', 6, 'food mistake'],
    ['10 Christmas traditions from around the world', 10, 'Christmas tradition'],
    ['12 fish that seem too strange to be real', 12, 'fish'],
    ['5 unusual ways people were hired', 5, 'unusual way'],
    ['6 logo stories you will not forget', 6, 'logo story'],
    ['Top 50 cities', 20, 'city'],
    ['The 3 laws of robotics', 3, 'law'],
    ['12 kings, queens, and rulers with incredible lives', 12, 'king'],
  ])('%s: %i, %s', (idea, size, unit) => {
    expect(guessList(idea)).toEqual({ size, unit });
  });

  it.each([
    ['top 10 coffee', { size: 10 }],
    ['Everything about dogs', {}],
    ['Life in 1969', {}],
    ['7', { size: 7 }],
    ['', {}],
    ['10 that changed the world', { size: 10 }],
  ])('%s', (idea, guess) => expect(guessList(idea)).toEqual(guess));
});

describe('ideas in order', () => {
  it('begin with those that rank and count', () => {
    expect(
      rankIdeas(['Coffee', 'Coffee mistakes', '10 coffee drinks to try', 'Top 10 coffee drinks']),
    ).toEqual(['Top 10 coffee drinks', '10 coffee drinks to try', 'Coffee mistakes', 'Coffee']);
  });

  it('hold nothing twice and nothing empty', () => {
    expect(rankIdeas(['Top 10 teas', ' top 10 teas ', ''])).toEqual(['top 10 teas']);
  });
});

it('every category asks for the keyword, and the last one for every letter', () => {
  expect(ideaQueries('top', ' coffee ')).toEqual(['top 10 coffee', 'best coffee']);
  expect(ideaQueries('user', 'coffee')).toHaveLength(26);
  expect(ideaQueries('user', 'coffee')[0]).toBe('coffee a');
});
