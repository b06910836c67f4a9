import { createCounter } from '../../rate-limit/counter.ts';
import { feature } from '../feature.ts';
import { secondStepData } from './second-step-data.ts';
import { createSecondStepHandlers } from './second-step-handlers.ts';
import { codeTries } from './second-step-parts.ts';

export const secondStepFeature = feature({
  handlers: ({ signIn, pool, sealing }) =>
    createSecondStepHandlers({
      ...signIn,
      sealing,
      tries: createCounter(pool, { name: 'second-step', ...codeTries }),
    }),
  personalData: secondStepData,
});
