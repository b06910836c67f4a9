import { feature } from '../feature.ts';
import { createPersonalDataHandlers } from './personal-data-handlers.ts';

export const personalDataFeature = feature({
  handlers: ({ signIn, personalData }) => createPersonalDataHandlers(signIn, personalData),
});
