import { createEmbeddedBackgroundRemoval } from '../../providers/background-removal/embedded-background-removal.ts';
import { feature } from '../feature.ts';
import { createBackgroundHandlers } from './background-handlers.ts';

export const backgroundRemovalFeature = feature({
  handlers: ({ stopping }) => {
    const removal = createEmbeddedBackgroundRemoval();
    stopping.addEventListener('abort', () => void removal.close(), { once: true });
    return createBackgroundHandlers(removal);
  },
});
