import { feature } from '../feature.ts';
import { sessionData } from './session-data.ts';
import { createSessionHandlers } from './session-handlers.ts';

export const sessionFeature = feature({
  handlers: ({ db }) => createSessionHandlers(db),
  personalData: sessionData,
});
