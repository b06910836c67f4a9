import { feature } from '../feature.ts';
import { versionHandlers } from './version-handlers.ts';

export const versionFeature = feature({
  handlers: () => versionHandlers,
});
