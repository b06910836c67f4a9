import { feature } from '../feature.ts';
import { createProfileHandlers } from './profile-handlers.ts';

export const profileFeature = feature({
  handlers: ({ signIn }) => createProfileHandlers(signIn),
});
