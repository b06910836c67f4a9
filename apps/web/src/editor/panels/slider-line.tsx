import { Slider } from '@mantine/core';
import classes from './panels.module.css';

interface SliderLineProps {
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  readonly set: (value: number) => void;
  readonly onEnd: () => void;
}

/** A number from 0 on, by hand. */
export function SliderLine({ label, value, max = 100, set, onEnd }: SliderLineProps) {
  return (
    <div className={classes.slider}>
      <span className={classes.label}>{label}</span>
      <Slider
        value={value}
        max={max}
        label={null}
        thumbLabel={label}
        onChange={set}
        onChangeEnd={onEnd}
      />
      <span className={classes.figure}>{value}</span>
    </div>
  );
}
