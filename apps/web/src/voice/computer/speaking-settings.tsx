import { Button, NumberInput, Slider, TextInput } from '@mantine/core';
import { maxEmphasis, maxPronunciations } from '@reelwright/contract';
import type { VoiceSettings } from '@reelwright/movie';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import classes from '../voice.module.css';

interface SpeakingSettingsProps {
  readonly settings: VoiceSettings;
  readonly onChange: (part: Partial<VoiceSettings>) => void;
}

/** How a computer voice speaks: speed, pitch, the pause after each line, words it stresses, and words it gets wrong. */
export function SpeakingSettings({ settings, onChange }: SpeakingSettingsProps) {
  const { speed = 1, pitch = 0, pause = 0, emphasis = [], pronunciations = [] } = settings;
  const changeWord = (at: number, part: Partial<(typeof pronunciations)[number]>) =>
    onChange({
      pronunciations: pronunciations.map((one, index) =>
        index === at ? { ...one, ...part } : one,
      ),
    });
  return (
    <details className={classes.lines}>
      <summary>Speed, pitch, pauses, emphasis and pronunciation</summary>
      <div className={classes.speaking}>
        <div className={classes.pair}>
          <div>
            <span className={classes.quiet}>Speed: {speed.toFixed(2)} ×</span>
            <Slider
              thumbLabel="Speed"
              label={(value) => `${value.toFixed(2)} ×`}
              min={0.5}
              max={2}
              step={0.05}
              value={speed}
              onChange={(value) => onChange({ speed: value })}
            />
          </div>
          <div>
            <span className={classes.quiet}>Pitch: {describePitch(pitch)}</span>
            <Slider
              thumbLabel="Pitch"
              label={describePitch}
              min={-6}
              max={6}
              step={1}
              value={pitch}
              onChange={(value) => onChange({ pitch: value })}
            />
          </div>
        </div>
        <NumberInput
          label="Pause after each line"
          suffix=" s"
          min={0}
          max={3}
          step={0.1}
          decimalScale={1}
          clampBehavior="strict"
          value={pause}
          onChange={(value) => onChange({ pause: Number(value) || 0 })}
        />
        <StressedEverywhere emphasis={emphasis} onChange={onChange} />
        <p className={classes.quiet}>
          Words the voice gets wrong: write them the way they sound. Lines already spoken stay as
          they are until they’re spoken again.
        </p>
        {pronunciations.map(({ word, says }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end, and their texts change while typed
          <div key={at} className={classes.word}>
            <TextInput
              aria-label={`Word ${at + 1}`}
              placeholder="Nguyen"
              maxLength={100}
              value={word}
              onChange={(event) => changeWord(at, { word: event.currentTarget.value })}
            />
            <TextInput
              aria-label={`How word ${at + 1} is spoken`}
              placeholder="win"
              maxLength={200}
              value={says}
              onChange={(event) => changeWord(at, { says: event.currentTarget.value })}
            />
            <IconButton
              label={`Remove word ${at + 1}`}
              icon={IconTrash}
              onClick={() => onChange({ pronunciations: pronunciations.toSpliced(at, 1) })}
            />
          </div>
        ))}
        {pronunciations.length < maxPronunciations && (
          <div>
            <Button
              variant="default"
              size="sm"
              leftSection={<Icon shape={IconPlus} />}
              onClick={() =>
                onChange({ pronunciations: [...pronunciations, { word: '', says: '' }] })
              }
            >
              Add a word
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}

interface StressedEverywhereProps extends Pick<SpeakingSettingsProps, 'onChange'> {
  readonly emphasis: NonNullable<VoiceSettings['emphasis']>;
}

function StressedEverywhere({ emphasis, onChange }: StressedEverywhereProps) {
  const [typed, setTyped] = useState(() =>
    emphasis.flatMap(({ word, line }) => (line === undefined ? word : [])).join(', '),
  );
  const change = (text: string) => {
    setTyped(text);
    const words = text.split(/[,;]+/).map((word) => word.trim().slice(0, 100));
    const inOneLine = emphasis.filter(({ line }) => line !== undefined);
    onChange({
      emphasis: [...words.filter(Boolean).map((word) => ({ word })), ...inOneLine].slice(
        0,
        maxEmphasis,
      ),
    });
  };
  return (
    <TextInput
      label="Words to stress"
      description="In every line, separated by commas. For one line only, see the list of lines below."
      placeholder="free, today"
      maxLength={2000}
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

function describePitch(semitones: number): string {
  if (semitones === 0) return 'as it is';
  return semitones > 0 ? `${semitones} higher` : `${-semitones} lower`;
}
