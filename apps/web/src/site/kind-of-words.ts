/** The kind of film that a wish asks for by its words: 'a quiz about space', 'tea or coffee', 'an offer for my bakery'. */
export type KindRoute =
  | '/listicle-video'
  | '/quiz-video'
  | '/comparison-video'
  | '/affiliate-video';

/** One or two words against as many: longer ones with 'or' are sentences. */
const eitherOr =
  /^(?:which is better,? )?[^\s,]{1,30}(?: [^\s,]{1,30})? or [^\s,]{1,30}(?: [^\s,]{1,30})?\??$/i;

const signs: readonly (readonly [KindRoute, readonly RegExp[]])[] = [
  ['/quiz-video', [/\bquiz(?:zes)?\b/i, /\btrivia\b/i, /^questions? (?:about|on)\b/i]],
  [
    '/comparison-video',
    [/\b(?:vs|versus|compared (?:to|with))\b/i, /^compar(?:e|ing|ison)\b/i, eitherOr],
  ],
  [
    '/affiliate-video',
    [
      /^(?:an? |my |our )?(?:special )?offer (?:for|from|of)\b/i,
      /^(?:an? )?(?:ad|advert|advertisement|commercial|promo|promotion) (?:for|about|of)\b/i,
      /^(?:promote|promoting|advertise|advertising|sell|selling)\b/i,
    ],
  ],
  ['/listicle-video', [/^(?:the )?(?:top|best) (?:\d{1,3}|three|five|ten)\b/i]],
];

/** undefined: the words fit any kind. */
export function kindOfWords(words: string): KindRoute | undefined {
  const wish = words.trim();
  return signs.find(([, patterns]) => patterns.some((pattern) => pattern.test(wish)))?.[0];
}
