import { newProjectData, type ProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { hasFreshVoice, lineKey, linesOf, setLine } from './lines.ts';
import { listicleWizard } from './listicle/listicle-wizard.ts';
import type { Wizard } from './machine/wizard.ts';
import type { LinePath } from './script.ts';
import { loadWizards } from './wizard-list.ts';

const wizards = await loadWizards();

/** With everything that a film can end with. */
function fullAnswers(wizard: Wizard): ProjectData {
  const data = wizard.sampleAnswers();
  return {
    ...data,
    cta: { text: 'Get yours today' },
    bonus_list: [
      { id: 'b1', text: 'A book of recipes', link: 'https://example.com/book', shorten: false },
      { id: 'b2', text: 'A poster', shorten: false },
    ],
    contact: { ...data.contact, info: { website: 'example.com', email: 'ada@example.com' } },
  };
}

function textAt(data: ProjectData, path: LinePath): string {
  const found = path.reduce<unknown>((at, step) => (at as never)?.[step], data);
  const { text } = (found ?? {}) as { readonly text?: string };
  return text ?? '';
}

/** Words as they are compared: letters and figures only. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

describe.each(wizards.map((wizard) => [wizard.title, wizard] as const))('%s', (_, wizard) => {
  const data = fullAnswers(wizard);
  const script = wizard.writeScript(data);
  const heard = script.parts.flatMap(({ lines }) => lines).filter(({ spoken }) => spoken !== '');

  it('says nothing without knowing where its voice is kept', () => {
    expect(heard.length).toBeGreaterThan(5);
    expect(heard.filter(({ answer }) => !answer)).toEqual([]);
  });

  it('has an id of its own for everything it says', () => {
    const ids = heard.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const slides = script.parts.map(({ id }) => id);
    expect(new Set(slides).size).toBe(slides.length);
  });

  it('says what is written where a line is kept', () => {
    const lines = linesOf(script);
    const written = lines.filter(({ path }) => textAt(data, path) !== '');
    expect(written.length).toBeGreaterThan(lines.length / 2);
    for (const { path, spoken } of written) {
      expect(plain(spoken)).toContain(
        plain(textAt(data, path).replace(/<[^>]*>/g, ''))
          .trim()
          .replaceAll(' vs ', ' versus '),
      );
    }
  });

  // A recording says its lines itself, at its own times.
  if (wizard.isRecorded) return;
  it('is heard with the voices that are put where its lines say, each on its slide', () => {
    const lines = linesOf(script);
    const voiced = lines.reduce(
      (now, { path, spoken }) =>
        setLine(now, path, {
          audio: { url: `${path.join('.')}.mp3`, duration: 4, text: spoken },
        }),
      data,
    );
    const { parts } = wizard.writeScript(voiced);
    for (const place of lines) {
      const slide = parts.find(({ id }) => id === place.slide);
      expect(slide?.lines.map(({ voice }) => voice?.url)).toContain(`${lineKey(place)}.mp3`);
    }
  });
});

it('finds a long sentence once, on the slide it begins on, with all that is said of it', () => {
  const fact =
    'The first espresso machine was shown in Turin in 1884, and it made coffee for hundreds of guests of the fair every single hour of the day, day after day.';
  const data: ProjectData = {
    ...newProjectData(),
    keyword: 'coffee',
    info: {
      idea: { text: '1 drink' },
      items: [{ id: 'a', text: 'Espresso', trivia: [{ id: 'f', text: fact }] }],
    },
  };
  const script = listicleWizard.writeScript(data);
  const shown = script.parts.find(({ id }) => id === 'a-fact-1');
  expect(shown?.lines.length).toBeGreaterThan(1);
  const [place, ...others] = linesOf(script).filter(({ path }) => path.includes('trivia'));
  expect(place).toMatchObject({ spoken: fact, slide: 'a-fact-1', needsMedia: true });
  expect(others).toEqual([]);
});

describe('a voice', () => {
  const says = (audio: object, spoken: string) =>
    hasFreshVoice({ line: { audio: { url: 'a.mp3', ...audio } }, spoken });

  it('of a computer is stale as soon as the line is written otherwise', () => {
    expect(says({ text: 'Go.', voice: 'clara' }, 'Go.')).toBe(true);
    expect(says({ text: 'Go.', voice: 'clara' }, 'Go!')).toBe(false);
  });

  it('that somebody recorded is stale when other words are to be said, not for a comma', () => {
    expect(says({ text: 'Choose it today.' }, 'Choose it, today!')).toBe(true);
    expect(says({ text: 'Choose it today.' }, 'Choose it tomorrow.')).toBe(false);
  });

  it('of an early version, which knows no text, is taken as it is', () => {
    expect(says({}, 'Anything.')).toBe(true);
    expect(hasFreshVoice({ line: {}, spoken: 'Anything.' })).toBe(false);
  });
});
