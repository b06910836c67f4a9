import { Button, Checkbox } from '@mantine/core';
import { IconArrowNarrowDown, IconChevronRight, IconRefresh, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { LevelMeter } from '../../media/record/level-meter.tsx';
import { useShortcut } from '../../shortcuts/use-shortcut.ts';
import { Icon } from '../../theme/icon.tsx';
import { recallChoice, rememberChoice } from '../../ui/choice-memory.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { Shortcut } from '../../ui/shortcut.tsx';
import shared from '../voice.module.css';
import { LiveWaves } from './live-waves.tsx';
import classes from './mic.module.css';
import { useLiveText } from './use-live-text.ts';
import type { MicRun } from './use-mic-run.ts';

interface MicRecorderProps {
  readonly run: MicRun;
  readonly language: string;
  readonly autoSave: boolean;
  readonly onAutoSave: (isOn: boolean) => void;
  readonly onCancel: () => void;
}

const liveTextChoice = 'live-text';

/** Spec: one sentence after the other, spoken by the person themselves. */
export function MicRecorder({ run, language, autoSave, onAutoSave, onCancel }: MicRecorderProps) {
  const { phase, stream, problem, at, total, sentence } = run;
  const [showsText, setShowsText] = useState(() => recallChoice(liveTextChoice) !== 'off');
  // What is said now is not recorded otherwise, and must not look as if it were.
  const heard = phase === 'recording' ? stream : undefined;
  const live = useLiveText(showsText && phase === 'recording', language, sentence);
  useShortcut({ keys: ['Space'], label: 'Save this sentence and go on', perform: run.next });
  if (problem) {
    return (
      <InlineAlert
        tone="warning"
        title="No audio recording device found"
        action={
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        }
      >
        {problem}
      </InlineAlert>
    );
  }
  return (
    <section className={shared.step} aria-label="Recording">
      <h3 className={shared.title} role="status">
        {phase === 'waiting'
          ? 'Waiting for your microphone'
          : `Recording sentence #${at + 1} out of ${total}`}
      </h3>
      <p className={shared.current}>“{sentence}”</p>
      {phase !== 'unsaved' && (
        <p className={shared.quiet}>
          {phase === 'saving' ? 'Saving…' : 'Please speak this sentence then click Next'}
        </p>
      )}
      <LiveWaves stream={heard} />
      <LevelMeter stream={heard} />
      {phase === 'unsaved' && (
        <InlineAlert tone="warning">
          This sentence is not saved yet. It is kept in this browser: save it again, or re-record
          it.
        </InlineAlert>
      )}
      <div className={`${shared.row} ${classes.buttons}`}>
        {phase === 'recording' && (
          <span key={sentence} className={classes.arrow} aria-hidden="true">
            <Icon shape={IconArrowNarrowDown} />
          </span>
        )}
        <Button
          size="md"
          rightSection={<Icon shape={IconChevronRight} />}
          loading={phase === 'saving'}
          disabled={phase === 'waiting'}
          onClick={run.next}
        >
          {phase === 'unsaved' ? 'Save again' : 'Next sentence'}
        </Button>
        <Button
          variant="default"
          size="md"
          leftSection={<Icon shape={IconRefresh} />}
          disabled={phase === 'waiting' || phase === 'saving'}
          onClick={(event) => {
            // The space bar goes on with the next sentence, and does not press this again.
            event.currentTarget.blur();
            run.redo();
          }}
        >
          Re-record sentence
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="md"
          leftSection={<Icon shape={IconX} />}
          onClick={onCancel}
        >
          Cancel
        </Button>
        <span className={shared.quiet}>
          <Shortcut keys={['Space']} /> moves on
        </span>
      </div>
      {live.text && (
        // Below the buttons, which stay where they are when the first words come.
        <p className={classes.text} aria-live="off">
          {live.text}
        </p>
      )}
      <Checkbox
        label="Auto-save: detect the end of a sentence"
        description="About a second of silence saves the sentence and moves on."
        checked={autoSave}
        onChange={(event) => {
          leaveToSpaceBar(event.currentTarget);
          onAutoSave(event.currentTarget.checked);
        }}
      />
      {live.isOffered && (
        <Checkbox
          label="Show what I say as text"
          description="Some browsers send your voice to their maker for this."
          checked={showsText}
          onChange={(event) => {
            const isOn = event.currentTarget.checked;
            leaveToSpaceBar(event.currentTarget);
            setShowsText(isOn);
            rememberChoice(liveTextChoice, isOn ? 'on' : 'off', { days: 365 });
          }}
        />
      )}
    </section>
  );
}

/** After a click the space bar goes on with the next sentence. Whoever came here by keyboard ticks with it. */
function leaveToSpaceBar(pressed: HTMLElement): void {
  if (!pressed.matches(':focus-visible')) pressed.blur();
}
