import { Autocomplete } from '@mantine/core';
import { useState } from 'react';

/** Spec: the sizes to choose from; any other number above 0 can be typed. */
const sizes = [
  10, 12, 14, 16, 18, 20, 22, 28, 32, 36, 42, 48, 54, 58, 64, 72, 78, 82, 90, 102, 118, 136, 150,
];
/** More than fills any stage. */
const maxPx = 2000;

interface TextSizeProps {
  readonly sizePx: number | null | undefined;
  readonly onChange: (sizePx: number | null) => void;
  /** A size was chosen, or typed and entered. */
  readonly onDone?: () => void;
}

/** How large the selected words are: one of a list, or any other. Nothing means the size of the whole text. */
export function TextSize({ sizePx, onChange, onDone }: TextSizeProps) {
  const [typed, setTyped] = useState<string>();
  const accept = (words: string) => {
    setTyped(undefined);
    const px = Number.parseFloat(words);
    if (words.trim() === '') onChange(null);
    else if (px > 0) onChange(Math.min(maxPx, px));
  };
  return (
    <Autocomplete
      aria-label="Size of the selected words"
      size="xs"
      w={72}
      placeholder="Size"
      data={sizes.map(String)}
      // Everything stays in the list, whatever number stands in the field.
      filter={({ options }) => options}
      value={typed ?? (sizePx ? String(sizePx) : '')}
      onChange={setTyped}
      onOptionSubmit={(size) => {
        accept(size);
        onDone?.();
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Enter' || typed === undefined) return;
        accept(typed);
        onDone?.();
      }}
      onBlur={() => typed !== undefined && accept(typed)}
    />
  );
}
