import { Button, Select } from '@mantine/core';
import type { Background } from '@reelwright/movie';
import { blobPath } from '@reelwright/stage';
import { ColourField } from './colour-field.tsx';
import { GradientSwatches } from './gradient-swatches.tsx';
import { SliderLine } from './slider-line.tsx';

type Blob = NonNullable<Background['blob']>;

export const firstBlob: Blob = {
  smoothness: 52,
  complexity: 90,
  fill: 'color',
  fillColor: '#b2a2c7',
  gradient: 'linear-gradient(135deg, #ffecd2 0%, #fcb69f 100%)',
};
const fillings = [
  { value: 'color', label: 'Color' },
  { value: 'gradient', label: 'Gradient' },
];

interface BlobFieldsProps {
  readonly blob: Blob;
  readonly set: (blob: Blob) => void;
  readonly onEnd: () => void;
}

/** Spec: another shape whenever a slider moves, or when asked for one. */
export function BlobFields({ blob, set, onEnd }: BlobFieldsProps) {
  const reshape = (part: Partial<Blob>) => set(withShape({ ...blob, ...part }));
  return (
    <>
      <SliderLine
        label="Smoothness"
        value={blob.smoothness}
        set={(smoothness) => reshape({ smoothness })}
        onEnd={onEnd}
      />
      <SliderLine
        label="Complexity"
        value={blob.complexity}
        set={(complexity) => reshape({ complexity })}
        onEnd={onEnd}
      />
      <Select
        label="Filled with"
        size="xs"
        allowDeselect={false}
        data={fillings}
        value={blob.fill}
        onChange={(fill) => {
          set({ ...blob, fill: fill === 'gradient' ? 'gradient' : 'color' });
          onEnd();
        }}
      />
      {blob.fill === 'gradient' ? (
        <GradientSwatches
          field={{
            value: blob.gradient,
            isMixed: false,
            set: (gradient) => set({ ...blob, gradient }),
            end: onEnd,
          }}
        />
      ) : (
        <ColourField
          label="Color"
          withAlpha={false}
          value={blob.fillColor}
          onChange={(fillColor) => set({ ...blob, fillColor })}
          onEnd={onEnd}
        />
      )}
      <div>
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => {
            reshape({});
            onEnd();
          }}
        >
          Another shape
        </Button>
      </div>
    </>
  );
}

/** Gives a blob a shape of its sliders: another one each time. */
export function withShape(blob: Blob): Blob {
  const path = blobPath(blob, crypto.randomUUID());
  const short = (part: string | number) => (typeof part === 'number' ? part.toFixed(2) : part);
  return { ...blob, path: path.map((command) => command.map(short).join(' ')).join(' ') };
}
