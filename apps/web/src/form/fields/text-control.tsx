import { TextInput } from '@mantine/core';
import { completeUrl, type EmailField, type TextField, type UrlField } from '@reelwright/forms';
import type { FieldProps } from '../field-props.ts';
import { FieldFrame } from './field-frame.tsx';
import { FieldIdeas } from './field-ideas.tsx';
import { inputWiring } from './input-wiring.ts';
import { LengthNote } from './length-note.tsx';

const inputModes = { text: 'text', url: 'url', email: 'email' } as const;

/** A line of text, an address or an email. Leaving an address completes it: 'shop.example' gets its https. */
export function TextControl(props: FieldProps<TextField | UrlField | EmailField>) {
  const { field, value, onChange, onLeave } = props;
  const text = typeof value === 'string' ? value : '';
  const leave = () => {
    if (field.kind === 'url' && completeUrl(text) !== text) onChange(completeUrl(text));
    onLeave();
  };
  return (
    <FieldFrame note={<LengthNote field={field} value={text} />}>
      <TextInput
        {...inputWiring({ ...props, onLeave: leave })}
        type="text"
        inputMode={inputModes[field.kind]}
        autoComplete={autoComplete(field)}
        spellCheck={field.kind === 'text'}
        autoCapitalize={field.kind === 'text' ? 'sentences' : 'none'}
        placeholder={field.placeholder}
        readOnly={field.kind === 'email' && field.readOnly === true}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {field.kind === 'text' && field.ideas && (
        <FieldIdeas label={field.label} ideas={field.ideas} chosen={text} onChoose={onChange} />
      )}
    </FieldFrame>
  );
}

function autoComplete(field: TextField | UrlField | EmailField): string {
  if (field.kind === 'url') return 'off';
  return field.autoComplete ?? (field.kind === 'email' ? 'email' : 'off');
}
