import { Button } from '@mantine/core';
import { changeProject, setNarration } from '@reelwright/movie';
import { useRef } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Popup } from '../../ui/popup.tsx';
import { ComputerVoice } from '../../voice/computer/computer-voice.tsx';
import { useVoiceRun } from '../../voice/computer/use-voice-run.ts';
import { VoiceRunView } from '../../voice/computer/voice-run-view.tsx';
import { type VoiceMoves, VoiceOver } from '../../voice/voice-over.tsx';
import type { VoiceType } from '../../voice/voice-types.tsx';
import type { VoiceWork } from '../../voice/voice-work.ts';
import { newItemId } from '../new-item-id.ts';
import { useEditor } from '../state/use-editor.ts';
import { useNarrationWork } from './use-narration-work.ts';

const widthPx = 760;

interface VoicePopupProps {
  readonly onlySlideId?: string;
  readonly onClose: () => void;
}

/** The slides get a voice: a computer's, the person's own, or one from a recording they bring. */
export function VoicePopup({ onlySlideId, onClose }: VoicePopupProps) {
  const work = useNarrationWork(onlySlideId);
  const isOne = onlySlideId !== undefined;
  return (
    <Popup
      title={isOne ? 'Text to speech for this slide' : 'Voice narration for the whole video'}
      sizePx={widthPx}
      onClose={onClose}
    >
      {work.lines.length === 0 ? (
        <EmptyState
          title={isOne ? 'There is no text on this slide' : 'There is no text on your slides'}
          action={<Button onClick={onClose}>Back to the slide</Button>}
        >
          A voice reads what is written on a slide. Add some text first, or record your own voice.
        </EmptyState>
      ) : isOne ? (
        <OneSlide work={work} slideId={onlySlideId} />
      ) : (
        <AllSlides work={work} />
      )}
    </Popup>
  );
}

interface OneSlideProps {
  readonly work: VoiceWork;
  readonly slideId: string;
}

/** One slide is spoken, and it is said how many others are silent: one press speaks those too. */
function OneSlide({ work, slideId }: OneSlideProps) {
  const whole = useNarrationWork();
  const run = useVoiceRun(work);
  const runOfOthers = useVoiceRun(whole);
  const silent = whole.lines.filter(({ key, hasVoice }) => key !== slideId && !hasVoice);
  const running = [run, runOfOthers].find(({ state }) => state.isRunning);
  if (running) return <VoiceRunView run={running} />;
  const others = {
    silent: silent.length,
    speak: () => void runOfOthers.start(silent.map(({ key }) => key)),
  };
  return <ComputerVoice run={run} work={work} others={others} />;
}

function AllSlides({ work }: { readonly work: VoiceWork }) {
  const { tab } = useEditor();
  const moves = useRef<VoiceMoves>(null);
  const choose = (type: VoiceType | undefined) => {
    const { type: _, ...settings } = tab.view.get().saving.data.voSettings;
    tab.edit(changeProject, { voSettings: { ...settings, ...(type && { type }) } }, 'voice-type');
    if (type === 'none') {
      for (const { id } of tab.view.get().saving.data.frames) {
        const details = { slideId: id, sound: undefined, newId: newItemId };
        tab.edit(setNarration, details, 'voice-type');
      }
    }
    tab.endStep();
  };
  return <VoiceOver work={work} moves={moves} onChoose={choose} />;
}
