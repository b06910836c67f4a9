import { TextInput, UnstyledButton } from '@mantine/core';
import { clampNumber, type NumberField, parseNumber } from '@reelwright/forms';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../theme/icon.tsx';
import type { FieldProps } from '../field-props.ts';
import { FieldFrame } from './field-frame.tsx';
import { inputWiring } from './input-wiring.ts';
import classes from './number-control.module.css';
import { stepNumber } from './step-number.ts';

/** A number with arrows. Leaving it pulls the number inside its limits; what isn't a number stays, with its message. */
export function NumberControl(props: FieldProps<NumberField>) {
  const { field, value, onChange, onLeave } = props;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const parsed = parseNumber(text);
  const step = (by: 1 | -1) => onChange(stepNumber(field, parsed, by));
  const leave = () => {
    if (parsed !== undefined) onChange(clampNumber(field, parsed));
    onLeave();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <FieldFrame>
      <TextInput
        {...inputWiring({ ...props, onLeave: leave })}
        role="spinbutton"
        inputMode="decimal"
        autoComplete="off"
        classNames={{ wrapper: classes.number ?? '' }}
        placeholder={field.placeholder}
        aria-valuenow={parsed}
        aria-valuetext={
          field.suffix && parsed !== undefined ? `${parsed} ${field.suffix}` : undefined
        }
        aria-valuemin={field.min}
        aria-valuemax={field.max}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={keyDown}
        rightSectionWidth={field.suffix ? 64 : 32}
        rightSection={
          <span className={classes.right}>
            {field.suffix && <span className={classes.suffix}>{field.suffix}</span>}
            <span className={classes.arrows} aria-hidden="true">
              <UnstyledButton
                tabIndex={-1}
                onClick={() => step(1)}
                disabled={field.disabled ?? false}
              >
                <Icon shape={IconChevronUp} sizePx={16} />
              </UnstyledButton>
              <UnstyledButton
                tabIndex={-1}
                onClick={() => step(-1)}
                disabled={field.disabled ?? false}
              >
                <Icon shape={IconChevronDown} sizePx={16} />
              </UnstyledButton>
            </span>
          </span>
        }
      />
    </FieldFrame>
  );
}
