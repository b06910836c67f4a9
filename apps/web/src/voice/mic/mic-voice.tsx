import { Button, Checkbox, Select } from '@mantine/core';
import { IconMicrophone } from '@tabler/icons-react';
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { currentUser } from '../../account/session-store.ts';
import { Icon } from '../../theme/icon.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { toast } from '../../ui/toast.tsx';
import { ChangedLines } from '../changed-lines.tsx';
import { findWordTimes } from '../find-word-times.ts';
import classes from '../voice.module.css';
import type { VoiceWork } from '../voice-work.ts';
import { dropTake, readTakes } from './kept-takes.ts';
import { MicRecorder } from './mic-recorder.tsx';
import { saveTake } from './save-take.ts';
import { useDevices } from './use-devices.ts';
import { useMicRun } from './use-mic-run.ts';

/** How the steps around it move a recording: true when it moved by itself. */
export interface MicMoves {
  readonly next: () => boolean;
  readonly back: () => boolean;
}

interface MicVoiceProps {
  readonly work: VoiceWork;
  readonly moves: RefObject<MicMoves | null>;
  /** Asks whatever has to be asked first; false when it does not come to recording. */
  readonly mayStart: () => Promise<boolean>;
  /** Has a computer voice say these lines. */
  readonly onSpeak: (keys: readonly string[]) => void;
}

/** A take that waited for the server has time: nobody waits for it. */
const laterMs = 30_000;

/** Lines spoken by the person themselves: which microphone, then sentence by sentence. */
export function MicVoice({ work, moves, mayStart, onSpeak }: MicVoiceProps) {
  const { lines, settings } = work;
  const [keys, setKeys] = useState<readonly string[]>();
  const devices = useDevices();
  useKeptTakes(work);
  const hasAudio = lines.some(({ audio }) => audio?.url);
  const open = lines.filter(({ hasVoice }) => settings.overwrite || !hasVoice);
  const changed = lines.filter(({ audio, hasVoice }) => audio?.url && !hasVoice);
  const start = async (wanted = open) => {
    if (await mayStart()) setKeys(wanted.map(({ key }) => key));
  };
  const end = () => {
    setKeys(undefined);
    work.setSettings('Record a voice-over', { overwrite: false });
  };
  if (keys && keys.length > 0) {
    return <Recording work={work} keys={keys} moves={moves} onEnd={end} />;
  }
  return (
    <div className={classes.step}>
      <ChangedLines
        lines={lines}
        again={{ label: 'Record again', onClick: () => void start(changed) }}
        onSpeak={onSpeak}
      />
      {devices.length > 0 && (
        <Select
          label="Microphone"
          allowDeselect={false}
          checkIconPosition="right"
          data={devices.map(({ id, label }) => ({ value: id, label }))}
          value={devices.find(({ id }) => id === settings.device)?.id ?? devices[0]?.id ?? null}
          onChange={(device) => device && work.setSettings('Choose a microphone', { device })}
        />
      )}
      {hasAudio && (
        <Checkbox
          label="Overwrite existing audio files"
          checked={settings.overwrite}
          onChange={(event) =>
            work.setSettings('Record a voice-over', { overwrite: event.currentTarget.checked })
          }
        />
      )}
      {open.length === 0 ? (
        <InlineAlert tone="success">
          Every line has a voice. Play your video to hear it.
        </InlineAlert>
      ) : (
        <div>
          <Button
            size="md"
            leftSection={<Icon shape={IconMicrophone} />}
            onClick={() => void start()}
          >
            {open.length === 1 ? 'Record one sentence' : `Record ${open.length} sentences`}
          </Button>
        </div>
      )}
    </div>
  );
}

interface RecordingProps extends Pick<MicVoiceProps, 'work' | 'moves'> {
  readonly keys: readonly string[];
  readonly onEnd: () => void;
}

function Recording({ work, keys, moves, onEnd }: RecordingProps) {
  const [autoSave, setAutoSave] = useState(true);
  const onDone = () => {
    toast.success('Every sentence is recorded.');
    onEnd();
  };
  const run = useMicRun({ work, keys, autoSave, onDone });
  useImperativeHandle(moves, () => ({
    next: () => {
      run.next();
      return true;
    },
    back: () => {
      if (!run.back()) onEnd();
      return true;
    },
  }));
  return (
    <MicRecorder
      run={run}
      language={work.settings.lang}
      autoSave={autoSave}
      onAutoSave={setAutoSave}
      onCancel={onEnd}
    />
  );
}

/** Sends what an earlier page recorded and could not save. */
function useKeptTakes(work: VoiceWork): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    const send = async () => {
      const userId = currentUser()?.id ?? 0;
      for (const take of await readTakes(userId, work.projectId)) {
        const line = work.now().lines.find(({ key }) => key === take.lineKey);
        // The sentence is gone, says something else, or has been recorded since.
        if (!line || line.spoken !== take.spoken || line.hasVoice) {
          await dropTake(take.id);
          continue;
        }
        const audio = await saveTake(take, laterMs);
        work.setAudio('Record a sentence', new Map([[take.lineKey, audio]]));
        void findWordTimes(work, line, audio);
        await dropTake(take.id);
        toast.info('A sentence you recorded earlier is saved now.');
      }
    };
    send().catch((error) => console.warn('An earlier recording was not saved.', error));
  }, []);
}
