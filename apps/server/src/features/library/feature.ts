import { feature } from '../feature.ts';
import { createLibraryHandlers } from './library-handlers.ts';

export const libraryFeature = feature({ handlers: createLibraryHandlers });
