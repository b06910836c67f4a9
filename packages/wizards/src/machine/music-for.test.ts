import { describe, expect, it } from 'vitest';
import { greetingWizard } from '../testing/greeting-wizard.ts';
import { jingleOf } from '../themes/jingle-of.ts';
import { musicAmong } from '../themes/music-of.ts';
import { loadWizards } from '../wizard-list.ts';
import { filmOf } from './film-of.ts';
import { musicFor } from './music-for.ts';
import type { Wizard } from './wizard.ts';

const wizards = (await loadWizards()).filter(({ isRecorded }) => !isRecorded);

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

it('leaves a recording without music until somebody chooses some', () => {
  const recorded = { ...greetingWizard, isRecorded: true } as const;
  expect(musicFor(recorded, recorded.sampleAnswers())).toBeUndefined();
});

describe('a wizard that chooses for itself', () => {
  const news: Wizard = {
    ...greetingWizard,
    music: ({ keyword = '' }) => musicAmong([4, 5, 7], keyword),
    writeScript: (data) => {
      const { title, parts } = greetingWizard.writeScript(data);
      const sound = jingleOf(data.keyword ?? '');
      return { title, parts: parts.map((part, at) => (at === 0 ? { ...part, sound } : part)) };
    },
  };
  const about = (keyword: string) => ({ ...news.sampleAnswers(), keyword });
  const keywords = ['tea', 'coffee', 'cats', 'dogs', 'the moon', 'tides', 'bread', 'rain'];

  it('has music of its own, the same each time for one film', () => {
    const played = keywords.map((keyword) => musicFor(news, about(keyword)));
    expect(new Set(played)).toEqual(
      new Set([4, 5, 7].map((number) => `/library/music/track-${number}.mp3`)),
    );
    expect(musicFor(news, about('tea'))).toBe(played[0]);
  });

  it('opens with a jingle', () => {
    const heard = keywords.map((keyword) => JSON.stringify(filmOf(news, about(keyword)).frames[0]));
    for (const opening of heard) expect(opening).toMatch(/\/library\/jingles\/jingle-[1-7]\.mp3/);
  });
});
