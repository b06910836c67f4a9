export { hashText } from './hash-text.ts';
export { mulberry32, mulberryScatter, mulberryStep } from './mulberry32.ts';
export { noise, smoothNoise, smoothNoiseOf } from './noise.ts';
export { type SeededChoices, seededChoices } from './seeded-choices.ts';
export { type SeededRandom, seededRandom } from './seeded-random.ts';
export { sumOfLetters } from './sum-of-letters.ts';
