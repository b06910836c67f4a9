/** What teaches, trains or leads somebody: courses, coaches, books, plans. */
import type { SoldKind } from './sold.ts';

export const taughtKinds: readonly SoldKind[] = [
  {
    id: 'course',
    nouns:
      'course training masterclass program programme academy tutorial certification webinar curriculum',
    headlines: [
      ({ about }) => about && `Want to get better at ${about}?`,
      ({ one }) => `Before you sign up for ${one}`,
      ({ many }) => `How to tell good ${many} from the rest`,
    ],
    problems: [
      ({ about }) => about && `Ten videos about ${about}, ten different methods`,
      ({ many }) => `You have begun ${many} before, and never reached the end`,
      () => 'Free videos show you everything, in no order',
      () => 'You practice, and nobody tells you what goes wrong',
    ],
    agitations: [
      ({ about }) => about && `What you learn wrong in ${about} takes twice as long to unlearn.`,
      () => 'What you learn wrong takes twice as long to unlearn.',
      ({ many }) => `Most people who drop out of ${many} do so in the first weeks.`,
    ],
    facts: [
      () => 'Ten minutes a day beat two hours on Sunday',
      () => 'What you try yourself stays longer than what you watch',
      () => 'A second look after a few days keeps it in your head',
      () => 'Somebody who corrects you early saves you weeks',
    ],
    solutions: [
      ({ good, s }) => `${good} show${s} you one step, and then let${s} you try it.`,
      ({ good, s }) => `${good} begin${s} where you are, not where the teacher is.`,
    ],
    descriptions: [
      ({ one, about }) => about && `${one} for everybody who wants ${about} explained in order.`,
      ({ one }) => `${one} that you can follow step by step, in your own evenings.`,
    ],
    checks: [
      () => 'Short lessons, each with something to do',
      () => 'A sample lesson before you pay',
      () => 'A teacher who answers questions',
      () => 'A plan for what comes after the last lesson',
    ],
    callsToAction: [() => 'Have a look at the first lesson'],
  },
  {
    id: 'coach',
    isService: true,
    nouns: 'coach coaching mentor mentoring tutor tutoring therapist counselor trainer teacher',
    dictionary: ['teacher', 'adviser', 'trainer'],
    headlines: [
      ({ about }) => about && `Stuck with ${about}?`,
      ({ one }) => `What ${one} can do for you, and what not`,
      ({ one }) => `Before you book ${one}`,
    ],
    problems: [
      () => 'You know what to do, and still you don’t do it',
      ({ about }) => about && `Friends give advice about ${about}, and all of it differs`,
      () => 'You keep going round in the same circle',
      ({ many }) => `You have no idea how to choose between ${many}`,
    ],
    agitations: [
      () => 'Alone, it is easy to let one week go by, and then the next.',
      ({ about }) =>
        about && `The longer you guess about ${about}, the harder it is to begin again.`,
    ],
    facts: [
      () => 'One clear goal beats five wishes',
      () => 'A date with somebody else is kept more often',
      () => 'It has to fit between the two of you',
      () => 'Nobody serious promises you a result',
    ],
    solutions: [
      ({ good, s }) => `${good} ask${s} before giving any advice.`,
      ({ good, s }) => `${good} see${s} what you can’t see from inside.`,
    ],
    descriptions: [
      ({ one }) => `${one}: somebody who listens, asks, and holds you to your plan.`,
      ({ one, about }) => about && `${one} for everybody who wants to talk ${about} through.`,
    ],
    checks: [
      () => 'A first talk to see whether you get along',
      () => 'Training you can look up',
      () => 'A clear price for each meeting',
      () => 'A way out when it doesn’t fit',
    ],
    callsToAction: [() => 'Ask for a first talk'],
  },
  {
    id: 'book',
    nouns:
      'book ebook e-book cookbook guide manual novel audiobook magazine handbook textbook guidebook',
    dictionary: ['book', 'publication'],
    headlines: [
      ({ about }) => about && `Want to understand ${about}, and not just skim it?`,
      ({ one }) => `Who should read ${one}, and who can skip it`,
      ({ many }) => `Most ${many} stay on the shelf. Choose one you will finish`,
    ],
    problems: [
      ({ about }) => about && `You have read a hundred posts about ${about}, and remember three`,
      ({ about }) => about && `What you find about ${about} contradicts itself`,
      () => 'Your last book ended after chapter two',
      () => 'You begin three books, and finish none of them',
    ],
    agitations: [
      ({ about }) => about && `Bits and pieces about ${about} never add up to the whole picture.`,
      ({ one }) => `Without ${one}, you put it together yourself, post by post.`,
    ],
    facts: [
      () => 'Twenty pages a day are a book every two weeks',
      () => 'What you note in the margin, you remember',
      () => 'A good table of contents tells you most of it',
      () => 'One chapter that you use beats ten that you read',
    ],
    solutions: [
      ({ good, s }) => `${good} put${s} things in order, so that you don’t have to.`,
      ({ good, s }) => `${good} answer${s} the question you came with, and the one after it.`,
    ],
    descriptions: [
      ({ one, about }) => about && `${one} for everybody who wants ${about} from beginning to end.`,
      ({ one }) => `${one} to read through once, and to open again when you need it.`,
    ],
    checks: [
      () => 'A few pages to read before you buy',
      () => 'An author who has done it',
      () => 'A table of contents with your questions in it',
      () => 'Examples you can try the same day',
    ],
    callsToAction: [() => 'Read the first pages today'],
  },
  {
    id: 'plan',
    nouns: 'plan diet keto paleo challenge routine method system roadmap blueprint strategy',
    dictionary: ['diet', 'plan of action'],
    headlines: [
      ({ one }) => `Thinking about ${one}?`,
      ({ many, manyS }) => `Why ${many} so often fail${manyS} in week three`,
      ({ one }) => `Before you start ${one}`,
    ],
    problems: [
      () => 'It works until the first long day',
      () => 'You start on Monday, and stop on Thursday',
      () => 'One bad day, and you give it all up',
    ],
    agitations: [
      () => 'Every time you stop, it is harder to begin again.',
      () => 'All or nothing usually ends in nothing.',
    ],
    connections: [
      ({ one }) => `Hardly anybody sticks to ${one} the first time.`,
      () => 'Ask your friends. Most of them have given up twice, too.',
    ],
    facts: [
      () => 'A fixed time of day saves you the decision',
      () => 'Half of it is still better than none of it',
      () => 'A note on the fridge works better than a promise',
      () => 'Missing one day does no harm. Missing two becomes a habit',
    ],
    solutions: [
      ({ one }) => `With ${one}, there has to be room for bad days.`,
      ({ good, s }) => `${good} tell${s} you what to do today, not what to become.`,
    ],
    descriptions: [
      ({ one }) => `${one} with a next step for every day, also for the busy ones.`,
      ({ one }) => `${one} that you can begin on any day, not only on a Monday.`,
    ],
    checks: [
      () => 'Steps small enough for a bad day',
      () => 'An answer for the week you miss',
      () => 'Nothing that a doctor would warn about',
      () => 'What it costs, from the first day to the last',
    ],
    callsToAction: [() => 'Take the first step today'],
  },
  {
    id: 'pursuit',
    nouns: '',
    headlines: [
      ({ one }) => `Curious about ${one}?`,
      ({ one }) => `What to know before you begin with ${one}`,
      ({ one }) => `${one}: how to begin, and how to keep at it`,
    ],
    problems: [
      ({ one }) => `You have wanted to try ${one} for a long time`,
      ({ one }) => `Everybody tells you something else about ${one}`,
      ({ one }) => `You began with ${one} once, and it faded`,
    ],
    agitations: [
      ({ one }) => `Another year of reading about ${one} is still a year without it.`,
      ({ one }) => `With ${one}, the second step is easy. Most people never take the first.`,
    ],
    connections: [
      ({ one }) => `Everybody who is good at ${one} began clumsily.`,
      ({ one }) => `Hardly anybody finds the beginning of ${one} easy.`,
    ],
    facts: [
      () => 'Twice a week for a year beats every day for a week',
      () => 'Beginners learn faster than anybody else',
      () => 'With somebody beside you, it is easier to go',
    ],
    solutions: [
      ({ one }) => `There is an easy way into ${one}: with somebody who knows it.`,
      ({ one }) => `Nobody has to begin alone with ${one}.`,
    ],
    descriptions: [
      ({ one }) =>
        `${one} from the beginning, for everybody who wants to know whether it suits them.`,
      ({ one }) => `A first step into ${one}, and a plan for the second.`,
    ],
    checks: [
      () => 'A trial before you sign anything',
      () => 'People who began where you are now',
      () => 'A price that is written down',
      () => 'A pace that fits your week',
    ],
    callsToAction: [({ one }) => `Give ${one} a first try`],
  },
  {
    id: 'work',
    nouns:
      'marketing advertising seo design copywriting bookkeeping accounting development analytics branding editing ghostwriting dropshipping blogging podcasting',
    headlines: [
      ({ one }) => `${one} that does not eat up your week`,
      ({ one }) => `Is ${one} still on your list for some quiet week?`,
      ({ one }) => `What to know before you pay for ${one}`,
    ],
    problems: [
      ({ one }) => `You know you should do more ${one}, and never get to it`,
      ({ one }) => `You have tried ${one}, and nothing came back`,
      ({ one }) => `Everybody sells ${one}, and nobody explains it`,
    ],
    agitations: [
      ({ one }) => `Done now and then, ${one} costs the same time and brings nothing.`,
      () => 'A quiet week for it never comes. There is always something louder.',
    ],
    connections: [
      ({ one }) => `Most small companies do ${one} at night, after everything else.`,
      ({ one }) => `Hardly anybody started a business because they love ${one}.`,
    ],
    facts: [
      () => 'A little every week beats a lot once a year',
      () => 'One number that you watch beats ten that you don’t',
      () => 'What you stop doing gives you the time',
    ],
    solutions: [
      ({ good, s }) => `${good} begin${s} with one question: what is it supposed to bring you?`,
      ({ good, s }) => `${good} need${s} a plan, a calendar, and somebody who feels responsible.`,
    ],
    descriptions: [
      ({ one }) => `${one} with a plan for the month, and a look at what came of it.`,
      ({ one }) => `${one} for people who have a business to run.`,
    ],
    checks: [
      () => 'A plan in plain words, before you pay',
      () => 'Results of somebody your size',
      () => 'Your accounts and data stay yours',
      () => 'A contract that you can end',
    ],
    callsToAction: [() => 'Ask for a plan in plain words'],
  },
  {
    id: 'membership',
    nouns: 'membership club community group forum network newsletter mastermind',
    headlines: [
      ({ about }) => about && `Looking for people who care about ${about}?`,
      ({ one }) => `What makes ${one} worth joining?`,
      ({ one }) => `Before you join ${one}`,
    ],
    problems: [
      ({ about }) => about && `Nobody around you wants to talk about ${about}`,
      ({ about }) => about && `You learn ${about} alone, and every question stays open`,
      ({ many }) => `You joined ${many} before, and they fell silent`,
    ],
    agitations: [
      ({ about }) => about && `Alone with ${about}, small problems look large.`,
      ({ many }) => `${many} that nobody looks after become empty rooms.`,
    ],
    facts: [
      () => 'Ten people who answer beat a thousand who scroll',
      () => 'Whoever asks first usually helps others, too',
      () => 'A fixed evening keeps a group together',
    ],
    solutions: [
      ({ good, s }) => `${good} give${s} you people to ask, on the day you need them.`,
      ({ good, s }) => `${good} live${s} from those who take part.`,
    ],
    descriptions: [
      ({ one, about }) =>
        about && `${one} for everybody who would rather share ${about} than do it alone.`,
      ({ one }) => `${one} where questions get answers from people, not from an archive.`,
    ],
    checks: [
      () => 'Posts of this week, not of last year',
      () => 'Somebody who keeps it friendly',
      () => 'A month to try before a year to pay',
      () => 'One click to leave',
    ],
    callsToAction: [() => 'Come in and say hello'],
  },
];
