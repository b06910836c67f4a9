// The machine that every wizard is declared for: '@reelwright/wizards/machine'. It knows none of them.

export { formValuesOf, withFormValue } from './answers.ts';
export { filmOf, withFilm } from './film-of.ts';
export { musicFor } from './music-for.ts';
export { quietSaveMeta } from './quiet-save.ts';
export {
  furthestIndex,
  mayOpenStep,
  movedIndex,
  openingIndex,
  reachedIndex,
  stepIndexOf,
  stepPath,
} from './step-place.ts';
export { type Step, type Wizard, wizardCategory } from './wizard.ts';
