import { use } from 'react';
import { WizardContext } from '../wizard-model.ts';
import { orientationOf } from './video-shapes.ts';

/** Which way pictures for the video of this wizard should lie; wide where there is no wizard around. */
export function useVideoOrientation(): ReturnType<typeof orientationOf> {
  const wizard = use(WizardContext);
  return wizard ? orientationOf(wizard.data.movie.size) : 'wide';
}
