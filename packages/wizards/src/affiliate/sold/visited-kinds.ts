/** Where one goes, whom one asks, and what comes to the door: places, advice, deliveries, lessons. */
import type { SoldKind } from './sold.ts';

export const visitedKinds: readonly SoldKind[] = [
  {
    id: 'place',
    isService: true,
    form: 'service',
    nouns:
      'studio shop salon clinic spa gym barbershop store boutique restaurant cafe hotel daycare kennel',
    headlines: [
      ({ one }) => `Looking for ${one}?`,
      ({ one }) => `What makes you go back to ${one}?`,
      ({ one }) => `How to recognize ${one} that you will like`,
    ],
    problems: [
      ({ one }) => `You pass ${one} every day, and never go in`,
      () => 'You never know how long you will wait',
      ({ one }) => `You were let down by ${one} before`,
    ],
    agitations: [
      () => 'And so you go where you always went, and come out as you always did.',
      () => 'One bad visit, and you put off the next for a year.',
    ],
    facts: [
      () => 'The middle of the week is quieter than Saturday',
      () => 'New reviews tell you more than old stars',
      () => 'A short call can save a long way',
      () => 'Ask what it costs before it begins',
    ],
    solutions: [
      ({ good, s }) => `${good} remember${s} you when you come back.`,
      ({ good, s }) => `${good} tell${s} you how long it takes, and what it costs.`,
    ],
    descriptions: [
      ({ one }) => `${one} where you can ask first, and decide afterwards.`,
      ({ one }) => `${one} for everybody who likes to be known by name.`,
    ],
    checks: [
      () => 'Opening hours that fit yours',
      () => 'Prices you can see before you begin',
      () => 'How to book, and how to cancel',
      () => 'What people say who went there lately',
    ],
    callsToAction: [() => 'Come by, or call first'],
  },
  {
    id: 'advice',
    isService: true,
    form: 'service',
    nouns:
      'agency insurance consulting consultant broker accountant lawyer attorney advisor adviser architect notary',
    dictionary: ['lawyer', 'insurance'],
    headlines: [
      ({ one }) => `Looking for ${one}?`,
      ({ one }) => `What to ask before you choose ${one}`,
      ({ good }) => `How to recognize ${good}`,
    ],
    problems: [
      () => 'You understand half of what is in the offer',
      ({ one }) => `You don’t know what ${one} may cost`,
      () => 'You think of it when it is nearly too late',
    ],
    agitations: [
      () => 'What you sign in a hurry stays with you for years.',
      () => 'Most people read the small print when something has happened.',
    ],
    facts: [
      () => 'Bring your papers, and your questions in writing',
      () => 'Ask how they are paid, and by whom',
      () => 'Compare what is left out, not only the price',
      () => 'Sleep on it before you sign',
    ],
    solutions: [
      ({ good, s }) => `${good} begin${s} with your questions, and not with a form.`,
      ({ good, s }) => `${good} leave${s} nothing for you to guess.`,
    ],
    descriptions: [
      ({ one }) => `${one} for everybody who wants to understand what they sign.`,
      ({ one }) => `${one} in words that you would use yourself.`,
    ],
    checks: [
      () => 'Whether the first talk is free',
      () => 'Every cost, in writing',
      () => 'One person who knows your case',
      () => 'How you get out again',
    ],
    callsToAction: [() => 'Ask for a first talk'],
  },
  {
    id: 'delivery',
    isService: true,
    form: 'service',
    nouns: 'delivery rental hire catering shuttle courier transfer',
    headlines: [
      ({ one }) => `Looking for ${one}?`,
      ({ one }) => `What to ask before you book ${one}`,
      ({ good }) => `How to recognize ${good}`,
    ],
    problems: [
      () => 'The real price stands on the last page',
      () => 'You need it on Saturday, and so does everybody else',
      () => 'Nobody tells you what happens when it comes late',
    ],
    agitations: [
      () => 'Then the day comes, and you wait at the door with the phone in your hand.',
      () => 'What is booked at the last minute costs more, and is seldom what you wanted.',
    ],
    facts: [
      () => 'A few days early is cheaper, and calmer',
      () => 'The middle of the week has more room',
      () => 'Look for what happens when you cancel',
    ],
    solutions: [
      ({ good, s }) => `${good} come${s} when it was agreed, and as it was agreed.`,
      ({ good, s }) => `${good} name${s} one price, with everything in it.`,
    ],
    descriptions: [
      ({ one }) => `${one} for everybody who would rather plan the rest of the day.`,
      ({ one }) => `${one} that you can change when your plans do.`,
    ],
    checks: [
      () => 'The full price, with everything in it',
      () => 'How late you can change or cancel',
      () => 'Where and when you get it',
      () => 'Somebody to call when it is late',
    ],
    callsToAction: [() => 'Pick your day'],
  },
  {
    id: 'lesson',
    nouns: 'lesson class workshop bootcamp seminar',
    headlines: [
      ({ about }) => about && `Would you like to learn ${about}?`,
      ({ one }) => `Before you book ${one}`,
      ({ many }) => `How to tell good ${many} from the rest`,
    ],
    problems: [
      ({ about }) => about && `You have wanted to try ${about} for years`,
      () => 'Videos show you how, and nobody sees what you do',
      () => 'What friends teach you, they do wrong as well',
      ({ one }) => `You don’t know if ${one} would suit you`,
    ],
    agitations: [
      () => 'What you learn wrong takes twice as long to unlearn.',
      () => 'Alone, it is easy to stop after the second try.',
    ],
    facts: [
      () => 'Somebody who corrects you early saves you weeks',
      () => 'In small groups it is your turn more often',
      () => 'Twice in one week beats twice in a month',
    ],
    solutions: [
      ({ good, s }) => `${good} begin${s} where you are, not where the teacher is.`,
      ({ good, s }) => `${good} show${s} you one step, and then let${s} you try it.`,
    ],
    descriptions: [
      ({ one }) => `${one} with somebody beside you who knows every mistake by heart.`,
      ({ one }) => `${one} for everybody who learns by doing.`,
    ],
    checks: [
      () => 'How many people share one teacher',
      () => 'What you bring, and what is there',
      () => 'A first time to try it',
      () => 'What happens if you have to cancel',
    ],
    callsToAction: [() => 'Try it once, then decide'],
  },
];
