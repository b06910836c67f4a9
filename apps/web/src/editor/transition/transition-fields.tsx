import { Slider } from '@mantine/core';
import { defaultSlideTransitionMs, type SlideTransition } from '@reelwright/movie';
import { TransitionPicker } from '../../catalogue/transition-picker.tsx';
import { lasting } from './lasting.ts';
import classes from './transition-popup.module.css';
import { movementOf } from './transition-words.ts';

const [minMs, maxMs, stepMs] = [100, 2000, 50];

interface TransitionFieldsProps {
  readonly value: SlideTransition | undefined;
  readonly onChange: (transition: SlideTransition) => void;
  /** Chosen, or pulled to its end: the next change is a step of its own. */
  readonly onEnd: () => void;
  /** The one that the pointer is on, until it leaves. */
  readonly onPoint?: (transition: SlideTransition | undefined) => void;
}

/** A transition, chosen by what it looks like, and how long it takes. */
export function TransitionFields({ value, onChange, onEnd, onPoint }: TransitionFieldsProps) {
  const durationMs =
    (value?.type === 'css' ? value.in?.duration : undefined) ?? defaultSlideTransitionMs;
  return (
    <>
      <TransitionPicker
        chosen={value?.type === 'video' ? value.url : movementOf(value)?.id}
        category={value?.type === 'video' ? value.category : undefined}
        onChange={(next) => {
          onChange(lasting(next, durationMs));
          onEnd();
        }}
        onPoint={(next) => onPoint?.(next && lasting(next, durationMs))}
      />
      {value?.type === 'css' && (
        <div className={classes.duration}>
          <span>Takes {(durationMs / 1000).toFixed(2)} s</span>
          <Slider
            className={classes.slider ?? ''}
            min={minMs}
            max={maxMs}
            step={stepMs}
            value={durationMs}
            label={null}
            thumbLabel="How long the transition takes"
            onChange={(next) => onChange(lasting(value, next))}
            onChangeEnd={onEnd}
          />
        </div>
      )}
    </>
  );
}
