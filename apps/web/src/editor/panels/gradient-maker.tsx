import { Button, Select } from '@mantine/core';
import { writeGradient } from '@reelwright/stage';
import { IconX } from '@tabler/icons-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { ColourField } from './colour-field.tsx';
import type { GradientParts } from './gradient-parts.ts';
import classes from './panels.module.css';
import { SliderLine } from './slider-line.tsx';

interface GradientMakerProps {
  readonly parts: GradientParts;
  readonly onChange: (gradient: string) => void;
  readonly onEnd: () => void;
}

const types = [
  { value: 'linear', label: 'Linear' },
  { value: 'radial', label: 'Radial' },
];
const [minColors, maxColors] = [2, 5];

/** A gradient put together from colours. */
export function GradientMaker({ parts, onChange, onEnd }: GradientMakerProps) {
  const { type, degrees, colors } = parts;
  const change = (next: Partial<GradientParts>) => {
    const made = { ...parts, ...next };
    onChange(writeGradient(made.colors, made));
  };
  return (
    <>
      {colors.map((color, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: colours have no other name, and two may be alike.
        <div key={index} className={classes.stop}>
          <ColourField
            aria-label={`Color ${index + 1} of ${colors.length}`}
            value={color}
            onChange={(next) => change({ colors: colors.with(index, next) })}
            onEnd={onEnd}
          />
          {colors.length > minColors && (
            <IconButton
              label={`Remove color ${index + 1}`}
              icon={IconX}
              size="md"
              onClick={() => {
                change({ colors: colors.toSpliced(index, 1) });
                onEnd();
              }}
            />
          )}
        </div>
      ))}
      <div className={classes.pair}>
        <Select
          aria-label="Kind of gradient"
          size="xs"
          allowDeselect={false}
          data={types}
          value={type}
          onChange={(next) => {
            change({ type: next === 'radial' ? 'radial' : 'linear' });
            onEnd();
          }}
        />
        <Button
          variant="default"
          size="xs"
          disabled={colors.length >= maxColors}
          onClick={() => {
            change({ colors: [...colors, colors.at(-1) ?? '#ffffff'] });
            onEnd();
          }}
        >
          Add color
        </Button>
      </div>
      {type === 'linear' && (
        <SliderLine
          label="Degrees"
          value={Math.round(degrees)}
          max={360}
          set={(next) => change({ degrees: next })}
          onEnd={onEnd}
        />
      )}
    </>
  );
}
