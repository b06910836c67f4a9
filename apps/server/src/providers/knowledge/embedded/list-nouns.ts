/** Nouns of lists that tell about a topic; their items are no examples of it. */
const aboutNouns = new Set([
  ...['tip', 'trick', 'fact', 'mistake', 'myth', 'secret', 'habit', 'rule', 'story', 'trap'],
  ...['idea', 'basic', 'step', 'technique', 'method', 'milestone', 'skill', 'principle', 'term'],
  ...['tactic', 'oddity', 'first', 'legend', 'guess', 'word', 'tradition', 'moment', 'accident'],
  ...['product', 'block', 'routine', 'line', 'way', 'sleeper', 'alternative', 'invention'],
  ...['experience', 'place', 'talent', 'negotiation', 'format', 'journey', 'wonder', 'style'],
]);
const kindNouns = new Set(['kind', 'type', 'sort', 'style', 'breed', 'shape', 'variety', 'form']);

/** Whether a list of such units tells about its topic ('coffee fact') rather than naming examples ('coffee drink'). */
export function isAboutTopic(unit: string): boolean {
  const words = unit.toLowerCase().split(' ');
  // 'kind of chocolate', 'type of watch'
  if (words[1] === 'of' && kindNouns.has(words[0] ?? '')) return false;
  // 'place in Africa', 'myth about Africa'
  const end = words.findIndex((word) => ['in', 'about', 'from', 'of', 'with'].includes(word));
  const noun = words.at(end > 0 ? end - 1 : -1) ?? '';
  return aboutNouns.has(noun) && !kindNouns.has(noun);
}

/** Words that rank, praise or announce and say nothing about what is on a list. */
const announcing = new Set([
  ...['top', 'best', 'worst', 'greatest', 'great', 'good', 'favorite', 'favourite', 'popular'],
  ...['most', 'famous', 'amazing', 'interesting', 'awesome', 'cool', 'funny', 'funniest', 'weird'],
  ...['weirdest', 'strange', 'strangest', 'surprising', 'incredible', 'important', 'essential'],
  ...['the', 'a', 'an', 'of', 'in', 'on', 'for', 'to', 'about', 'with', 'and', 'or', 'from', 'by'],
  ...['that', 'which', 'who', 'you', 'your', 'we', 'our', 'must', 'should', 'can', 'will', 'ever'],
  ...['all', 'time', 'world', 'around', 'everyone', 'every', 'know', 'try', 'see', 'need', 'is'],
  ...['are', 'have', 'has', 'more', 'other', 'different', 'list', 'video', 'ways', 'things'],
  ...['common', 'new', 'ideas', 'worth', 'knowing', 'sharing', 'use', 'today', 'put', 'right'],
]);

export function isAnnouncing(word: string): boolean {
  return announcing.has(word) || /^\d+$/.test(word);
}
