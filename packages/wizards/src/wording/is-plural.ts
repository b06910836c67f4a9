/** Whether what somebody typed takes the verb of many: 'brown leaves' does, 'lying awake' and 'stress' do not. */
export function isPlural(words: string): boolean {
  // 'forgetting new words' is one thing that happens.
  if (/^\p{L}+ing\s+\S+\s+\S/iu.test(words)) return false;
  const [thing = ''] = words.split(/\s+(?:of|in|on|at|for|with|from|every|without|that|who)\b/i);
  return (
    /(?:[^su]s|ies|people|children|women|men|feet|teeth)$/i.test(thing) &&
    !/[^aeiou]is$/i.test(thing)
  );
}
