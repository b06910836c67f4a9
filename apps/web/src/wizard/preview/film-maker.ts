/** What makes a film of answers: layouts, looks, motions. Large, so it is fetched beside the screens (fetch-film-maker.ts). */
export { filmOf, musicFor } from '@reelwright/wizards/machine';
