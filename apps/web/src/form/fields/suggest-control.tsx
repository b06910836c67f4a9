import { Autocomplete } from '@mantine/core';
import type { TextField } from '@reelwright/forms';
import { useEffect, useState } from 'react';
import type { FieldProps } from '../field-props.ts';
import { FieldFrame } from './field-frame.tsx';
import { inputWiring } from './input-wiring.ts';
import { LengthNote } from './length-note.tsx';

/** Spec: from the second character on, ten at most, once nobody typed for 350 ms. */
const shortestTyped = 2;
const maxSuggestions = 10;
const settlesMs = 350;

/** A line of text with words to choose from; anything else may be typed. */
export function SuggestControl(props: FieldProps<TextField>) {
  const { field, value, context, onChange } = props;
  const text = typeof value === 'string' ? value : '';
  const found = useSuggestions(text, field, context.suggest);
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

function useSuggestions(
  text: string,
  { suggestWords }: TextField,
  suggest: FieldProps['context']['suggest'],
): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([]);
  const typed = text.trim();
  useEffect(() => {
    if (!suggest || suggestWords === undefined) return;
    if (typed.length < shortestTyped) return setFound([]);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      suggest(typed, suggestWords, stop.signal).then(
        (words) => setFound(words.slice(0, maxSuggestions)),
        // Suggestions are a courtesy: without them one types on.
        () => undefined,
      );
    }, settlesMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, suggest, suggestWords]);
  return found;
}
