import { expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';

/** As lines of an upright film, with '/' between rows and '|' between lines. */
function broken(text: string, language = 'en-US'): string {
  let clock = 0;
  const words = text.split(' ').map((word) => {
    const start = clock;
    clock += word.length * 0.07 + (/[.,:]$/.test(word) ? 0.3 : 0.05);
    return { text: word, start, end: clock - 0.02 };
  });
  const lines = breakLines(words, {
    rowLetters: 25,
    maxWords: Number.POSITIVE_INFINITY,
    language,
    endSeconds: clock + 0.5,
  });
  const written = (from: number, to: number) =>
    words
      .slice(from, to)
      .map((word) => word.text)
      .join(' ');
  return lines
    .map(({ from, to, row }) => [written(from, row), written(row, to)].filter(Boolean).join(' / '))
    .join(' | ');
}

const isTorn = (text: string, before: string, after: string, language?: string) =>
  broken(text, language).search(new RegExp(`${before} [/|] ${after}`)) >= 0;

it.each([
  ['Starting us off at number three: Mind the kelvin.', 'number', 'three'],
  ['Which leaves number three: Ten-gallon hat.', 'number', 'three'],
  ['And number one: Use three lights per room.', 'Use', 'three'],
  ['Very fine grounds are simmered in a small pot called a cezve.', 'small', 'pot'],
  ['Your next favorite coffee may not be the one you always order.', 'favorite', 'coffee'],
  ['At least the front legs of the sofa should stand on it.', 'front', 'legs'],
  ['Cal Newport gave focused, undisturbed work this name.', 'undisturbed', 'work'],
  ['The pan is now at 200 degrees Celsius and hot enough.', 'degrees', 'Celsius'],
  ['Warm bulbs around 2,700 kelvin feel cozy in the evening.', 'around', '2,700'],
  ['Lumens tell how much light comes out of a bulb.', 'how', 'much'],
  ['Pick one and try it before lunch or after it.', 'try', 'it'],
  ['A classic shot takes only 25 to 30 seconds to pull.', 'only', '25'],
])('%s is not torn between %s and %s', (text, before, after) => {
  expect(isTorn(text, before, after), broken(text)).toBe(false);
});

it.each([
  ['Auf dem Markt kauft sie einen kleinen Topf aus Kupfer und Holz.', 'kleinen', 'Topf', 'de'],
  ['Combien de ces grands fromages connaissez-vous ?', 'connaissez-vous', '\\?', 'fr'],
  ['Elle lui a dit alors tout bas : « bonjour » et partit.', '«', 'bonjour', 'fr'],
  ['Cada mañana bebemos en casa tres tazas de café solo.', 'tres', 'tazas', 'es'],
  ['Na każde pytanie masz tylko pięć sekund i nie więcej.', 'pięć', 'sekund', 'pl'],
  ['Und jetzt kommt endlich Nummer drei: der Pudel.', 'Nummer', 'drei', 'de'],
])('%s is not torn between %s and %s', (text, before, after, language) => {
  expect(isTorn(text, before, after, language), broken(text, language)).toBe(false);
});

it('a line begins with a preposition rather than ends before its noun', () => {
  expect(broken('Hot water is pushed through fine coffee at about nine bars of pressure.')).toMatch(
    /[/|] at about nine bars/,
  );
});
