import { feature } from '../feature.ts';
import { errorLogHandlers } from './error-log-handlers.ts';

export const errorLogFeature = feature({
  handlers: () => errorLogHandlers,
});
