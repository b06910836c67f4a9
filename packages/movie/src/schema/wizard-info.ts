import { z } from 'zod';
import { list } from './list.ts';
import { Line, MediaEntry } from './media.ts';
import { seconds, url, wholeNumber, words } from './values.ts';

const prints = z.record(z.string().max(100), z.string().max(1000)).default({});

/**
 * What a wizard asked and was answered: each wizard's own fields under its name, and those that all may fill. Documents
 * may hold others, of earlier versions or from elsewhere: they are kept, but code can neither read nor write them.
 */
const everyWizard = {
  /** Whose business the film is of: what it is, what it is called and where it is. */
  business: z
    .looseObject({ kind: words.optional(), name: words.optional(), place: words.optional() })
    .optional(),
  /** Makes another film of the same answers. */
  seed: words.optional(),
  /** The background of pictures that come along. */
  place: words.optional(),
  /** Names of built-in objects that stand for the topic, and the words they were found for. */
  objects: list(z.string().max(200)).optional(),
  objectsOf: words.optional(),
  headline: Line.optional(),
  /** The keyword as it is written in sentences: 'Japan'. */
  topicName: words.optional(),
  /** What was filled in by itself: what each part was made of, and prints of the answers as they were then. */
  drafted: z
    .looseObject({
      of: prints,
      prints,
      /** How its film is composed; missing: as films were before there was a second way. */
      edition: wholeNumber(1, 1000).optional(),
    })
    .optional(),
  /** Photos of services are looked for by themselves: for what they were asked already. */
  photos: z.looseObject({ asked: list(words).optional() }).optional(),
  /** The second sentence and the last one, where somebody wrote them. */
  hook: Line.optional(),
  closing: Line.optional(),
  /** Long work of its steps, by step: what finds it again, and what it was done for. */
  jobs: z
    .record(
      z.string().max(100),
      z.looseObject({
        id: z.string().max(2000).optional(),
        status: z.enum(['running', 'failed', 'done']),
        about: words,
        problem: words.optional(),
      }),
    )
    .optional(),
};

const affiliate = {
  idea: Line.optional(),
  keyword: words.optional(),
  desired: words.optional(),
  issue: words.optional(),
  undesired: words.optional(),
  target: words.optional(),
  example: words.optional(),
  time: words.optional(),
  product_type: words.optional(),
  dont_need: words.optional(),
  cheaters: words.optional(),
  others: z.boolean().optional(),
  /** Of the kind of business: what it is, what its customers ask, and what could be shown as proof. */
  offer_kind: words.optional(),
  /** What is taken off its price, as it was typed: '20% off'. */
  deal: words.optional(),
  customer_questions: list(words).optional(),
  proof_ideas: list(words).optional(),
  /** Of an offer that nobody described: what is known of such a thing. */
  told: z
    .looseObject({
      sold: words.optional(),
      trouble: words.optional(),
      problems: list(words).optional(),
      agitations: list(words).optional(),
      facts: list(words).optional(),
      checks: list(words).optional(),
      promise: words.optional(),
      about: words.optional(),
      does: list(words).optional(),
      evidence: list(words).optional(),
    })
    .optional(),
  /** What its lines show, by their words. */
  shown: list(z.looseObject({ of: words, objects: list(z.string().max(200)) })).optional(),
};

const comparison = {
  products: list(
    Line.extend({ photo: z.unknown().optional(), slug: z.string().max(1000).optional() }),
  ).optional(),
  /** A feature also holds, under each product's slug, what is said of that product. */
  features: list(
    z.looseObject({
      id: z.string().max(100).optional(),
      text: words.optional(),
      /** How the voice calls it while it has this name. */
      spoken: z.looseObject({ name: words.optional(), text: words.optional() }).optional(),
      description: Line.optional(),
      /** Without a name, the text says why none is better. */
      winner: z
        .looseObject({
          name: words.optional(),
          text: words.optional(),
          trophy: z.unknown().optional(),
        })
        .optional(),
    }),
  ).optional(),
  winner: Line.optional(),
  /** The voices of the slides with the score, by slide: 'part-1'. */
  scores: z.record(z.string().max(100), Line).optional(),
  /** After a draw, whom each of them suits: by product. */
  advice: z.record(z.string().max(100), Line).optional(),
};

/** A line of an article, and where in it it stood. */
const ArticleLine = Line.extend({
  /** The number of the block of the body it came from. */
  block: wholeNumber(0, 1_000_000).optional(),
  /** What that block is, where it is no paragraph: an item of a list, a quote. */
  kind: z.string().max(100).optional(),
  /** The heading it stands under. */
  heading: words.optional(),
  /** Of the first line under a heading: the heading as it is said and shown before it. */
  chapter: Line.optional(),
  /** Of a paragraph that is a slide: how it is laid out, and what stands above it. */
  style: z.string().max(100).optional(),
  title: words.optional(),
  /** Of a passage of a talk: who says it. */
  speaker: words.optional(),
});

const article = {
  type: z.enum(['search', 'paste', 'link', 'file']).optional(),
  link: words.optional(),
  url: words.optional(),
  title: words.optional(),
  body: z.string().max(2_000_000).optional(),
  preserve: z.boolean().optional(),
  /** Paragraphs: groups of lines in an article, one line with a style in a sales letter. */
  paras: list(z.union([list(ArticleLine), ArticleLine])).optional(),
  /** The title's line first, then those that are kept. */
  sentences: list(ArticleLine).optional(),
  /** What the paragraphs were made of, and whether somebody changed them since. */
  parasOf: words.optional(),
  edited: z.boolean().optional(),
  /** Where it was read, and whose it is. */
  source: z
    .looseObject({
      url: words.optional(),
      site: words.optional(),
      author: words.optional(),
      date: words.optional(),
      language: z.string().max(100).optional(),
      image: url.optional(),
      /** It was so long that only its beginning was read. */
      isCut: z.boolean().optional(),
      /** Of an article of our own: objects that stand for all of it, and for what is told under each heading. */
      objects: list(z.string().max(200)).optional(),
      chapters: list(
        z.looseObject({ heading: words, objects: list(z.string().max(200)) }),
      ).optional(),
      pictures: list(
        z.looseObject({
          url,
          caption: words.optional(),
          alt: words.optional(),
          /** The number of the block of the body it stands by. */
          paragraph: wholeNumber(0, 1_000_000),
        }),
      ).optional(),
    })
    .optional(),
};

const quiz = {
  questions: list(
    Line.extend({
      type: z.enum(['multi', 'single']).optional(),
      questionMedia: z.unknown().optional(),
      answer: Line.optional(),
      answers: list(Line).optional(),
      answerIndex: wholeNumber(1, 4).optional(),
      /** What it asks about, where that is not the keyword: 'other sea animals'. */
      about: words.optional(),
    }),
  ).optional(),
  correctAnswer: Line.optional(),
};

const listicle = {
  idea: Line.optional(),
  size: z.number().optional(),
  unit: words.optional(),
  manual: z.boolean().optional(),
  items: list(
    Line.extend({
      trivia: list(Line).optional(),
      countdown: Line.optional(),
      filling: z.boolean().optional(),
      filled: z.boolean().optional(),
      /** It was given another name, and waits for facts about that. */
      wantsFacts: z.boolean().optional(),
      /** Whether somebody typed its picture keyword; false: it was found for its name. */
      isOwnKeyword: z.boolean().optional(),
    }),
  ).optional(),
  /** What the idea and the items were drafted for, and what their number and kind were guessed from. */
  ideaFor: words.optional(),
  itemsFor: words.optional(),
  guessedFrom: words.optional(),
};

const podcast = {
  /** Its address, or the file as it was chosen. */
  mp3: z
    .union([
      url,
      z.looseObject({
        url,
        duration: seconds.optional(),
        name: words.optional(),
        /** As its file says. */
        title: words.optional(),
        author: words.optional(),
        cover: url.optional(),
        /** How loud it is, moment by moment (`levelLetters`). */
        levels: z.string().max(1_000_000).optional(),
      }),
    ])
    .optional(),
  author: words.optional(),
  cover: MediaEntry.optional(),
  /** How its sound is drawn. */
  bars: z.string().max(100).optional(),
  /** The film is this part of it. */
  clip: z.looseObject({ startTime: seconds, endTime: seconds }).optional(),
  hasTranscript: z.boolean().optional(),
  transcript: z.string().max(2_000_000).optional(),
  isEnglish: z.boolean().optional(),
};

const news = {
  news_name: Line.optional(),
  news_clip: MediaEntry.extend({ index: wholeNumber(-1_000_000, 1_000_000).optional() }).optional(),
  intro_text: Line.extend({ changed: z.boolean().optional() }).optional(),
  show_headlines: z.boolean().optional(),
  addJingle: z.boolean().optional(),
  news_items: list(
    Line.extend({
      bullets: list(z.union([words, Line])).optional(),
      link: words.optional(),
      extracted: z.boolean().optional(),
      parsing: z.boolean().optional(),
      /** Where it happened, and when: a day, or as somebody wrote it. */
      location: words.optional(),
      date: words.optional(),
      /** Who told it, and the picture they showed. */
      site: words.optional(),
      image: url.optional(),
    }),
  ).optional(),
};

/** What each wizard keeps in `info`, by its id. */
export const wizardInfo = {
  affiliate: z.object({ ...everyWizard, ...affiliate }),
  comparison: z.object({ ...everyWizard, ...comparison }),
  keyword: z.object({ ...everyWizard, ...article }),
  article: z.object({ ...everyWizard, ...article }),
  quiz: z.object({ ...everyWizard, ...quiz }),
  listicle: z.object({ ...everyWizard, ...listicle }),
  vsl: z.object({ ...everyWizard, ...article }),
  podcast: z.object({ ...everyWizard, ...podcast, ...article }),
  news: z.object({ ...everyWizard, ...news }),
};
export type InfoOf<Id extends keyof typeof wizardInfo> = z.output<(typeof wizardInfo)[Id]>;

const declared = z.object({
  ...everyWizard,
  ...affiliate,
  ...comparison,
  ...article,
  ...quiz,
  ...listicle,
  ...podcast,
  ...news,
});

/** Loose at the door, typed inside: what is not declared above stays in the document, and no code can name it. */
export const WizardInfo = z.looseObject(declared.shape) as z.ZodType<
  z.output<typeof declared>,
  z.input<typeof declared>
>;
export type WizardInfo = z.output<typeof WizardInfo>;

/** Answers that the affiliate wizard keeps beside `info`. */
export const affiliateAnswers = {
  problem: Line.optional(),
  problem_list: list(Line).optional(),
  fact: Line.optional(),
  fact_list: list(Line).optional(),
  solution: Line.optional(),
  solution_list: list(Line).optional(),
  product: Line.extend({
    description: Line.optional(),
    /** As it is to be said: '$49 a month'. */
    price: Line.optional(),
    /** Where people get it. */
    link: words.optional(),
    /** One true sentence that speaks for it: 'Open since 1998'. */
    evidence: Line.optional(),
  }).optional(),
  proof: Line.optional(),
  proof_list: list(
    Line.extend({
      type: z.enum(['testimonial', 'screenshot', 'before-after', 'other']).optional(),
      name: words.optional(),
      testimonial_text: words.optional(),
    }),
  ).optional(),
  /** What to do now; in a sales letter also where. */
  cta: Line.extend({ link: words.optional() }).optional(),
  bonus_list: list(
    Line.extend({
      link: words.optional(),
      shorten: z.boolean().default(true),
      title: words.optional(),
      url: words.optional(),
      description: z.unknown().optional(),
    }),
  ).optional(),
  winner: Line.optional(),
} as const;
