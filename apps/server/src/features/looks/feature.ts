import { feature } from '../feature.ts';
import { createLooksHandlers } from './looks-handlers.ts';

export const looksFeature = feature({
  handlers: ({ db, environment, lookAgain }) =>
    createLooksHandlers({ db, settings: environment, lookAgain }),
});
