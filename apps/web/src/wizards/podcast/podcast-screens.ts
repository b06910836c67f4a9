import { podcastWizard } from '@reelwright/wizards/podcast';
import type { WizardScreens } from '../../wizard/wizard-model.ts';
import { ContentStep } from './content-step.tsx';
import { TranscribeStep } from './transcribe-step.tsx';
import { transcribeTalk } from './transcribe-talk.ts';
import { UploadStep } from './upload-step.tsx';

export const podcastScreens: WizardScreens = {
  wizard: podcastWizard,
  screens: {
    'podcast-upload': UploadStep,
    job: TranscribeStep,
    'podcast-content': ContentStep,
  },
  jobs: { transcribe: transcribeTalk },
};
