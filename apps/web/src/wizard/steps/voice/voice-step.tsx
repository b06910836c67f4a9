import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { toast } from '../../../ui/toast.tsx';
import { mayRecord } from '../../../voice/may-record.ts';
import { type MicMoves, MicVoice } from '../../../voice/mic/mic-voice.tsx';
import { UploadVoice } from '../../../voice/upload/upload-voice.tsx';
import { useStepMoves, useWizard } from '../../wizard-model.ts';
import { ComputerVoice } from './computer-voice.tsx';
import { NoVoice } from './no-voice.tsx';
import { useVoiceRun } from './use-voice-run.ts';
import { useVoiceWork } from './use-voice-work.ts';
import classes from './voice.module.css';
import { voiceLines, withoutVoices, withVoiceType } from './voice-lines.ts';
import { VoiceRunView } from './voice-run-view.tsx';
import { type VoiceType, VoiceTypes } from './voice-types.tsx';

/** Who speaks: a computer voice, the person themselves, or nobody. */
export function VoiceStep() {
  const { wizard, data, tab, change, show, next } = useWizard();
  const { type } = data.voSettings;
  const run = useVoiceRun();
  const { work, showsId } = useVoiceWork();
  const recording = useRef<MicMoves>(null);
  const lines = voiceLines(wizard, data);
  const missing = lines.filter(({ hasVoice }) => !hasVoice).length;
  const shown = type === 'tts' ? run.showsId : showsId;
  useEffect(() => show(shown, 'stay'), [show, shown]);

  const choose = (chosen: VoiceType) => {
    if (chosen !== 'none') {
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
    next: async (isJump) => {
      if (!isJump && recording.current?.next()) return 'moved';
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
      if (recording.current) return recording.current.back();
      return false;
    },
  });
  if (run.state.isRunning) return <VoiceRunView run={run} />;
  switch (type) {
    case 'none':
      return <NoVoice onAdd={reset} />;
    case 'tts':
      return <ComputerVoice run={run} lines={lines} missing={missing} onOther={reset} />;
    case 'mic':
      return (
        <div className={classes.step}>
          <MicVoice work={work} moves={recording} mayStart={() => mayRecord('mic')} />
          <OtherVoice onOther={reset} />
        </div>
      );
    case 'upload':
      return (
        <div className={classes.step}>
          <UploadVoice work={work} mayStart={() => mayRecord('upload')} />
          <OtherVoice onOther={reset} />
        </div>
      );
    default:
      return <VoiceTypes onChoose={choose} />;
  }
}

function OtherVoice({ onOther }: { readonly onOther: () => void }) {
  return (
    <div>
      <Button variant="subtle" color="gray" onClick={onOther}>
        Want to use other instead?
      </Button>
    </div>
  );
}
