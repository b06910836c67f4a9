import { feature } from '../feature.ts';
import { sendResetCodeJob } from './send-reset-code-job.ts';
import { createSignInHandlers } from './sign-in-handlers.ts';

export const signInFeature = feature({
  handlers: ({ signIn }) => createSignInHandlers(signIn),
  jobs: [sendResetCodeJob],
  jobHandlers: async (parts) => {
    const { createSendResetCodeHandler } = await import('./send-reset-code-handler.ts');
    return [createSendResetCodeHandler(parts)];
  },
});
