import { ColorInput } from '@mantine/core';
import { Segmented } from '../../../ui/segmented.tsx';
import { LabelledSlider } from './labelled-slider.tsx';
import { gradientOf, readOwnGradient } from './own-gradient.ts';
import classes from './theme-step.module.css';

interface GradientMixerProps {
  readonly gradient: string;
  readonly onChange: (gradient: string) => void;
}

const kinds = [
  { value: 'linear', label: 'Linear' },
  { value: 'radial', label: 'Radial' },
] as const;

/** A gradient of one's own: two colours, and how one becomes the other. */
export function GradientMixer({ gradient, onChange }: GradientMixerProps) {
  const own = readOwnGradient(gradient);
  const set = (part: Partial<typeof own>) => onChange(gradientOf({ ...own, ...part }));
  return (
    <div className={classes.fields}>
      <div className={classes.pair}>
        <ColorInput
          label="From"
          format="hex"
          value={own.from}
          onChange={(from) => isWhole(from) && set({ from })}
        />
        <ColorInput
          label="To"
          format="hex"
          value={own.to}
          onChange={(to) => isWhole(to) && set({ to })}
        />
      </div>
      <div>
        <Segmented
          label="Kind of gradient"
          segments={kinds}
          value={own.kind}
          onChange={(kind) => set({ kind })}
        />
      </div>
      {own.kind === 'linear' && (
        <LabelledSlider
          label="Direction (degrees)"
          value={own.degrees}
          max={360}
          onChange={(degrees) => set({ degrees })}
        />
      )}
    </div>
  );
}

/** Half a colour is still being typed. */
function isWhole(colour: string): boolean {
  return /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour);
}
