import { feature } from '../feature.ts';
import { createWebAddressHandlers } from './web-address-handlers.ts';

export const webAddressFeature = feature({
  handlers: ({ fetch }) => createWebAddressHandlers(fetch),
});
