import { calls } from '@reelwright/contract';
import { createSignIn, signInSettings } from '../../providers/sign-in/create-sign-in.ts';
import { feature } from '../feature.ts';
import { createGoogleHandlers } from './google-handlers.ts';

export const googleFeature = feature({
  handlers: ({ signIn, live }) =>
    createGoogleHandlers({
      ...signIn,
      google: live.made(signInSettings, (named) => createSignIn(named, calls.googleCallback.path)),
    }),
});
