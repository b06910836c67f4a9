/** What people take up rather than own: nobody has two of it, or a new one. */
const pursuits = new Set(
  `aikido ballet bitcoin blockchain bodyweight calisthenics cardio chess crossfit crypto dropshipping english finance
  forex french german golf hiit hypnosis italian japanese jiu-jitsu judo karate keto korean mandarin meditation
  mindfulness paleo pilates poker portuguese qigong reiki seo spanish taekwondo tennis therapy vegan yoga zumba`.split(
    /\s+/,
  ),
);

/** 'weight loss', 'email marketing', 'tutoring for kids' and 'hot yoga'; not 'air fryer' or 'accounting software'. */
export function isPursuit(keyword: string): boolean {
  const [head = ''] = keyword
    .trim()
    .toLowerCase()
    .split(/\s(?:about|at|by|for|in|with|without)\s/);
  const last = head.split(/\s+/).at(-1) ?? '';
  return pursuits.has(last) || /(?:ing|loss|(?<!busi)ness|tion|ment|ity)$/.test(last);
}
