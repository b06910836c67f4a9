import { Checkbox } from '@mantine/core';
import type { Voice } from '@reelwright/contract';
import classes from '../voice.module.css';
import { VoiceCards } from './voice-cards.tsx';

interface StudioChoiceProps {
  /** All of a language. */
  readonly voices: readonly Voice[];
  readonly narrator: Voice | undefined;
  readonly chosen: string | undefined;
  /** What voices are heard with. */
  readonly sample: string;
  readonly onChoose: (voice: Voice | undefined) => void;
}

/** Whether the video is finished with a finer voice than the one that reads along while people work. */
export function StudioChoice({ voices, narrator, chosen, sample, onChoose }: StudioChoiceProps) {
  const studio = voices.filter(({ quality }) => quality === 'studio');
  // Voices of a service that is set up are fine as they are.
  if (narrator?.quality !== 'quick') return null;
  if (studio.length === 0) {
    return (
      <p className={classes.quiet}>
        There is no studio voice in this installation, so your finished video has the same voice as
        the preview.
      </p>
    );
  }
  const found = studio.find(({ Name }) => Name === chosen);
  const usual = studio.find(({ gender }) => gender === narrator.gender) ?? studio[0];
  return (
    <div className={classes.step}>
      <Checkbox
        label="Finish the video with a studio voice"
        description="It sounds more natural, and takes about twice as long as your video lasts. While you work, the narrator above reads; before you publish, the studio voice speaks the same lines."
        checked={found !== undefined}
        onChange={(event) => onChoose(event.currentTarget.checked ? usual : undefined)}
      />
      {found && (
        <VoiceCards
          legend="Studio voice"
          voices={studio}
          chosen={found.Name}
          sample={sample}
          onChoose={(name) => onChoose(studio.find(({ Name }) => Name === name))}
        />
      )}
    </div>
  );
}
