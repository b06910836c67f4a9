/** What one buys and has: food, clothes, furniture, machines, things. */
import type { SoldKind } from './sold.ts';

export const ownedKinds: readonly SoldKind[] = [
  {
    id: 'supplement',
    form: 'goods',
    nouns: 'supplement vitamin collagen creatine gummy probiotic electrolyte',
    dictionary: ['vitamin', 'medicine', 'drug'],
    headlines: [
      ({ one }) => `Do you need ${one} at all?`,
      ({ many }) => `How to read the label of ${many}`,
      ({ one }) => `Before you buy ${one}`,
    ],
    problems: [
      ({ many }) => `The shelf for ${many} is ten feet long`,
      ({ many }) => `Every label of ${many} promises more than the one beside it`,
      ({ many }) => `You have no idea what is really in ${many}`,
    ],
    agitations: [
      ({ many }) =>
        `The front of the package of ${many} is advertising. The facts stand on the back.`,
      () => 'More is not better, and some things don’t go together.',
    ],
    facts: [
      () => 'What is in it stands on the back, in small print',
      () => 'Ask your doctor if you take any medicine',
      () => 'Nothing replaces meals, sleep and daylight',
    ],
    solutions: [
      ({ good, s }) => `${good} say${s} exactly what is inside, and how much of it.`,
      ({ good, s }) => `${good} promise${s} little, and list${s} everything.`,
    ],
    descriptions: [
      ({ one }) => `${one} for everybody who reads the label first.`,
      ({ one }) => `${one} with a list of what is inside, and how much.`,
    ],
    checks: [
      () => 'Amounts in plain numbers',
      () => 'A test by somebody independent',
      () => 'A short list of ingredients',
      () => 'The price for a day, not for a jar',
    ],
    callsToAction: [() => 'Read the label first'],
  },
  {
    id: 'food',
    form: 'goods',
    nouns:
      'snack bar sauce spice honey jerky jam granola cereal cookie cake juice coffee tea wine beer chocolate cheese bread',
    dictionary: [
      'food',
      'foodstuff',
      'beverage',
      'drink',
      'dish',
      'nutriment',
      'condiment',
      'flavorer',
    ],
    headlines: [
      ({ many }) => `What makes good ${many} taste so good?`,
      ({ many }) => `What to know about ${many} before the first bite`,
      ({ many }) => `Good ${many}: look at the back of the label`,
    ],
    problems: [
      ({ many, manyS }) => `The ${many} you find at the supermarket taste${manyS} of nothing`,
      ({ many }) => `You read the label of ${many}, and know half of the words`,
      ({ many, them }) => `You buy ${many}, and finish ${them} out of politeness`,
    ],
    agitations: [
      ({ name }) => `And so another half-full package of ${name} goes out of date.`,
      ({ many }) => `With ${many}, the picture on the front tells you nothing about the taste.`,
    ],
    facts: [
      () => 'What comes first on the label is most of it',
      () => 'Light, air and warmth take the taste away',
      () => 'A small package stays fresh to the end',
      () => 'Salt and sugar hide what is missing',
    ],
    solutions: [
      ({ many, manyS }) => `Good ${many} need${manyS} only a short list of ingredients.`,
      ({ many, manyS, them }) => `Good ${many} taste${manyS} of what is in ${them}.`,
    ],
    descriptions: [
      ({ many }) => `${many} for everybody who would rather taste than read advertising.`,
      ({ many }) => `${many} to share, or to keep for yourself.`,
    ],
    checks: [
      () => 'A short list of ingredients',
      () => 'Where it comes from, by name',
      () => 'A small size to try first',
      () => 'How long it keeps once it is open',
    ],
    callsToAction: [() => 'Taste it once'],
  },
  {
    id: 'clothing',
    form: 'goods',
    nouns:
      'shirt t-shirt hoodie jacket sock shoe legging jeans dress hat cap scarf glove belt boot sneaker sandal suit underwear bra swimsuit apron',
    dictionary: ['clothing', 'garment', 'footwear', 'headdress', 'clothing accessory'],
    headlines: [
      ({ one }) => `How should ${one} fit?`,
      ({ many }) => `${many} you will still wear next year`,
      ({ one }) => `Before you order ${one}`,
    ],
    problems: [
      ({ many }) => `You order ${many} in two sizes, and send both back`,
      ({ many }) => `Your ${many} lose their shape after a few washes`,
      ({ many }) => `You own ${many} that you never wear`,
    ],
    agitations: [
      ({ many }) => `${many} that pinch stay in the closet, whatever they cost.`,
      ({ many }) => `Cheap ${many} that last one season are not cheap.`,
    ],
    facts: [
      () => 'Measure something of yours that fits well',
      () => 'Look at the seams before you look at the color',
      () => 'Cold water and air keep the shape',
      () => 'The label inside says what it is made of',
    ],
    solutions: [
      ({ good, s }) => `${good} fit${s} when you move, not only when you stand.`,
      ({ good, s }) => `${good} go${s === '' ? '' : 'es'} with three things that you already own.`,
    ],
    descriptions: [
      ({ one }) => `${one} for everybody who would rather own fewer, and better ones.`,
      ({ one }) => `${one} to wear often, and not just to own.`,
    ],
    checks: [
      () => 'Sizes in inches, not only in letters',
      () => 'What it is made of, in percent',
      () => 'How it is washed',
      () => 'What sending it back costs',
    ],
    callsToAction: [() => 'Find your size today'],
  },
  {
    id: 'furniture',
    form: 'goods',
    nouns:
      'desk chair sofa couch mattress shelf lamp rug table bed curtain dresser bookcase stool bench',
    dictionary: ['furniture', 'furnishing'],
    headlines: [
      ({ name }) => `Which ${name} fits your room?`,
      ({ one }) => `Before you buy ${one}`,
      ({ one }) => `Measure first: how to choose ${one}`,
    ],
    problems: [
      ({ many }) => `All ${many} look right in the picture`,
      ({ one }) => `You don’t know whether ${one} fits through your door`,
      ({ many }) => `The reviews of ${many} praise and warn in the same breath`,
    ],
    agitations: [
      ({ one }) => `Whoever buys ${one} without measuring, measures it when it arrives.`,
      ({ one }) => `With ${one} that doesn’t fit you, you live for years.`,
    ],
    facts: [
      () => 'Mark its size on the floor with tape',
      () => 'Measure doors and stairs as well',
      () => 'Sit, lie or lean on one in a shop first',
      () => 'Daylight shows other colors than a screen',
    ],
    solutions: [
      ({ good, s }) => `${good} fit${s} your body and your room, in this order.`,
      ({ good, s }) => `${good} do${s === '' ? '' : 'es'} not ask for attention every day.`,
    ],
    descriptions: [
      ({ one }) => `${one} for a room that people really live in.`,
      ({ one }) => `${one} for everybody who would rather choose once.`,
    ],
    checks: [
      () => 'Height, width and depth, in inches',
      () => 'How much weight it carries',
      () => 'Parts that can be replaced',
      () => 'Who takes it back, and at what cost',
    ],
    callsToAction: [() => 'Measure your room, then have a look'],
  },
  {
    id: 'care',
    form: 'goods',
    nouns:
      'wax cream shampoo conditioner serum oil lotion balm soap mask cleaner detergent polish deodorant sunscreen perfume cologne brush razor',
    dictionary: ['toiletry', 'cosmetic', 'cleansing agent', 'cleaner', 'ointment'],
    headlines: [
      ({ one }) => `How to choose ${one} without the guesswork`,
      ({ one }) => `What should ${one} do for you?`,
      ({ one }) => `${one} without the guesswork`,
    ],
    problems: [
      ({ name }) => `Five half-empty packages, and still not the right ${name}`,
      ({ many }) => `The names on ${many} sound like a chemistry lesson`,
      ({ name }) => `The ${name} that others praise did nothing for you`,
    ],
    agitations: [
      ({ many, them }) => `And so the shelf fills up with ${many}, and you used ${them} twice.`,
      () => 'More of it does not do more. It only empties faster.',
    ],
    facts: [
      () => 'Try a small spot first',
      () => 'A thin layer does more than a thick one',
      () => 'What is open has a date, too',
      () => 'Give it a few weeks before you judge',
    ],
    solutions: [
      ({ good, s }) => `${good} do${s === '' ? '' : 'es'} one thing well, and say${s} which.`,
      ({ good, s }) => `${good} need${s} no ten steps.`,
    ],
    descriptions: [
      ({ one }) => `${one} for everybody who wants one that gets used up.`,
      ({ one }) => `${one} for a few minutes of your day, not for the whole bathroom.`,
    ],
    checks: [
      () => 'All that is inside, on the label',
      () => 'A small size to try',
      () => 'What it is not meant for',
      () => 'How much one use takes',
    ],
    callsToAction: [() => 'Try a small one first'],
  },
  {
    id: 'device',
    form: 'goods',
    nouns:
      'router camera speaker monitor headset microphone keyboard printer drone charger tablet phone scanner projector blender heater fan vacuum',
    dictionary: [
      'machine',
      'electronic equipment',
      'home appliance',
      'appliance',
      'computer',
      'electronic device',
      'vehicle',
      'motor vehicle',
      'device',
    ],
    headlines: [
      ({ one }) => `Choosing ${one}? Start with your own day`,
      ({ many }) => `What the data sheets of ${many} don’t tell you`,
      ({ one }) => `Before you buy ${one}`,
    ],
    problems: [
      ({ many }) => `The numbers on ${many} mean nothing to you`,
      ({ many }) => `For ${many}, every test has another winner`,
      ({ one }) => `You don’t want to buy ${one} twice`,
    ],
    agitations: [
      ({ name, s }) => `The wrong ${name} end${s} up in a drawer, cables and all.`,
      ({ many }) => `Half of what ${many} can do, most people never switch on.`,
    ],
    facts: [
      () => 'Write down the three things it has to do',
      () => 'Ask how long there will be spare parts',
      () => 'The loudest number is seldom the important one',
      () => 'Last year’s model often does the same for less',
    ],
    solutions: [
      ({ good, s }) => `${good} do${s === '' ? '' : 'es'} what you need without a manual.`,
      ({ good, s }) => `${good} work${s} on the first day, and in the fifth year.`,
    ],
    descriptions: [
      ({ one }) => `${one} for everybody who wants to use it, and not to study it.`,
      ({ one }) => `${one} for every day, not for the data sheet.`,
    ],
    checks: [
      () => 'What is in the box, and what costs extra',
      () => 'How long the warranty runs',
      () => 'How loud it is, and how much power it takes',
      () => 'Whether it fits what you already have',
    ],
    callsToAction: [() => 'Check what it has to do, then have a look'],
  },
  {
    id: 'kit',
    nouns: 'kit set box bundle crate basket subscription hamper pack',
    headlines: [
      ({ about }) => about && `Everything for ${about}, but what is everything?`,
      ({ one }) => `What belongs in ${one}?`,
      ({ one }) => `Before you order ${one}`,
    ],
    problems: [
      ({ about }) => about && `You want to begin with ${about}, and one part is always missing`,
      ({ one }) => `You buy everything for ${one} one by one, and pay for shipping five times`,
      ({ many }) => `Half of what comes in ${many} stays in the box`,
    ],
    agitations: [
      ({ about }) => about && `And so ${about} waits until the last part arrives.`,
      ({ many }) => `Large ${many} look generous. You pay for every piece of them.`,
    ],
    facts: [
      () => 'Few good parts beat many poor ones',
      () => 'Parts that you can buy again keep it alive',
      () => 'A page of instructions saves the first evening',
    ],
    solutions: [
      ({ good, s }) =>
        `${good} hold${s} what you need for the first time, and nothing to throw away.`,
      ({ good, s }) =>
        `With ${good}, you begin on the day ${s === '' ? 'they arrive' : 'it arrives'}.`,
    ],
    descriptions: [
      ({ one, about }) =>
        about && `${one} for everybody who wants to begin with ${about} this weekend.`,
      ({ one }) => `${one} to open, lay out, and begin with.`,
    ],
    checks: [
      () => 'A list of every part in it',
      () => 'Instructions that a beginner can follow',
      () => 'Refills, and what they cost',
      () => 'A way to stop, if it comes every month',
    ],
    callsToAction: [() => 'Look at what is in it'],
  },
  {
    id: 'play',
    form: 'goods',
    nouns: 'game puzzle boardgame deck',
    dictionary: ['game', 'puzzle'],
    headlines: [
      ({ name }) => `Which ${name} will come out of the box twice?`,
      ({ many }) => `${many} for an evening without screens`,
      ({ one }) => `Before you give ${one} to somebody`,
    ],
    problems: [
      ({ many }) => `Your ${many} come out of the box once`,
      ({ many }) => `The rules of ${many} take longer than the evening`,
      ({ many }) => `You never know whom ${many} are made for`,
    ],
    agitations: [
      ({ many }) => `And so everybody sits beside the ${many}, with a phone.`,
      ({ many }) => `${many} that are too hard are put away. Those that are too easy, too.`,
    ],
    facts: [
      () => 'The age on the box is a hint, not a rule',
      () => 'Short rounds let everybody lose without tears',
      () => 'One person who knows the rules saves half an hour',
    ],
    solutions: [
      ({ good, s }) => `${good} explain${s} ${s === '' ? 'themselves' : 'itself'} in five minutes.`,
      ({ good, s }) => `${good} make${s} somebody say: once more.`,
    ],
    descriptions: [
      ({ one }) => `${one} for a table, a rainy day, and people you like.`,
      ({ one }) => `${one} to play more than once.`,
    ],
    checks: [
      () => 'How many can take part',
      () => 'How long one round takes',
      () => 'From what age it is fun',
      () => 'Parts that can be ordered again',
    ],
    callsToAction: [() => 'Clear the table tonight'],
  },
  {
    id: 'gift',
    form: 'goods',
    nouns: 'poster print candle mug card frame ornament painting art wreath bouquet',
    dictionary: ['decoration', 'art', 'work of art', 'graphic art'],
    headlines: [
      ({ one }) => `Who would be happy about ${one}?`,
      ({ many }) => `${many} that nobody puts in a drawer`,
      ({ one }) => `Before you order ${one}`,
    ],
    problems: [
      ({ many }) => `You look at ${many} for an hour, and all seem right`,
      ({ one }) => `You don’t know how large ${one} will be in your hand`,
      ({ many }) => `You don’t know which ${many} they already have`,
    ],
    agitations: [
      () => 'In the end there is no time left, and a gift card has to do.',
      ({ many }) => `On a screen, ${many} have no weight and no size.`,
    ],
    facts: [
      () => 'Lay a sheet of paper of its size in its place',
      () => 'Made by hand takes a week longer',
      () => 'A name or a date makes it theirs',
    ],
    solutions: [
      ({ good, s }) => `${good} tell${s} somebody that you thought of them.`,
      ({ good, s }) => `${good} still please${s} you when the box is long gone.`,
    ],
    descriptions: [
      ({ one }) => `${one} for somebody you know well, or for yourself.`,
      ({ one }) => `${one} to keep, and not to store.`,
    ],
    checks: [
      () => 'Its size, next to something you know',
      () => 'What it is made of',
      () => 'How it is packed, and when it arrives',
      () => 'Whether it can be exchanged',
    ],
    callsToAction: [() => 'Choose one while there is time'],
  },
  {
    id: 'thing',
    form: 'goods',
    nouns: '',
    headlines: [
      ({ one }) => `Before you buy ${one}`,
      ({ one }) => `How to choose ${one} that you will really use`,
      ({ many }) => `What tells good ${many} from cheap ones?`,
    ],
    problems: [
      ({ many }) => `A whole page of ${many}, and all of them look alike`,
      ({ one }) => `You don’t know what ${one} should cost`,
      ({ one }) => `You don’t want to buy ${one} twice`,
    ],
    agitations: [
      ({ one }) => `Whoever buys ${one} in a hurry often buys another one next year.`,
      ({ many }) => `Behind the pictures, ${many} differ in what nobody shows: the material.`,
    ],
    facts: [
      () => 'Think of the last time you needed one',
      () => 'What you use weekly may cost more',
      () => 'The one-star reviews tell you what breaks',
      () => 'Weight and size stand at the bottom of the page',
    ],
    solutions: [
      ({ good, s }) =>
        `${good} last${s} longer than the box ${s === '' ? 'they come' : 'it comes'} in.`,
      ({ good, s }) => `${good} fit${s} what you do, and not what the picture shows.`,
    ],
    descriptions: [
      ({ one }) => `${one} for everybody who would rather buy once.`,
      ({ one }) => `${one} to use, and not to store.`,
    ],
    checks: [
      () => 'What it is made of',
      () => 'Its size and weight, in numbers',
      () => 'What happens when a part breaks',
      () => 'What sending it back costs',
    ],
    callsToAction: [() => 'Have a closer look today'],
  },
];
