import { describe, expect, it } from 'vitest';
import { affiliateWizard } from '../affiliate/affiliate-wizard.ts';
import { comparisonWizard } from '../comparison/comparison-wizard.ts';
import { listicleWizard } from '../listicle/listicle-wizard.ts';
import { quizWizard } from '../quiz/quiz-wizard.ts';
import { musicFor } from './music-for.ts';

const wizards = [listicleWizard, quizWizard, comparisonWizard, affiliateWizard];

describe.each(wizards.map((wizard) => [wizard.title, wizard] as const))('%s', (_, wizard) => {
  const data = wizard.sampleAnswers();

  it('has music by itself as soon as there is a film', () => {
    expect(musicFor(wizard, data)).toMatch(/^\/library\/music\/track-\d+\.mp3$/);
    expect(musicFor({ ...wizard, hasFilm: () => false }, data)).toBeUndefined();
  });

  it('leaves alone what somebody chose', () => {
    const audio = { ...data.movie.audio, url: '', chosen: true };
    expect(musicFor(wizard, { ...data, movie: { ...data.movie, audio } })).toBeUndefined();
  });
});

it('plays what a wizard chooses itself', () => {
  const own = { ...quizWizard, music: () => '/library/music/track-7.mp3' };
  expect(musicFor(own, own.sampleAnswers())).toBe('/library/music/track-7.mp3');
});
