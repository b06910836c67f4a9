import { useEffect } from 'react';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useStepMoves, useWizard } from '../../wizard-model.ts';
import { ComputerVoice } from './computer-voice.tsx';
import { NoVoice } from './no-voice.tsx';
import { useVoiceRun } from './use-voice-run.ts';
import { voiceLines, withoutVoices, withVoiceType } from './voice-lines.ts';
import { VoiceRunView } from './voice-run-view.tsx';
import { VoiceTypes } from './voice-types.tsx';

/** Who speaks: a computer voice, or nobody. */
export function VoiceStep() {
  const { wizard, data, tab, change, show, next } = useWizard();
  const { type } = data.voSettings;
  const run = useVoiceRun();
  const lines = voiceLines(wizard, data);
  const missing = lines.filter(({ hasVoice }) => !hasVoice).length;
  useEffect(() => show(run.showsId, 'stay'), [show, run.showsId]);

  const choose = (chosen: 'tts' | 'none') => {
    if (chosen === 'tts') {
      return change('Choose a voice-over', (now) => withVoiceType(now, chosen));
    }
    const before = tab.view.get().saving.data;
    const hadVoices = lines.some(({ line }) => line.audio?.url);
    change('Choose no voice-over', (now) => withoutVoices(wizard, withVoiceType(now, 'none')));
    if (hadVoices) {
      toast.info('The voice-over was removed.', {
        undo: () => change('Bring the voices back', () => before),
      });
    }
    // Spec: nothing is left to do here.
    void next();
  };
  const reset = () => {
    run.abort();
    change('Choose another voice-over', (now) => withVoiceType(now, undefined));
  };
  useStepMoves({
    next: async () => {
      const now = tab.view.get().saving.data;
      const left = voiceLines(wizard, now).some(({ hasVoice }) => !hasVoice);
      if (now.voSettings.type === 'none' || !left) return 'done';
      const skips = await confirm({
        title: 'Skip the voice-over?',
        message: 'The voice-over is not complete. Are you sure want to skip this step?',
        confirmLabel: 'Skip this step',
        cancelLabel: 'Stay here',
      });
      if (!skips) return 'moved';
      run.abort();
      return 'done';
    },
    back: () => {
      if (run.state.isRunning) {
        run.abort();
        return true;
      }
      return false;
    },
  });
  if (run.state.isRunning) return <VoiceRunView run={run} />;
  switch (type) {
    case 'none':
      return <NoVoice onAdd={reset} />;
    case 'tts':
      return <ComputerVoice run={run} lines={lines} missing={missing} onOther={reset} />;
    default:
      return <VoiceTypes onChoose={choose} />;
  }
}
