import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from './number-field.module.css';
import { boundsInWords, readNumber } from './read-number.ts';

interface NumberFieldProps {
  readonly label: string;
  /** Undefined: several that differ, or none. */
  readonly value: number | undefined;
  readonly placeholder?: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number;
  readonly suffix?: string | undefined;
  readonly onChange: (value: number) => void;
  /** Somebody has finished with it. */
  readonly onEnd?: (() => void) | undefined;
}

/** With Shift, arrows and wheel take ten steps at once. */
const manySteps = 10;

/**
 * A number. It is all selected when somebody comes to it, so that typing replaces it; sums are worked out, arrows and the
 * wheel count on. What is typed counts while it is within its bounds; leaving puts it there.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, value, min, max, step = 1, suffix, onChange, onEnd } = props;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const isNew = useRef(false);
  const before = useRef<number>(undefined);

  const read = typed === undefined ? value : readNumber(typed, suffix);
  const isWithin = (number: number) => number === within(number);
  const within = (number: number) =>
    Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, number));
  const set = (number: number) => {
    if (number !== value) onChange(number);
  };
  const settle = () => {
    if (typed === undefined) return;
    if (read !== undefined) set(within(rounded(read)));
    setTyped(undefined);
  };
  const type = (words: string) => {
    setTyped(words);
    // A sum is not finished before it is left.
    const number = /^\s*-?[\d.,]+\D*$/.test(words) ? readNumber(words, suffix) : undefined;
    if (number !== undefined && isWithin(number)) set(number);
  };
  const count = useEffectEvent((by: number) => {
    const next = within(rounded((read ?? min ?? 0) + by * step));
    setTyped(undefined);
    set(next);
  });
  useEffect(() => {
    const element = input.current;
    const onWheel = (event: WheelEvent) => {
      if (document.activeElement !== element || event.deltaY + event.deltaX === 0) return;
      event.preventDefault();
      // With Shift, some browsers turn the wheel sideways.
      const by = event.deltaY + event.deltaX < 0 ? 1 : -1;
      count(event.shiftKey ? by * manySteps : by);
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    switch (event.key) {
      case 'ArrowUp':
      case 'ArrowDown': {
        event.preventDefault();
        const by = event.key === 'ArrowUp' ? 1 : -1;
        count(event.shiftKey ? by * manySteps : by);
        break;
      }
      case 'Enter':
        settle();
        onEnd?.();
        requestAnimationFrame(() => input.current?.select());
        break;
      case 'Escape':
        // What stood there before; closing a window takes a second one.
        if (typed === undefined) return;
        event.stopPropagation();
        setTyped(undefined);
        if (before.current !== undefined) set(before.current);
        break;
      default:
    }
  };
  const isWrong =
    typed !== undefined && typed.trim() !== '' && (read === undefined || !isWithin(read));
  return (
    <TextInput
      ref={input}
      label={label}
      size="xs"
      inputMode="decimal"
      autoComplete="off"
      classNames={{ input: classes.input ?? '' }}
      placeholder={props.placeholder}
      value={typed ?? (value === undefined ? '' : String(rounded(value)))}
      error={isWrong ? boundsInWords(min, max) : undefined}
      rightSection={suffix && <span className={classes.suffix}>{suffix.trim()}</span>}
      rightSectionPointerEvents="none"
      onFocus={(event) => {
        before.current = value;
        isNew.current = true;
        event.currentTarget.select();
      }}
      onMouseUp={(event) => {
        // The click that brought somebody here puts the caret somewhere, and nobody meant that.
        if (isNew.current) event.currentTarget.select();
        isNew.current = false;
      }}
      onChange={(event) => {
        isNew.current = false;
        type(event.currentTarget.value);
      }}
      onKeyDown={onKeyDown}
      onBlur={() => {
        settle();
        onEnd?.();
      }}
    />
  );
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
