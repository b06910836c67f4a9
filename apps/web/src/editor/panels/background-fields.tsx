import { Select } from '@mantine/core';
import type { Background } from '@reelwright/movie';
import { BackgroundMedia, BackgroundPlace } from './background-media.tsx';
import { BlobFields, firstBlob, withShape } from './blob-fields.tsx';
import { ColourField } from './colour-field.tsx';
import { GradientSwatches } from './gradient-swatches.tsx';
import { SliderLine } from './slider-line.tsx';

interface BackgroundFieldsProps {
  readonly value: Background | undefined;
  readonly onChange: (value: Background | undefined) => void;
  readonly onEnd: () => void;
}

const kinds = [
  { value: 'none', label: 'None' },
  { value: 'color', label: 'Color' },
  { value: 'gradient', label: 'Gradient' },
  { value: 'image', label: 'Picture' },
  { value: 'video', label: 'Video' },
  { value: 'blob', label: 'Blob' },
];
const custom = { value: 'custom', label: 'As it was set' };
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
/** What lies behind an item, a slide or the movie: none, a colour, a gradient, a picture, a video, a blob. */
export function BackgroundFields({ value, onChange, onEnd }: BackgroundFieldsProps) {
  const bg = value ?? blank;
  const set = (change: Partial<Background>) => onChange({ ...bg, ...change });
  return (
    <>
      <Select
        label="Fill"
        size="xs"
        allowDeselect={false}
        data={bg.type === 'custom' ? [...kinds, custom] : kinds}
        value={bg.type}
        onChange={(type) => {
          if (type === null) return;
          if (type === 'none') onChange(undefined);
          else
            set({
              type: type as Background['type'],
              ...(type === 'color' && { color: bg.color ?? '#5b5bd6' }),
              ...(type === 'gradient' && { gradient: bg.gradient ?? firstBlob.gradient }),
              ...(type === 'blob' && { blob: bg.blob ?? withShape(firstBlob) }),
            });
          onEnd();
        }}
      />
      {bg.type === 'color' && (
        <ColourField
          label="Color"
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
      {(bg.type === 'image' || bg.type === 'video') && (
        <BackgroundMedia bg={bg} set={set} onEnd={onEnd} />
      )}
      {bg.type === 'blob' && (
        <>
          <BlobFields blob={bg.blob ?? firstBlob} set={(blob) => set({ blob })} onEnd={onEnd} />
          <BackgroundPlace bg={bg} set={set} onEnd={onEnd} canRepeat />
        </>
      )}
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
              label="Tint color"
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
