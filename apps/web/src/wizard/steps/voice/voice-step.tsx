import { useEffect, useRef } from 'react';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type VoiceMoves, VoiceOver } from '../../../voice/voice-over.tsx';
import type { VoiceType } from '../../../voice/voice-types.tsx';
import { useStepMoves, useWizard } from '../../wizard-model.ts';
import { useVoiceWork } from './use-voice-work.ts';
import { withoutVoices, withVoiceType } from './voice-lines.ts';

/** The lines of the wizard get their voice. */
export function VoiceStep() {
  const { wizard, tab, change, show, next } = useWizard();
  const { work, showsId } = useVoiceWork();
  const moves = useRef<VoiceMoves>(null);
  useEffect(() => show(showsId, 'stay'), [show, showsId]);

  const choose = (type: VoiceType | undefined) => {
    if (type !== 'none') {
      const label = type ? 'Choose a voice-over' : 'Choose another voice-over';
      return change(label, (now) => withVoiceType(now, type));
    }
    const before = tab.view.get().saving.data;
    const hadVoices = work.lines.some(({ audio }) => audio?.url);
    change('Choose no voice-over', (now) => withoutVoices(wizard, withVoiceType(now, 'none')));
    if (hadVoices) {
      toast.info('The voice-over was removed.', {
        undo: () => change('Bring the voices back', () => before),
      });
    }
    // Spec: nothing is left to do here.
    void next();
  };
  useStepMoves({
    next: async (isJump) => {
      if (!isJump && moves.current?.next()) return 'moved';
      const { lines, settings } = work.now();
      if (settings.type === 'none' || lines.every(({ hasVoice }) => hasVoice)) return 'done';
      const skips = await confirm({
        title: 'Skip the voice-over?',
        message: 'The voice-over is not complete. Are you sure want to skip this step?',
        confirmLabel: 'Skip this step',
        cancelLabel: 'Stay here',
      });
      if (!skips) return 'moved';
      moves.current?.abort();
      return 'done';
    },
    back: () => moves.current?.back() ?? false,
  });
  return <VoiceOver work={work} moves={moves} onChoose={choose} />;
}
