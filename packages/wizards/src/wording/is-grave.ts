/** What nobody should be cheerful about: illness, war, death. Such films have a calm look and music, and plain words. */
const graveWords =
  'holocaust genocide nazi auschwitz hiroshima nagasaki chernobyl titanic slavery massacre terror terrorism plague pandemic famine disaster earthquake tsunami cancer tumor leukemia depression anxiety migraine suicide dementia alzheimer stroke diabetes epilepsy hiv aids dying grief mourning funeral abuse addiction bullying burnout ptsd trauma miscarriage murder refugee asthma arthritis disease illness';
const gravePhrases = [
  'heart attack',
  'black death',
  'deaths?(?! valley)',
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
  // Star Wars are none.
  '(?<!star )wars?',
];
const pattern = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...graveWords.split(' ').map((word) => `${word}s?`), ...gravePhrases].join('|')})(?![\\p{L}\\d])`,
  'iu',
);

export function isGrave(...texts: readonly (string | undefined)[]): boolean {
  return texts.some((text) => text !== undefined && pattern.test(text));
}
