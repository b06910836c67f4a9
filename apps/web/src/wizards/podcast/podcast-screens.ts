import { podcastWizard } from '@reelwright/wizards/podcast';
import { laterScreen } from '../../wizard/later-screen.ts';
import type { WizardScreens } from '../../wizard/wizard-model.ts';
import { transcribeTalk } from './transcribe-talk.ts';
import { UploadStep } from './upload-step.tsx';

export const podcastScreens: WizardScreens = {
  wizard: podcastWizard,
  screens: {
    'podcast-upload': UploadStep,
    job: laterScreen(async () => (await import('./transcribe-step.tsx')).TranscribeStep),
    'podcast-content': laterScreen(async () => (await import('./content-step.tsx')).ContentStep),
  },
  jobs: { transcribe: transcribeTalk },
};
