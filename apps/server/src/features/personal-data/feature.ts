import { productName } from '@reelwright/contract';
import { feature } from '../feature.ts';
import { createPersonalDataHandlers } from './personal-data-handlers.ts';

export const personalDataFeature = feature({
  handlers: ({ signIn, personalData, looks }) =>
    createPersonalDataHandlers(signIn, personalData, () => looks().name || productName),
});
