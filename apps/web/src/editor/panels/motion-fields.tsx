import { defaultMotionMs, stays } from '@reelwright/motion';
import type { Animation, Item } from '@reelwright/movie';
import { entranceEntries, exitEntries, stayEntries } from '../../catalogue/motion-entries.ts';
import { ClipField } from './clip-field.tsx';
import { MotionTiles } from './motion-tiles.tsx';
import { NumberRow, SelectRow } from './rows.tsx';
import { StaggerFields } from './stagger-fields.tsx';
import { useItemField } from './use-item-field.ts';

const none = 'none';
const breaks = [
  { value: 'whole', label: 'All at once' },
  { value: 'lines', label: 'Line by line' },
  { value: 'words', label: 'Word by word' },
  { value: 'chars', label: 'Letter by letter' },
];
const maxMs = 60_000;
const stayDelayMs = 2000;

const effectsOf = ({ effects }: Item): Animation => effects ?? { effect: none };
const withEffects = (item: Item, change: Partial<Animation>) => ({
  effects: { ...effectsOf(item), ...change },
});

function useMotion(part: 'in' | 'out' | 'stay', defaultMs: number) {
  const effect = useItemField(
    `motion-${part}`,
    (item) => effectsOf(item)[part]?.effect ?? none,
    (item, id: string) =>
      withEffects(item, {
        [part]:
          id === none ? undefined : { duration: defaultMs, ...effectsOf(item)[part], effect: id },
      }),
  );
  const duration = useItemField(
    `motion-${part}-ms`,
    (item) => effectsOf(item)[part]?.duration ?? defaultMs,
    (item, ms: number) =>
      withEffects(item, { [part]: { effect: none, ...effectsOf(item)[part], duration: ms } }),
  );
  return { effect, duration };
}

export function EntranceFields({ areTexts }: { readonly areTexts: boolean }) {
  const { effect, duration } = useMotion('in', defaultMotionMs);
  const delay = useItemField(
    'motion-delay',
    ({ timing }) => timing.startTime,
    ({ timing }, startTime: number) =>
      startTime < timing.endTime ? { timing: { ...timing, startTime } } : {},
  );
  const parts = useItemField<string>(
    'motion-break',
    (item) => effectsOf(item).break ?? 'whole',
    (item, by) =>
      withEffects(item, { break: by === 'whole' ? undefined : (by as Animation['break']) }),
  );
  return (
    <>
      <MotionTiles label="How it comes in" part="in" entries={entranceEntries()} field={effect} />
      {effect.value !== none && (
        <NumberRow label="Takes" field={duration} min={0} max={maxMs} step={100} suffix=" ms" />
      )}
      <NumberRow
        label="Wait before it starts"
        field={delay}
        min={0}
        max={600}
        step={0.1}
        suffix=" s"
      />
      <StaggerFields />
      {areTexts && <SelectRow label="Text appears" field={parts} choices={breaks} />}
      <ClipField />
    </>
  );
}

export function ExitFields() {
  const { effect, duration } = useMotion('out', defaultMotionMs);
  return (
    <>
      <MotionTiles label="How it goes out" part="out" entries={exitEntries()} field={effect} />
      {effect.value !== none && (
        <NumberRow label="Takes" field={duration} min={0} max={maxMs} step={100} suffix=" ms" />
      )}
    </>
  );
}

export function StayFields() {
  const { effect, duration } = useMotion('stay', stayDelayMs);
  const isEndless = stays.find(({ id }) => id === effect.value)?.infinite ?? true;
  return (
    <>
      <MotionTiles
        label="While it is on screen"
        part="stay"
        entries={stayEntries()}
        field={effect}
      />
      {effect.value !== none && !isEndless && (
        <NumberRow
          label="Pauses in between"
          field={duration}
          min={0}
          max={maxMs}
          step={100}
          suffix=" ms"
        />
      )}
    </>
  );
}
