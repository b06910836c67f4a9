import { createMediaProviders } from '../../providers/media-search/create-media-providers.ts';
import { feature } from '../feature.ts';
import { createMediaSearchHandlers } from './media-search-handlers.ts';
import { createMediaSearch } from './media-search-service.ts';

export const mediaSearchFeature = feature({
  handlers: ({ settings, fetch }) =>
    createMediaSearchHandlers(createMediaSearch(createMediaProviders(settings, fetch))),
});
