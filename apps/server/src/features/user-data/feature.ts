import { feature } from '../feature.ts';
import { topicsData } from './topics-data.ts';
import { createUserDataHandlers } from './user-data-handlers.ts';
import { claimUserData } from './user-data-repository.ts';

export const userDataFeature = feature({
  handlers: ({ db }) => createUserDataHandlers(db),
  personalData: topicsData,
  claimGuestWork: claimUserData,
});
