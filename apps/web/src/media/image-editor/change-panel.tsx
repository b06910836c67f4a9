import { Button, Slider } from '@mantine/core';
import classes from './image-editor.module.css';
import { changeName, type PendingChange } from './pending-change.ts';

interface ChangePanelProps {
  readonly change: PendingChange;
  readonly disabled: boolean;
  readonly onChange: (change: PendingChange) => void;
  readonly onApply: () => void;
  readonly onCancel: () => void;
}

const adjusted = [
  { id: 'brightness', label: 'Brightness' },
  { id: 'contrast', label: 'Contrast' },
  { id: 'colour', label: 'Color' },
  { id: 'sharpness', label: 'Sharpness' },
] as const;

/** The sliders of what is being tried; the picture follows them. */
export function ChangePanel({ change, disabled, onChange, onApply, onCancel }: ChangePanelProps) {
  return (
    <section aria-label={changeName(change)} className={classes.editor}>
      <div className={classes.sliders}>
        {change.kind === 'effect' ? (
          <AmountSlider
            label="Strength"
            value={Math.round(change.amount * 100)}
            min={0}
            onChange={(percent) => onChange({ ...change, amount: percent / 100 })}
          />
        ) : (
          adjusted.map(({ id, label }) => (
            <AmountSlider
              key={id}
              label={label}
              value={change.adjustments[id]}
              min={-100}
              onChange={(value) =>
                onChange({ ...change, adjustments: { ...change.adjustments, [id]: value } })
              }
            />
          ))
        )}
      </div>
      <div className={classes.tools}>
        <Button disabled={disabled} onClick={onApply}>
          Apply
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}

interface AmountSliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly onChange: (value: number) => void;
}

function AmountSlider({ label, value, min, onChange }: AmountSliderProps) {
  return (
    <div className={classes.slider}>
      <span>{label}</span>
      <Slider
        min={min}
        max={100}
        value={value}
        startPointValue={0}
        label={null}
        thumbLabel={label}
        onChange={onChange}
      />
      <span className={classes.figure}>{value}</span>
    </div>
  );
}
