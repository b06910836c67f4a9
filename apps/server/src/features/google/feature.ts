import { calls } from '@reelwright/contract';
import { createSignIn } from '../../providers/sign-in/create-sign-in.ts';
import { feature } from '../feature.ts';
import { createGoogleHandlers } from './google-handlers.ts';

export const googleFeature = feature({
  handlers: ({ signIn, settings }) =>
    createGoogleHandlers({
      ...signIn,
      google: createSignIn(settings, calls.googleCallback.path),
    }),
});
