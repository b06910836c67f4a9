import { feature } from '../feature.ts';
import { activityData } from './activity-data.ts';
import { createActivityHandlers } from './activity-handlers.ts';

export const activityFeature = feature({
  handlers: ({ db }) => createActivityHandlers(db),
  personalData: activityData,
});
