import { describe, expect, it } from 'vitest';
import { parseThings } from './parse-things.ts';

const octopus = `# Octopus | octopuses
= octopi, common octopus
@ animal, sea animal
! octopus, water-wave ; venice
> Three hearts, blue blood, and not a single bone.
Three hearts | Two pump blood to the gills, one to the body. | anatomical-heart
Blue blood | Copper instead of iron turns it blue. It works well in cold water. | droplet
Masters of disguise | Skin cells change color in less than a second.
No bones | A large one slips through a gap the size of a coin.
Arms that think | Most of its nerve cells are in the arms.
~ Daily care | Cold, clean salt water | 1
?3 How many hearts does an octopus have? | Three | One | Two | Five`;

describe('things written down', () => {
  it('are read with their names, points, questions and traits', () => {
    const [thing] = parseThings(octopus);
    expect(thing).toMatchObject({
      name: 'Octopus',
      plural: 'octopuses',
      otherNames: ['octopi', 'common octopus'],
      kinds: ['animal', 'sea animal'],
      objects: ['octopus', 'water-wave'],
      place: 'venice',
    });
    expect(thing?.points).toHaveLength(5);
    expect(thing?.points[1]).toEqual({
      headline: 'Blue blood',
      sentences: ['Copper instead of iron turns it blue.', 'It works well in cold water.'],
      objects: ['droplet'],
    });
    expect(thing?.questions[0]).toMatchObject({ level: 3, right: 'Three' });
    expect(thing?.traits).toEqual([
      { check: 'Daily care', text: 'Cold, clean salt water', score: 1 },
    ]);
  });

  it.each([
    ['a first sentence is missing', octopus.replace(/^>.*\n/m, ''), 'line 1: Octopus lacks'],
    ['a point has no sentence', octopus.replace(/^No bones.*$/m, 'No bones'), 'line 9: a point is'],
    ['an answer is missing', octopus.replace(' | Five', ''), 'line 12: a question has four'],
    ['a trait has no score', octopus.replace('water | 1', 'water | 9'), 'line 11: a trait is'],
    ['something comes before the first name', `Blue\n${octopus}`, 'line 1: an entry begins'],
    ['a line begins with a sign of lists', `${octopus}\n+ sea`, 'line 13: things have no line'],
    ['a sentence is too long', octopus.replace('Copper', 'Copper '.repeat(20)), 'line 7: "Copper'],
  ])('say on which line %s', (_what, text, problem) => {
    expect(() => parseThings(text)).toThrow(problem);
  });
});
