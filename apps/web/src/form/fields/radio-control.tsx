import { Input } from '@mantine/core';
import type { FieldOption, RadioField } from '@reelwright/forms';
import { controlId } from '../control-id.ts';
import type { FieldProps } from '../field-props.ts';
import { FieldFrame } from './field-frame.tsx';
import classes from './radio-control.module.css';

/** Cards of which one is chosen. Real radio buttons underneath: arrow keys, groups and forms work as everywhere. */
export function RadioControl(props: FieldProps<RadioField>) {
  const { field, path, value, context, onChange, onLeave } = props;
  const id = controlId(context.formId, path);
  const problem = context.problems.get(path);
  const hasChoice = field.options.some((option) => option.value === value);
  return (
    <FieldFrame>
      <div
        className={classes.group}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-disabled={field.disabled ?? false}
        aria-required={field.required ?? false}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-description ${id}-error`}
        onBlur={onLeave}
      >
        <span className={classes.legend} id={`${id}-label`}>
          {field.label}
          {field.required && <span className={classes.star}> *</span>}
        </span>
        {field.description && (
          <Input.Description id={`${id}-description`}>{field.description}</Input.Description>
        )}
        <div className={classes.cards}>
          {field.options.map((option, index) => (
            <RadioCard
              key={option.value}
              // The card that takes the focus when the group is wrong carries the field's id.
              id={(hasChoice ? option.value === value : index === 0) ? id : `${id}-${index}`}
              name={id}
              option={field.disabled ? { ...option, disabled: true } : option}
              isChosen={option.value === value}
              onChoose={() => onChange(option.value)}
            />
          ))}
        </div>
        {problem && <Input.Error id={`${id}-error`}>{problem}</Input.Error>}
      </div>
    </FieldFrame>
  );
}

interface RadioCardProps {
  readonly id: string;
  readonly name: string;
  readonly option: FieldOption;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function RadioCard({ id, name, option, isChosen, onChoose }: RadioCardProps) {
  return (
    <label className={classes.card} htmlFor={id} data-chosen={isChosen || undefined}>
      <input
        type="radio"
        id={id}
        name={name}
        className={classes.dot}
        checked={isChosen}
        disabled={option.disabled}
        onChange={onChoose}
      />
      <span>
        <span className={classes.label}>{option.label}</span>
        {option.description && <span className={classes.description}>{option.description}</span>}
      </span>
    </label>
  );
}
