/** What makes a film of answers: layouts, looks, motions. Large, so it is fetched beside the screens (fetch-film-maker.ts). */
export { filmOf } from '@reelwright/wizards/machine';
