import { Button } from '@mantine/core';
import { type RefObject, useImperativeHandle, useRef } from 'react';
import { ChangedLines } from './changed-lines.tsx';
import { ComputerVoice } from './computer/computer-voice.tsx';
import { useVoiceRun, type VoiceRun } from './computer/use-voice-run.ts';
import { VoiceRunView } from './computer/voice-run-view.tsx';
import { mayRecord } from './may-record.ts';
import { type MicMoves, MicVoice } from './mic/mic-voice.tsx';
import { NoVoice } from './no-voice.tsx';
import { UploadVoice } from './upload/upload-voice.tsx';
import classes from './voice.module.css';
import { type VoiceType, VoiceTypes } from './voice-types.tsx';
import type { VoiceWork } from './voice-work.ts';

/** How the screen around it moves inside it; false when there is nowhere to move. */
export interface VoiceMoves {
  readonly next: () => boolean;
  readonly back: () => boolean;
  /** Ends whatever is under way. */
  readonly abort: () => void;
}

interface VoiceOverProps {
  readonly work: VoiceWork;
  readonly moves: RefObject<VoiceMoves | null>;
  readonly onChoose: (type: VoiceType | undefined) => void;
}

/** Who speaks: a computer voice, the person themselves, a recording they bring, or nobody. */
export function VoiceOver({ work, moves, onChoose }: VoiceOverProps) {
  const run = useVoiceRun(work);
  const recording = useRef<MicMoves>(null);
  const other = () => {
    run.abort();
    onChoose(undefined);
  };
  useImperativeHandle(moves, () => ({
    next: () => recording.current?.next() ?? false,
    back: () => {
      if (run.state.isRunning) {
        run.abort();
        return true;
      }
      if (recording.current?.back()) return true;
      // Spec: back to the choice, as long as there is something to choose.
      const isDone = work.lines.every(({ hasVoice }) => hasVoice);
      if (isDone || work.settings.type === undefined || work.settings.type === 'none') return false;
      other();
      return true;
    },
    abort: run.abort,
  }));
  if (run.state.isRunning) return <VoiceRunView run={run} />;
  const speak = (keys: readonly string[]) => void run.start(keys);
  const { type } = work.settings;
  if (type === undefined) {
    // Whoever begins has chosen with that.
    const start: VoiceRun['start'] = (keys) => {
      onChoose('tts');
      return run.start(keys);
    };
    return (
      <div className={classes.step}>
        <VoiceTypes onChoose={onChoose} />
        <ComputerVoice run={{ ...run, start }} work={work} />
      </div>
    );
  }
  if (type === 'none') return <NoVoice onAdd={other} />;
  return (
    <div className={classes.step}>
      {type === 'tts' && (
        <>
          <ChangedLines lines={work.lines} onSpeak={speak} />
          <ComputerVoice run={run} work={work} />
        </>
      )}
      {type === 'mic' && (
        <MicVoice work={work} moves={recording} mayStart={() => mayRecord('mic')} onSpeak={speak} />
      )}
      {type === 'upload' && <UploadVoice work={work} mayStart={mayRecord} onSpeak={speak} />}
      <div>
        <Button variant="subtle" color="gray" onClick={other}>
          Want to use other instead?
        </Button>
      </div>
    </div>
  );
}
