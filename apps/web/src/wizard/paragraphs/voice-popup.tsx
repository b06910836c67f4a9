import { useRef } from 'react';
import { Popup } from '../../ui/popup.tsx';
import { type VoiceMoves, VoiceOver } from '../../voice/voice-over.tsx';
import type { VoiceType } from '../../voice/voice-types.tsx';
import { useVoiceWork } from '../steps/voice/use-voice-work.ts';
import { withoutVoices, withVoiceType } from '../steps/voice/voice-lines.ts';
import { useWizard } from '../wizard-model.ts';

/** Who speaks, for all slides at once; closing it ends whatever is under way. */
export function VoicePopup({ onClose }: { readonly onClose: () => void }) {
  const { wizard, change } = useWizard();
  const { work } = useVoiceWork();
  const moves = useRef<VoiceMoves>(null);
  const close = () => {
    moves.current?.abort();
    onClose();
  };
  const choose = (type: VoiceType | undefined) => {
    if (type === 'none') {
      change('Choose no voice-over', (now) => withoutVoices(wizard, withVoiceType(now, 'none')));
      close();
      return;
    }
    change('Choose a voice-over', (now) => withVoiceType(now, type));
  };
  return (
    <Popup onClose={close} sizePx={640} title="Voice-over">
      <VoiceOver work={work} moves={moves} onChoose={choose} />
    </Popup>
  );
}
