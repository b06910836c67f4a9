import { expect, it } from 'vitest';
import { isMeant } from './is-meant.ts';

it.each([
  ['glasses', 'She put on her reading glasses.', 'A glass of water is a simple start.'],
  ['train', 'On clear days you can see it from the train.', 'A kickboard trains the legs.'],
  ['shorts', 'Runners wear shorts in summer.', 'Short, easy to say, and easy to spell.'],
  ['fly', 'A fruit fly can smell it.', 'Bats are the only mammals that truly fly.'],
  ['coat', 'Hang up the coat instead of dropping it.', 'A double coat of fur sheds snow.'],
  ['bank', 'Read one bank statement line by line.', 'Four capitals stand on its banks.'],
  ['turkey', 'A roast turkey feeds twelve.', 'It reached Europe through Turkey.'],
  ['swan', 'A swan can weigh 15 kilograms.', 'Joseph Swan worked on the same idea.'],
  ['house', 'One flower was worth more than a house.', 'The Church put him under house arrest.'],
  ['customs', 'A customs officer opened it.', 'Every wedding custom hides a story.'],
  ['window', 'Sit by a window.', 'Press Windows and L to lock it.'],
  ['wing', 'It beats its wings 50 times a second.', 'Upside-down wings press the car to the road.'],
  ['mountain', 'Walk down the mountain.', 'A mountain of raw leaves shrinks in the pan.'],
  ['logo-stripe', 'Shops take cards with Stripe.', 'The magnetic stripe holds the number.'],
  ['delivery-truck', 'A truck brings it home.', 'Loose trucks turn more easily.'],
])('%s: %s', (object, meant, notMeant) => {
  expect(isMeant(object, meant)).toBe(true);
  expect(isMeant(object, notMeant)).toBe(false);
  expect(isMeant('coffee', notMeant)).toBe(true);
});
