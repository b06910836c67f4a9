import { z } from 'zod';
import { call } from './call.ts';
import { ReadyBusiness, ReadyComparison, ReadyOffer } from './ready-answers.ts';

const keyword = z.string().trim().min(1).max(120);
const ideaText = z.string().trim().min(1).max(300);
const names = z.array(z.string()).readonly();
const objectNames = z.array(z.string().max(80)).max(12).readonly();

/** The answers of a question: the right one, and three that are not. */
const answers = {
  /** Missing when nothing is known. */
  right: z.string().optional(),
  wrong: names,
  /** Built-in objects that show what the question is about. */
  objects: names,
  /** What it asks about where that is not the keyword itself: 'other sea animals'. */
  about: z.string().optional(),
};

/** What the wizards ask when they need words: ideas, items, facts, keywords, questions. */
export const knowledgeCalls = {
  top10: call({
    method: 'GET',
    path: '/api/members/top10',
    summary: 'Names for a list: the items of an idea, or of "top 10 {keyword}"',
    access: 'guest',
    pace: 'read',
    query: z.object({ kw: ideaText }),
    reply: z.object({
      results: names,
      /** First and last sentences that people wrote for the topic, and a built-in place for it. */
      about: z
        .object({
          hooks: names,
          closings: names,
          place: z.string(),
          /** Built-in objects for the title. */
          objects: names,
        })
        .optional(),
    }),
  }),
  ideaKeywords: call({
    method: 'GET',
    path: '/api/members/top10-kws',
    summary: 'Ideas for lists about a keyword, each with items to fill it; the best first',
    access: 'guest',
    pace: 'read',
    query: z.object({ kw: keyword }),
    reply: names,
  }),
  topic: call({
    method: 'GET',
    path: '/api/members/topic',
    summary: 'What we know by heart about a keyword: how it is written, and what its films show',
    access: 'guest',
    pace: 'read',
    query: z.object({ kw: keyword }),
    reply: z.object({
      topic: z
        .object({
          name: z.string(),
          /** A built-in place. */
          place: z.string(),
          /** Built-in objects for the title. */
          objects: names,
        })
        .optional(),
      /** Keywords near one that is not known. */
      close: names,
      /** Whose business the keyword speaks of. */
      business: ReadyBusiness.optional(),
    }),
  }),
  describe: call({
    method: 'GET',
    path: '/api/members/describe',
    summary: 'Two or three true sentences about an item of a list; none when nothing is known',
    access: 'guest',
    pace: 'read',
    query: z.object({
      term: z.string().trim().min(1).max(200),
      keyword: z.string().trim().max(300).default(''),
      unit: z.string().trim().max(120).default(''),
      /** How often other sentences were asked for already: each time gives the next ones. */
      retry: z.coerce.number().int().min(0).max(100).default(0),
      /** So many to choose from, instead of two or three. */
      num: z.coerce.number().int().min(1).max(20).optional(),
    }),
    reply: z.object({
      sentences: z.array(z.string()),
      /** Whom to thank, sentence by sentence; null for our own. Missing when all are. */
      credits: z
        .array(
          z
            .object({
              title: z.string(),
              author: z.string(),
              licence: z.string(),
              link: z.string(),
            })
            .nullable(),
        )
        .optional(),
    }),
  }),
  relatedKeywords: call({
    method: 'GET',
    path: '/api/members/keywords',
    summary: 'Keywords around a keyword, to look for pictures with',
    access: 'guest',
    pace: 'read',
    query: z.object({ keyword }),
    reply: z.array(z.string()),
  }),
  knowledgeOptions: call({
    method: 'GET',
    path: '/api/members/knowledge-options',
    summary: 'Who helps out with what this installation does not know itself',
    access: 'anyone',
    pace: 'read',
    reply: z.object({ model: z.boolean(), wikipedia: z.boolean() }),
  }),
  pictureKeywords: call({
    method: 'POST',
    path: '/api/members/gpt2',
    summary: 'What to look for to find a picture of each sentence',
    access: 'guest',
    pace: 'change',
    body: z.object({ prompts: z.array(z.string().max(1000)).max(200) }),
    maxBodyBytes: 128 * 1024,
    reply: z.array(z.object({ prompt: z.string(), keywords: z.array(z.string()) })),
  }),
  suggest: call({
    method: 'GET',
    path: '/api/queries/suggest',
    summary: 'How the words in a field may go on, ten at most',
    access: 'guest',
    pace: 'read',
    query: z.object({
      q: z.string().trim().max(120),
      /** For keywords: those of at most so many words. Without it ideas for lists come first. */
      words: z.coerce.number().int().min(1).max(5).optional(),
    }),
    reply: z.array(z.string()).max(10),
  }),
  quizQuestions: call({
    method: 'GET',
    path: '/api/members/quiz',
    summary: 'Ready-made questions about a keyword',
    access: 'guest',
    pace: 'read',
    query: z.object({ kw: keyword }),
    reply: names,
  }),
  quizAnswers: call({
    method: 'GET',
    path: '/api/members/quiz-answers',
    summary: 'The answers of a ready-made question: the right one, and three that are not',
    access: 'guest',
    pace: 'read',
    query: z.object({ kw: keyword, question: ideaText }),
    reply: z.object(answers),
  }),
  readyQuestions: call({
    method: 'GET',
    path: '/api/members/quiz-ready',
    summary: 'Ready-made questions about a keyword, with their answers',
    access: 'guest',
    pace: 'read',
    query: z.object({ kw: keyword }),
    reply: z.array(z.object({ question: z.string(), ...answers })).readonly(),
  }),
  readyComparison: call({
    method: 'GET',
    path: '/api/members/ready-comparison',
    summary: 'A comparison of a type of product that people wrote down',
    access: 'guest',
    pace: 'read',
    query: z.object({ kw: keyword }),
    reply: z.object({
      comparison: ReadyComparison.optional(),
      /** What there is one of, where there is none of this: what is near first. */
      close: names,
    }),
  }),
  understandKeyword: call({
    method: 'GET',
    path: '/api/members/understand',
    summary: 'Whether we know what somebody typed, or only something near it',
    access: 'guest',
    pace: 'read',
    query: z.object({
      kw: keyword,
      /** What it is typed for: a comparison is made of other words than a list. */
      film: z.enum(['listicle', 'quiz', 'comparison', 'affiliate']).optional(),
    }),
    reply: z.object({
      /** Known by name, one of several, only as something wider, or not at all. */
      kind: z.enum(['known', 'which', 'wider', 'unknown']),
      /** What to ask with instead: never taken without being asked. */
      choices: z.array(z.object({ label: z.string(), keyword: z.string() })),
      /** Who told it, where we did not know it: Wikipedia, or a model by heart, as a draft. */
      from: z.enum(['wikipedia', 'model']).optional(),
      /** What the film tells of instead, where only something wider is known; of a business, its trade. */
      told: z.string().optional(),
      /** What of the keyword the film does not speak of: 'for low light'. */
      leftOut: z.string().optional(),
      /** Whose business the film is of. */
      business: ReadyBusiness.optional(),
    }),
  }),
  readyOffer: call({
    method: 'GET',
    path: '/api/members/ready-offer',
    summary: 'A made-up offer about a keyword, to begin a sales film with',
    access: 'guest',
    pace: 'read',
    query: z.object({ kw: keyword }),
    reply: z.object({ offer: ReadyOffer.optional() }),
  }),
  itemHints: call({
    method: 'GET',
    path: '/api/members/item-hints',
    summary: 'What a picture of an item of a list should show',
    access: 'guest',
    pace: 'read',
    query: z.object({ idea: ideaText, item: z.string().trim().min(1).max(200) }),
    reply: z.object({
      /** Built-in objects. */
      objects: names,
      /** A built-in place. */
      place: z.string().optional(),
      /** What to ask a photo library for. */
      search: z.string().optional(),
    }),
  }),
  foundPictures: call({
    method: 'POST',
    path: '/api/members/found-pictures',
    summary: 'The built-in pictures of words and sentences, and how well each fits',
    access: 'guest',
    pace: 'read',
    body: z.object({
      words: z.array(z.string().trim().min(1).max(300)).max(24),
      /** BCP 47; of another language than English, only names of things are understood. */
      language: z.string().max(35).optional(),
      /** Where in a film they are sentences of: then only what they would be shown by there is found. */
      inFilm: z
        .object({
          /** What they are said of: the film's keyword, the item. */
          about: z.string().trim().max(300),
          /** Objects that were chosen for the item, and for the whole film. */
          item: objectNames,
          topic: objectNames,
          /** What each of its items is one of: "dog breed". */
          kind: z.string().trim().max(100).optional(),
        })
        .optional(),
    }),
    reply: z
      .array(z.array(z.object({ url: z.string(), match: z.number().optional() })).readonly())
      .readonly(),
  }),
  shorten: call({
    method: 'POST',
    path: '/api/members/shorten',
    summary: 'A short link to a web address, counted; the same one when asked again',
    access: 'guest',
    pace: 'change',
    body: z.object({
      url: z.string().trim().min(1).max(2000),
      keyword: z.string().trim().max(120).default(''),
    }),
    reply: z.object({ url: z.string() }),
  }),
  shortLink: call({
    method: 'GET',
    path: '/s/:code',
    summary: 'To where a short link leads',
    access: 'anyone',
    pace: 'read',
    params: z.object({ code: z.string().regex(/^[A-Za-z0-9]{4,20}$/) }),
    reply: 'redirect',
  }),
} as const;
