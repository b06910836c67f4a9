import { type ProjectData, readProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { momentOf, slideOf } from './slide-of.ts';

function filmOf(...ids: readonly string[]): ProjectData {
  return readProjectData({ frames: ids.map((id) => ({ id, items: [], duration: 5 })) }).data;
}

describe('the slide that shows what is worked on', () => {
  const film = filmOf('title', 'a-number', 'a-fact-1', 'b-number', 'contact');

  it('is the one that is called so, or the first that was made of it', () => {
    expect(slideOf(film, 'contact')).toBe(4);
    expect(slideOf(film, 'b')).toBe(3);
    expect(slideOf(film, 'call-to-action')).toBeUndefined();
  });

  it('is the first one for the title, whatever a film begins with', () => {
    expect(slideOf(filmOf('question-1', 'question-2'), 'title')).toBe(0);
    expect(slideOf(filmOf('intro', 'title'), 'title')).toBe(1);
    expect(slideOf(filmOf(), 'title')).toBeUndefined();
  });

  it('rests at a moment within the slide, after all those before it', () => {
    const { start = 0, rest = 0 } = momentOf(film, 'b') ?? {};
    expect(start).toBeGreaterThanOrEqual(15);
    expect(rest).toBeGreaterThan(start);
    expect(rest).toBeLessThan(momentOf(film, 'contact')?.start ?? 0);
  });
});
