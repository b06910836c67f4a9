import { Autocomplete } from '@mantine/core';
import type { TextField } from '@reelwright/forms';
import type { FieldProps } from '../field-props.ts';
import { maxSuggestions, useSuggestions } from '../use-suggestions.ts';
import { FieldFrame } from './field-frame.tsx';
import { inputWiring } from './input-wiring.ts';
import { LengthNote } from './length-note.tsx';

/** A line of text with words to choose from; anything else may be typed. */
export function SuggestControl(props: FieldProps<TextField>) {
  const { field, value, context, onChange } = props;
  const text = typeof value === 'string' ? value : '';
  const found = useSuggestions(text, field.suggestWords, context.suggest);
  return (
    <FieldFrame note={<LengthNote field={field} value={text} />}>
      <Autocomplete
        {...inputWiring(props)}
        autoComplete="off"
        placeholder={field.placeholder}
        value={text}
        data={[...(field.suggestions ?? found)]}
        // They were chosen for what is typed; sifting them again would only lose some.
        filter={({ options }) => options}
        limit={maxSuggestions}
        onChange={onChange}
      />
    </FieldFrame>
  );
}
