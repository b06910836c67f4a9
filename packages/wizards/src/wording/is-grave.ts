/** What nobody should be cheerful about: illness, war, death. Such films have a calm look and music, and plain words. */
const graveWords =
  'holocaust genocide nazi auschwitz hiroshima nagasaki chernobyl titanic slavery massacre terror terrorism plague pandemic famine disaster earthquake tsunami cancer tumor leukemia depression anxiety migraine suicide dementia alzheimer stroke diabetes epilepsy hiv aids dying grief mourning funeral abuse addiction bullying burnout ptsd trauma miscarriage murder refugee asthma arthritis disease illness';
const gravePhrases = [
  'heart attack',
  'black death',
  'deaths?',
  'slave trade',
  'eating disorder',
  'panic attack',
  'panic disorder',
  'witch trials?',
  'apartheid',
  "parkinson'?s?",
  "alzheimer'?s?",
  'multiple sclerosis',
  'september 11',
  '9/11',
  'wars?',
];
/** The same words in another sense: swimming strokes are no illness, hearing aids and a tug of war hurt nobody. */
const otherSenses = [
  '(?:swim(?:ming)?|brush|paint(?:ing|brush)?|pen|pencil|golf|tennis|rowing|paddle|key|master|butterfly|freestyle)[ -]?strokes?',
  'strokes? (?:of (?:luck|genius)|play|order)',
  '(?:hearing|visual|sleep|study|teaching|learning|memory|training|mobility|walking) aids?',
  'tropic of cancer',
  'cancer (?:zodiac|sign|star sign|season|horoscope|man|men|woman|women|moon|rising|traits|personality|compatibility)',
  '(?:zodiac|star) signs? cancer',
  'death (?:valley|metal|star|note|eaters?|by chocolate)',
  '(?:star|clone|storage|infinity|price|bidding|browser|console|cola|turf) wars?',
  '(?:tug|god|gears|art) of war',
  'war of words',
  '(?:recipe for|kitchen|diy|baking|cooking|hair|fashion|makeup|wedding) disasters?',
  'murder (?:mystery|mysteries|of crows|hornets?)',
  'tower of terror',
  'tropical depressions?',
];
const wordsIn = (alternatives: readonly string[], flags: string) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${alternatives.join('|')})(?![\\p{L}\\d])`, flags);
const grave = wordsIn([...graveWords.split(' ').map((word) => `${word}s?`), ...gravePhrases], 'iu');
const harmless = wordsIn(otherSenses, 'giu');

export function isGrave(...texts: readonly (string | undefined)[]): boolean {
  return texts.some((text) => text !== undefined && grave.test(text.replace(harmless, ' ')));
}
