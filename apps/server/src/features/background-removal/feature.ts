import { sharedSubjects } from '../../providers/background-removal/embedded-background-removal.ts';
import { feature } from '../feature.ts';
import { createBackgroundHandlers } from './background-handlers.ts';

export const backgroundRemovalFeature = feature({
  handlers: ({ stopping }) => {
    stopping.addEventListener('abort', () => void sharedSubjects.close(), { once: true });
    return createBackgroundHandlers(sharedSubjects);
  },
});
