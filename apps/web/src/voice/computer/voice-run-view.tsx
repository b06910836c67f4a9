import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';
import { ProgressWithWords } from '../../ui/progress-with-words.tsx';
import classes from '../voice.module.css';
import type { VoiceRun } from './use-voice-run.ts';

/** Spec: how far speaking is, which line it is at, and the way out. */
export function VoiceRunView({ run }: { readonly run: VoiceRun }) {
  const { done, total, line } = run.state;
  return (
    <section className={classes.run} aria-label="Generating voice-overs">
      <h3 className={classes.title}>Generating voice-overs</h3>
      <ProgressWithWords
        words={`Line ${Math.min(done + 1, total)} of ${total}`}
        percent={total > 0 ? (100 * done) / total : 0}
      />
      <p className={classes.current} role="status">
        “{line}”
      </p>
      <div>
        <Button variant="default" leftSection={<Icon shape={IconX} />} onClick={run.abort}>
          Stop
        </Button>
      </div>
      <p className={classes.quiet}>The lines done so far are kept. You can carry on later.</p>
    </section>
  );
}
