import { Slider } from '@mantine/core';
import classes from './theme-step.module.css';

interface LabelledSliderProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

export function LabelledSlider({ label, value, min = 0, max, onChange }: LabelledSliderProps) {
  return (
    <div className={classes.slider}>
      <span className={classes.sliderLabel}>{label}</span>
      <Slider
        min={min}
        max={max}
        value={value}
        label={null}
        thumbLabel={label}
        onChange={onChange}
      />
      <span className={classes.figure}>{value}</span>
    </div>
  );
}
