/** What one wears for years, drives, or gives to a child: jewelry, vehicles, toys. */
import type { SoldKind } from './sold.ts';

export const wornKinds: readonly SoldKind[] = [
  {
    id: 'jewelry',
    form: 'goods',
    nouns: 'ring necklace bracelet earring pendant brooch jewelry anklet cufflink',
    dictionary: ['jewelry', 'adornment'],
    headlines: [
      ({ one }) => `Who would be happy about ${one}?`,
      ({ many }) => `${many} to wear every day`,
      ({ one }) => `Before you order ${one}`,
    ],
    problems: [
      ({ many }) => `You look at ${many} for an hour, and all seem right`,
      () => 'You don’t know which size fits',
      ({ many, manyS }) => `In pictures, all ${many} shine${manyS}`,
    ],
    agitations: [
      ({ many }) => `A screen tells you nothing about the weight or the size of ${many}.`,
      () => 'What doesn’t fit stays in its box, however pretty it is.',
    ],
    facts: [
      () => 'Measure something that they already wear',
      () => 'Ask what is under the surface',
      () => 'Made by hand takes a week longer',
    ],
    solutions: [
      ({ good, s }) => `${good} still please${s} you when the box is long gone.`,
      ({ good, s }) => `${good} tell${s} somebody that you thought of them.`,
    ],
    descriptions: [
      ({ one }) => `${one} for somebody you know well, or for yourself.`,
      ({ one }) => `${one} to wear, and not to store.`,
    ],
    checks: [
      () => 'What it is made of, all the way through',
      () => 'Its size, in numbers',
      () => 'If it can be made larger or smaller',
      () => 'If it can be exchanged',
    ],
    callsToAction: [() => 'Choose one while there is time'],
  },
  {
    id: 'vehicle',
    form: 'goods',
    nouns:
      'car truck van bike bicycle e-bike ebike scooter motorcycle motorbike boat rv camper caravan trailer',
    dictionary: ['vehicle', 'motor vehicle', 'boat'],
    headlines: [
      ({ one }) => `Before you buy ${one}`,
      ({ many }) => `Choosing ${many}? Start with your own day`,
      ({ one }) => `How to choose ${one} that you will really use`,
    ],
    problems: [
      ({ many, manyS }) => `In pictures, all ${many} shine${manyS}`,
      ({ one }) => `You don’t know what ${one} will cost you in a year`,
      () => 'Around the block, every one of them feels good',
    ],
    agitations: [
      ({ one }) => `The price of ${one} is only what you pay first.`,
      () => 'What bothers you after a week, a longer test ride would have told you.',
    ],
    facts: [
      () => 'Try it on the roads you really use',
      () => 'Ask what insurance, service and parts cost',
      () => 'Look at it by daylight, when it is dry',
      () => 'Bring somebody who is not in love with it',
    ],
    solutions: [
      ({ good, s }) => `${good} fit${s} the way you really go, and not only the picture.`,
      ({ good, s }) => `${good} still fit${s} your life in five years.`,
    ],
    descriptions: [
      ({ one }) => `${one} for the trips you really make.`,
      ({ one }) => `${one} for every week of the year, and not for the garage.`,
    ],
    checks: [
      () => 'How long there will be spare parts',
      () => 'A test ride of more than ten minutes',
      () => 'What a service costs, and where',
      () => 'What the warranty covers',
    ],
    callsToAction: [() => 'Take it for a ride'],
  },
  {
    id: 'toy',
    form: 'goods',
    nouns: 'toy doll figurine plush plushie',
    dictionary: ['toy', 'plaything', 'doll'],
    headlines: [
      ({ many }) => `Which ${many} get played with after a week?`,
      ({ one }) => `Before you give ${one} to a child`,
      ({ many }) => `How to choose ${many} that last`,
    ],
    problems: [
      ({ many }) => `The shelf is full of ${many}, and nobody plays`,
      ({ many }) => `You never know what age ${many} are right for`,
      () => 'One part breaks, and all of it is in the trash',
    ],
    agitations: [
      ({ many }) => `${many} that are too hard are put away. Those that are too easy, too.`,
      () => 'What does everything by itself leaves a child nothing to do.',
    ],
    facts: [
      () => 'The age on the box is about safety, too',
      () => 'A few toys at a time are played with more',
      () => 'What can be many things is never finished',
    ],
    solutions: [
      ({ good, s }) => `${good} leave${s} most of the work to the child.`,
      ({ good, s }) => `${good} still get${s} played with when the box is long gone.`,
    ],
    descriptions: [
      ({ one }) => `${one} for rainy days, and for all the others.`,
      ({ one }) => `${one} to hand down, and not to throw away.`,
    ],
    checks: [
      () => 'The age it is made for, and why',
      () => 'What it is made of, and painted with',
      () => 'No small parts for small children',
      () => 'How it is cleaned',
    ],
    callsToAction: [() => 'Have a closer look today'],
  },
];
