import { Button, Select, Slider } from '@mantine/core';
import type { Background } from '@reelwright/movie';
import { blobPath } from '@reelwright/stage';
import { ColourField } from './colour-field.tsx';
import { GradientSwatches } from './gradient-swatches.tsx';
import classes from './panels.module.css';

interface BackgroundFieldsProps {
  readonly value: Background | undefined;
  readonly onChange: (value: Background | undefined) => void;
  readonly onEnd: () => void;
}

const kinds = [
  { value: 'none', label: 'None' },
  { value: 'color', label: 'Colour' },
  { value: 'gradient', label: 'Gradient' },
  { value: 'blob', label: 'Blob' },
];
const blank: Background = {
  type: 'none',
  gradientAngle: 135,
  size: 'cover',
  position: 'center center',
  repeat: '',
  opacity: 100,
  blur: 0,
  tintStrength: 0,
  tintColor: '#000',
};
const firstBlob = {
  smoothness: 52,
  complexity: 90,
  fill: 'color' as const,
  fillColor: '#b2a2c7',
  gradient: 'linear-gradient(135deg, #ffecd2 0%, #fcb69f 100%)',
};

/** What lies behind an item, a slide or the movie: none, a colour, a gradient, a blob. */
export function BackgroundFields({ value, onChange, onEnd }: BackgroundFieldsProps) {
  const bg = value ?? blank;
  const set = (change: Partial<Background>) => onChange({ ...bg, ...change });
  // Pictures and videos that were set elsewhere are named, so that they are not lost by opening the list.
  const others = kinds.some(({ value: kind }) => kind === bg.type)
    ? []
    : [{ value: bg.type, label: bg.type === 'video' ? 'Video' : 'Picture' }];
  return (
    <>
      <Select
        label="Fill"
        size="xs"
        allowDeselect={false}
        data={[...kinds, ...others]}
        value={bg.type}
        onChange={(type) => {
          if (type === null) return;
          if (type === 'none') onChange(undefined);
          else
            set({
              type: type as Background['type'],
              ...(type === 'color' && { color: bg.color ?? '#5b5bd6' }),
              ...(type === 'gradient' && { gradient: bg.gradient ?? firstBlob.gradient }),
              ...(type === 'blob' && { blob: bg.blob ?? { ...firstBlob, path: newBlob(52, 90) } }),
            });
          onEnd();
        }}
      />
      {bg.type === 'color' && (
        <ColourField
          label="Colour"
          value={bg.color ?? ''}
          onChange={(color) => set({ color })}
          onEnd={onEnd}
        />
      )}
      {bg.type === 'gradient' && (
        <GradientSwatches
          field={{
            value: bg.gradient ?? '',
            isMixed: false,
            set: (gradient) => set({ gradient }),
            end: onEnd,
          }}
        />
      )}
      {bg.type === 'blob' && <BlobFields bg={bg} set={set} onEnd={onEnd} />}
      {bg.type !== 'none' && (
        <>
          <SliderLine
            label="Opacity"
            value={bg.opacity}
            set={(opacity) => set({ opacity })}
            onEnd={onEnd}
          />
          <SliderLine label="Blur" value={bg.blur} set={(blur) => set({ blur })} onEnd={onEnd} />
          <SliderLine
            label="Tint"
            value={bg.tintStrength}
            set={(tintStrength) => set({ tintStrength })}
            onEnd={onEnd}
          />
          {bg.tintStrength > 0 && (
            <ColourField
              label="Tint colour"
              withAlpha={false}
              value={bg.tintColor}
              onChange={(tintColor) => set({ tintColor })}
              onEnd={onEnd}
            />
          )}
        </>
      )}
    </>
  );
}

interface BlobFieldsProps {
  readonly bg: Background;
  readonly set: (change: Partial<Background>) => void;
  readonly onEnd: () => void;
}

/** Spec: another shape whenever a slider moves, or when asked for one. */
function BlobFields({ bg, set, onEnd }: BlobFieldsProps) {
  const blob = bg.blob ?? firstBlob;
  const change = (part: Partial<typeof firstBlob>) => {
    const next = { ...blob, ...part };
    set({ blob: { ...next, path: newBlob(next.smoothness, next.complexity) } });
  };
  return (
    <>
      <SliderLine
        label="Smoothness"
        value={blob.smoothness}
        set={(smoothness) => change({ smoothness })}
        onEnd={onEnd}
      />
      <SliderLine
        label="Complexity"
        value={blob.complexity}
        set={(complexity) => change({ complexity })}
        onEnd={onEnd}
      />
      <ColourField
        label="Colour"
        withAlpha={false}
        value={blob.fillColor}
        onChange={(fillColor) => set({ blob: { ...blob, fill: 'color', fillColor } })}
        onEnd={onEnd}
      />
      <div>
        <Button size="compact-xs" variant="default" onClick={() => change({})}>
          Another shape
        </Button>
      </div>
    </>
  );
}

interface SliderLineProps {
  readonly label: string;
  readonly value: number;
  readonly set: (value: number) => void;
  readonly onEnd: () => void;
}

function SliderLine({ label, value, set, onEnd }: SliderLineProps) {
  return (
    <div className={classes.slider}>
      <span className={classes.label}>{label}</span>
      <Slider value={value} label={null} thumbLabel={label} onChange={set} onChangeEnd={onEnd} />
      <span className={classes.figure}>{value}</span>
    </div>
  );
}

function newBlob(smoothness: number, complexity: number): string {
  const path = blobPath({ smoothness, complexity }, crypto.randomUUID());
  const short = (part: string | number) => (typeof part === 'number' ? part.toFixed(2) : part);
  return path.map((command) => command.map(short).join(' ')).join(' ');
}
