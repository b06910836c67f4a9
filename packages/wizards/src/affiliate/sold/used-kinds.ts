/** What one uses on a screen or fills in, and whom one calls: apps, software, templates, services, trips. */
import type { SoldKind } from './sold.ts';

export const usedKinds: readonly SoldKind[] = [
  {
    id: 'app',
    nouns: 'app application',
    headlines: [
      ({ about }) => about && `Could your phone help you with ${about}?`,
      ({ one }) => `Do you need ${one}?`,
      ({ one }) => `What makes you keep ${one}, and not delete it`,
    ],
    problems: [
      ({ about }) => about && `You think of ${about} when you have no time for it`,
      ({ many }) => `You have tried ${many}, and opened them twice`,
      () => 'Your notes are in five places',
      () => 'By the evening, you have no energy left to plan',
    ],
    agitations: [
      ({ many }) => `Most ${many} are forgotten a week after somebody installs them.`,
      ({ about }) => about && `And so ${about} waits for a free hour that never comes.`,
    ],
    facts: [
      () => 'One reminder at the right time beats ten a day',
      () => 'What takes two taps gets done',
      () => 'An app on the first screen is opened more often',
      () => 'Numbers you enter yourself are numbers you notice',
    ],
    solutions: [
      ({ good, s }) => `${good} remember${s}, so that you don’t have to.`,
      ({ good, s }) => `${good} take${s} a minute of your day, not an hour.`,
    ],
    descriptions: [
      ({ one, about }) => about && `${one} that keeps ${about} in one place: your pocket.`,
      ({ one }) => `${one} for the moments when you have your phone in your hand anyway.`,
    ],
    checks: [
      () => 'A free trial that doesn’t ask for a card',
      () => 'Your data: where it goes, and how you get it back',
      () => 'It works on the phone you have',
      () => 'Reminders that you can switch off',
    ],
    callsToAction: [({ one }) => `Try ${one} for a week`],
  },
  {
    id: 'software',
    nouns:
      'software platform plugin plug-in extension generator crm saas suite dashboard chatbot bot website theme api automation',
    dictionary: ['software', 'program'],
    headlines: [
      ({ about }) => about && `How much time does ${about} cost you every week?`,
      ({ one }) => `Choosing ${one}? Ask these questions first`,
      ({ one }) => `When ${one} pays, and when it doesn’t`,
    ],
    problems: [
      ({ about }) => about && `You do ${about} by hand, every week again`,
      () => 'The same numbers stand in three different tables',
      ({ many }) => `You pay for ${many}, and use a tenth of what they do`,
    ],
    agitations: [
      () => 'Ten minutes a day are a whole working week every year.',
      ({ about }) => about && `What is copied by hand in ${about} gets copied wrong one day.`,
    ],
    facts: [
      () => 'Write down what you do now before you compare',
      () => 'The best tool is the one your team opens',
      () => 'Moving your data in takes longer than signing up',
      () => 'Count what it costs for everybody, for a year',
    ],
    solutions: [
      ({ good, s }) =>
        `${good} do${s === '' ? '' : 'es'} the dull part, and leave${s} you the rest.`,
      ({ good, s }) => `${good} fit${s} the way you work, not the other way round.`,
    ],
    descriptions: [
      ({ one, about }) =>
        about && `${one} for everybody who has better things to do than ${about} by hand.`,
      ({ one }) => `${one} that takes over what you do again and again.`,
    ],
    checks: [
      () => 'A trial with your own data',
      () => 'An export, in case you leave',
      () => 'Help from a person, and how fast it comes',
      () => 'A price that grows no faster than you do',
    ],
    callsToAction: [({ one }) => `Try ${one} with your own work`],
  },
  {
    id: 'template',
    nouns:
      'template spreadsheet planner tracker checklist journal notebook workbook printable worksheet calendar diary logbook',
    headlines: [
      ({ about }) => about && `A blank page is the hardest part of ${about}`,
      ({ one }) => `Why ${one} beats a blank page`,
      ({ one }) => `Before you buy ${one}`,
    ],
    problems: [
      () => 'You start from zero every time',
      () => 'Your notes are on six pieces of paper',
      ({ many }) => `You have downloaded ${many}, and never filled them in`,
    ],
    agitations: [
      ({ about }) => about && `What nobody writes down about ${about} is gone by Friday.`,
      ({ one }) => `Without ${one}, every time begins with the same empty page.`,
    ],
    facts: [
      () => 'What is written down stops going round in your head',
      () => 'Five minutes on the same evening every week are enough',
      () => 'Three columns that you fill in beat twenty that you don’t',
    ],
    solutions: [
      ({ good, s }) => `${good} ask${s} the right questions, and you only fill in the answers.`,
      ({ good, s }) => `${good} leave${s} you the one part that nobody else can fill in.`,
    ],
    descriptions: [
      ({ one, about }) => about && `${one} for everybody who wants ${about} on one page.`,
      ({ one }) => `${one} that is ready to fill in tonight.`,
    ],
    checks: [
      () => 'It opens in a program you already have',
      () => 'You can change it to fit your life',
      () => 'A filled-in example to look at',
      () => 'One price, and it is yours',
    ],
    callsToAction: [() => 'Fill in the first line tonight'],
  },
  {
    id: 'download',
    nouns: 'pattern recipe preset font icon file mockup',
    headlines: [
      ({ many }) => `How to recognize good ${many}`,
      ({ one }) => `Before you download ${one}`,
      ({ many }) => `Free ${many} or paid ones?`,
    ],
    problems: [
      ({ many }) => `You have saved fifty ${many}, and made three`,
      ({ many }) => `The ${many} you find leave out the hard part`,
      ({ one }) => `You get stuck half-way through ${one}, with nobody to ask`,
    ],
    agitations: [
      ({ many }) => `With poor ${many}, the evening is gone and so is the material.`,
      ({ many }) => `And so ${many} pile up in a folder that nobody opens.`,
    ],
    facts: [
      () => 'Read it to the end before you begin',
      () => 'A photo of every step saves ten questions',
      () => 'A small trial shows whether it works for you',
    ],
    solutions: [
      ({ good, s }) => `${good} tell${s} you what you need before you begin.`,
      ({ good, s }) => `${good} show${s} the hard part twice.`,
    ],
    descriptions: [
      ({ one }) => `${one} for everybody who wants to begin tonight.`,
      ({ one }) => `${one} to print, or to keep open beside you.`,
    ],
    checks: [
      () => 'Who it is made for: beginners or not',
      () => 'Everything you need, in one list',
      () => 'Pictures of the steps',
      () => 'Somebody to ask when you are stuck',
    ],
    callsToAction: [() => 'Begin tonight'],
  },
  {
    id: 'service',
    form: 'service',
    isService: true,
    nouns:
      'service repair removal installation cleaning company firm contractor photography grooming detailing boarding babysitting housekeeping landscaping plumbing roofing remodeling renovation towing laundry',
    dictionary: [
      'worker',
      'expert',
      'businessperson',
      'professional',
      'craftsman',
      'service',
      'skilled worker',
      'employee',
      'artist',
    ],
    headlines: [
      ({ one }) => `Looking for ${one}?`,
      ({ one }) => `What to ask before you hire ${one}`,
      ({ one }) => `How to recognize ${one} you can trust`,
    ],
    problems: [
      ({ one }) => `You need ${one}, and nobody calls back`,
      ({ one }) => `You don’t know what ${one} may cost`,
      ({ one }) => `You were let down by ${one} before`,
    ],
    agitations: [
      () => 'What is put off seldom gets smaller, or cheaper.',
      ({ one }) => `A weekend of searching, and you still don’t have ${one}.`,
    ],
    facts: [
      () => 'Two written offers tell you more than ten reviews',
      () => 'Whoever says what they need gets a better answer',
      () => 'Ask what is not included',
      () => 'A fixed date in writing is worth more than soon',
    ],
    solutions: [
      ({ good, s }) => `${good} tell${s} you first what it will cost, and how long it takes.`,
      ({ good, s }) => `${good} listen${s} first, and begin${s} afterwards.`,
    ],
    descriptions: [
      ({ one }) => `${one} that you can call, ask, and hold to a date.`,
      ({ one }) => `${one} for everybody who wants it done once, and done well.`,
    ],
    checks: [
      () => 'An offer in writing, before anything begins',
      () => 'Work you can look at',
      () => 'Insurance, if something breaks',
      () => 'One person who knows your case',
    ],
    callsToAction: [() => 'Call, or write what you need'],
  },
  {
    id: 'trip',
    nouns: 'retreat tour trip cruise holiday vacation getaway safari camp excursion',
    dictionary: ['journey', 'travel'],
    headlines: [
      ({ one }) => `Dreaming of ${one}?`,
      ({ one }) => `Before you book ${one}`,
      ({ one }) => `What makes ${one} worth the money?`,
    ],
    problems: [
      ({ many }) => `All ${many} look the same in the pictures`,
      ({ one }) => `You never find the week for ${one}`,
      ({ one }) => `The price of ${one} says nothing about what is in it`,
    ],
    agitations: [
      ({ one }) => `And so ${one} stays a bookmark for another year.`,
      () => 'The cheapest days are gone before most people begin to look.',
    ],
    facts: [
      () => 'Meals and transfers often cost more than the bed',
      () => 'A week before or after the holidays is calmer',
      () => 'Small groups wait less',
    ],
    solutions: [
      ({ good, s }) => `${good} leave${s} you time that nobody has planned.`,
      ({ good }) => `With ${good}, somebody else has already looked at the timetables.`,
    ],
    descriptions: [
      ({ one }) => `${one} for everybody who wants to arrive, and not to organize.`,
      ({ one }) => `${one} with a plan, and with room to ignore it.`,
    ],
    checks: [
      () => 'What is included, line by line',
      () => 'The size of the group',
      () => 'What happens if you have to cancel',
      () => 'A name to call on the way',
    ],
    callsToAction: [() => 'Pick your week today'],
  },
];
