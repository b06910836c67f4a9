import { maxFadeSeconds } from '@reelwright/movie';
import { ClipSpeechField } from '../speech/clip-speech-field.tsx';
import { useSelectedTypes } from '../state/use-editor.ts';
import { SliderRow, SwitchRow } from './rows.tsx';
import { Section } from './section.tsx';
import { useItemField } from './use-item-field.ts';

/** How loud a video or a sound is, and whether it goes round. */
export function SoundSection() {
  const isVideo = [...useSelectedTypes()].every((type) => type === 'video');
  const volume = useItemField(
    'volume',
    (item) => item.volume,
    (_item, next: number) => ({ volume: next }),
  );
  const fadeIn = useItemField(
    'fade-in',
    (item) => item.fadeInSeconds ?? 0,
    (_item, next: number) => ({ fadeInSeconds: next || undefined }),
  );
  const fadeOut = useItemField(
    'fade-out',
    (item) => item.fadeOutSeconds ?? 0,
    (_item, next: number) => ({ fadeOutSeconds: next || undefined }),
  );
  const loop = useItemField(
    'loop',
    (item) => item.loop ?? false,
    (_item, next: boolean) => ({ loop: next }),
  );
  return (
    <Section title="Sound" isOpen>
      <SliderRow label="Volume" field={volume} max={100} />
      <SliderRow label="Fade in (s)" field={fadeIn} max={maxFadeSeconds} step={0.1} />
      <SliderRow label="Fade out (s)" field={fadeOut} max={maxFadeSeconds} step={0.1} />
      {isVideo && <SwitchRow label="Start again when it ends" field={loop} />}
      {isVideo && <ClipSpeechField />}
    </Section>
  );
}
