import { Input } from '@mantine/core';
import { type CodeField, DEFAULT_CODE_LENGTH } from '@reelwright/forms';
import { useEffect, useRef, useState } from 'react';
import { controlId } from '../control-id.ts';
import type { FieldProps } from '../field-props.ts';
import { codeCharacters, nextCode } from './code-characters.ts';
import classes from './code-control.module.css';
import { FieldFrame } from './field-frame.tsx';

/**
 * A one-time code in boxes. The boxes are drawn; over them lies one real input, so that a paste, the phone's
 * "code from Messages" and a screen reader all meet a single field.
 */
export function CodeControl(props: FieldProps<CodeField>) {
  const { field, path, value, context, onChange, onLeave } = props;
  const [isFocused, setFocused] = useState(false);
  const id = controlId(context.formId, path);
  const problem = context.problems.get(path);
  const length = field.length ?? DEFAULT_CODE_LENGTH;
  const code = codeCharacters(typeof value === 'string' ? value : '', length);
  const places = Array.from({ length }, (_, place) => place);
  const next = Math.min(code.length, length - 1);
  const input = useRef<HTMLInputElement>(null);
  const wholeCode = field.submitsWhenWhole && code.length === length ? code : '';
  useEffect(() => {
    // Drawn, the form has the last digit too. Another whole code is sent as well, after a wrong one.
    if (wholeCode) input.current?.form?.requestSubmit();
  }, [wholeCode]);
  const readTyped = (typed: string) =>
    field.submitsWhenWhole ? nextCode(code, typed, length) : codeCharacters(typed, length);
  return (
    <FieldFrame>
      <Input.Wrapper
        id={id}
        label={field.label}
        description={field.description}
        error={problem}
        withAsterisk={field.required ?? false}
      >
        <div
          className={classes.group}
          data-described={field.description !== undefined || undefined}
        >
          {places.map((place) => (
            <span
              key={place}
              className={classes.box}
              data-half={place + 1 === length / 2 || undefined}
              data-next={(isFocused && place === next) || undefined}
              data-broken={problem !== undefined || undefined}
              data-off={field.disabled || undefined}
              aria-hidden="true"
            >
              {code[place]}
            </span>
          ))}
          <input
            ref={input}
            id={id}
            className={classes.input}
            data-autofocus={context.firstPath === path || undefined}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            disabled={field.disabled}
            aria-required={field.required ?? false}
            aria-invalid={problem !== undefined}
            aria-describedby={`${field.description ? `${id}-description ` : ''}${problem ? `${id}-error` : ''}`}
            value={code}
            onChange={(event) => onChange(readTyped(event.currentTarget.value))}
            onFocus={() => setFocused(true)}
            onBlur={() => {
              setFocused(false);
              onLeave();
            }}
          />
        </div>
      </Input.Wrapper>
    </FieldFrame>
  );
}
