/**
 * Which look fits what a film is about. People who choose none still get films that differ: food is warm, machines
 * are cool, games are loud.
 */
import { sumOfLetters } from '@reelwright/chance';
import { isGrave } from '../wording/is-grave.ts';
import { themeCalled } from './theme-list.ts';
import type { ThemeLook } from './theme-look.ts';

interface TopicLook {
  /** Words, or beginnings of words, that a film of this kind has in its keyword or title. */
  readonly words: RegExp;
  /** Among the themes that everybody has. */
  readonly free: string;
  /** Among all of them; films of the same kind take turns. */
  readonly all: readonly string[];
}

/** Whole words in singular or plural; with a dash behind them, all that begin so. */
function wordsOf(list: string): RegExp {
  const words = list
    .split(' ')
    .map((word) => (word.endsWith('-') ? word.slice(0, -1) : `${word}(e?s)?\\b`));
  return new RegExp(`\\b(${words.join('|')})`);
}

/** The first that fits is taken: what is special stands before what is general. */
const topicLooks: readonly TopicLook[] = [
  {
    words: wordsOf(
      'christmas halloween birthday party parties toy gift game gaming comic funny joke prank',
    ),
    free: 'bold-pop',
    all: ['comic-strip', 'candy-shop', 'grape-soda'],
  },
  {
    words: wordsOf('candy candies dessert ice.cream cake cupcake smoothie snack sweet donut'),
    free: 'fresh-morning',
    all: ['candy-shop', 'lemonade', 'fresh-morning'],
  },
  {
    words: wordsOf(
      'coffee tea chocolate bread bak- cheese honey bee beekeep- barbecue beer spice whisk- cocoa craft diy tool wood- leather knit-',
    ),
    free: 'fresh-morning',
    all: ['kraft-paper', 'golden-hour', 'desert-road'],
  },
  {
    words: wordsOf(
      'food pizza pasta burger sushi soup breakfast lunch dinner recipe cook- kitchen meal dish restaurant eat eating taco sandwich salad vegan protein fruit vegetable',
    ),
    free: 'fresh-morning',
    all: ['fresh-morning', 'lemonade', 'kraft-paper'],
  },
  {
    words: wordsOf(
      'wine cocktail jewel- watch luxur- gold king queen royal mytholog- god opera crown',
    ),
    free: 'evening-studio',
    all: ['black-gold'],
  },
  {
    words: wordsOf(
      'football soccer basketball tennis golf sport gym fitness strength workout run running cycling olymp- boxing hockey baseball skiing swim- surf- race racing',
    ),
    free: 'bold-pop',
    all: ['match-day', 'electric', 'bold-pop'],
  },
  {
    words: wordsOf(
      'neon music- guitar piano dance dancing dj concert band nightlife club movie cinema film',
    ),
    free: 'evening-studio',
    all: ['neon-night', 'grape-soda', 'sunset-drive'],
  },
  {
    words: wordsOf('program- code coding hacker cyber- linux software developer algorithm seo'),
    free: 'deep-sea',
    all: ['terminal', 'electric'],
  },
  {
    words: wordsOf(
      'electric robot- computer laptop smartphone phone gadget tech- artificial ai internet app crypto- airplane aircraft rocket',
    ),
    free: 'deep-sea',
    all: ['electric', 'mint-lab', 'deep-sea'],
  },
  {
    words: wordsOf('space planet star galax- astronom- moon'),
    free: 'deep-sea',
    all: ['deep-sea', 'neon-night', 'evening-studio'],
  },
  {
    words: wordsOf('ocean sea fish whale shark island beach diving underwater ship'),
    free: 'deep-sea',
    all: ['deep-sea', 'arctic'],
  },
  {
    words: wordsOf(
      'volcano desert africa car motorcycle road travel- landmark city cities capital flag country countries usa america train',
    ),
    free: 'evening-studio',
    all: ['sunset-drive', 'desert-road', 'golden-hour'],
  },
  {
    words: wordsOf(
      'forest tree hik- camping mountain river national animal bird insect dinosaur wild- horse farm garden- plant houseplant nature gnome',
    ),
    free: 'fresh-morning',
    all: ['forest-walk', 'storybook', 'kraft-paper'],
  },
  {
    words: wordsOf('dog cat pet puppy puppies kitten baby babies parent- kid child- school learn-'),
    free: 'fresh-morning',
    all: ['lemonade', 'candy-shop', 'chalkboard'],
  },
  {
    words: wordsOf('decor home house interior clean- organiz- rug lamp sofa'),
    free: 'fresh-morning',
    all: ['rose-salon', 'clean-slate'],
  },
  {
    words: wordsOf('makeup skin- hair- beauty wedding fashion shoe hat flower perfume nail rose'),
    free: 'fresh-morning',
    all: ['rose-salon', 'clean-slate', 'storybook'],
  },
  {
    words: wordsOf('chess checkers strateg- poker puzzle logic riddle spy spies detective crime'),
    free: 'newsprint',
    all: ['monochrome', 'boardroom', 'black-gold'],
  },
  {
    words: wordsOf('crystal gem gemstone mineral fossil diamond'),
    free: 'evening-studio',
    all: ['black-gold', 'desert-road', 'deep-sea'],
  },
  {
    words: wordsOf(
      'histor- ancient civiliz- rome roman empire viking egypt pharaoh pyramid castle knight medieval',
    ),
    free: 'newsprint',
    all: ['newsprint', 'desert-road', 'kraft-paper'],
  },
  {
    words: wordsOf(
      'japan asia europe france italy paris language museum art artist drawing book writ- poem board',
    ),
    free: 'newsprint',
    all: ['storybook', 'newsprint', 'rose-salon'],
  },
  {
    words: wordsOf(
      'math- chemist- physic- scien- experiment invent- lab health- medic- body superfood vitamin weather weight asthma migraine allerg- diabetes pain',
    ),
    free: 'deep-sea',
    all: ['mint-lab', 'chalkboard', 'clean-slate'],
  },
  {
    words: wordsOf(
      'meditat- yoga sleep- mental mind- wellness calm morning habit routine spa stress breath- self.care',
    ),
    free: 'fresh-morning',
    all: ['arctic', 'fresh-morning', 'forest-walk'],
  },
  {
    words: wordsOf(
      'invest- financ- money saving stock bank tax real.estate insurance leader- negotiat- startup business sale company companies office interview resume customer',
    ),
    free: 'newsprint',
    all: ['boardroom', 'newsprint', 'clean-slate'],
  },
  {
    words: wordsOf(
      'market- brand- copywrit- content social email blog- ecommerce affiliate product- time goal team- remote course speak- photo- video',
    ),
    free: 'newsprint',
    all: ['clean-slate', 'bold-pop', 'monochrome'],
  },
];

/** Calm ones, with music of their mood. */
const graveLook = { free: 'deep-sea', all: ['boardroom', 'arctic', 'deep-sea'] };

/** For everything else: themes that suit anything, in turn. */
const forAnything: Omit<TopicLook, 'words'> & { readonly frees: readonly string[] } = {
  free: 'evening-studio',
  frees: ['evening-studio', 'fresh-morning', 'newsprint', 'deep-sea', 'bold-pop'],
  // Light ones: a dark film about something unknown looks sad.
  all: ['fresh-morning', 'clean-slate', 'golden-hour', 'newsprint', 'lemonade', 'storybook'],
};

export interface TopicWords {
  readonly keyword: string;
  readonly title?: string | undefined;
}

interface ThemeWishes {
  /** Only from those that come with every plan. */
  readonly isFree?: boolean;
  /** What somebody's last films wore: not again, while another fits as well. */
  readonly recent?: readonly string[];
}

/** The same words and wishes always get the same theme. */
export function themeForTopic(
  { keyword, title = '' }: TopicWords,
  { isFree = false, recent = [] }: ThemeWishes = {},
): ThemeLook {
  const turn = sumOfLetters(keyword.toLowerCase());
  const pick = (list: readonly string[]) => themeCalled(firstOther(list, turn, recent));
  if (isGrave(keyword, title)) return isFree ? themeCalled(graveLook.free) : pick(graveLook.all);
  const texts = [keyword, title].map((text) => text.toLowerCase());
  // What the keyword says counts more than what the title adds to it.
  const found = texts.flatMap((text) => topicLooks.find(({ words }) => words.test(text)) ?? [])[0];
  if (!isFree) return pick((found ?? forAnything).all);
  if (found && !recent.includes(found.free)) return themeCalled(found.free);
  return pick(forAnything.frees);
}

/** In turn; one that was not worn lately where there is one. */
function firstOther(
  list: readonly string[],
  turn: number,
  recent: readonly string[],
): string | undefined {
  const inTurn = list.map((_, at) => list[(turn + at) % list.length]);
  return inTurn.find((id) => id !== undefined && !recent.includes(id)) ?? inTurn[0];
}
