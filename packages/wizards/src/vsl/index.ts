// The Sales letter wizard and what its screens need: '@reelwright/wizards/vsl'.

export { endCardOf } from './end-card.ts';
export { letterLines } from './letter-lines.ts';
export { countSlides, withSlides } from './letter-paras.ts';
export { blankIn, type LetterPart, letterParts, partsOfLetter } from './letter-parts.ts';
export { vslWizard } from './vsl-wizard.ts';
export { vslWords } from './vsl-words.ts';
